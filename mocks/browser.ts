import { createMaintenanceResponse } from '#server/maintenanceResponse';
import { interceptFetch } from './pageFetch';
import type { Notify } from './notice';
import { demoSession, isInMaintenance } from './pageSettings';
import type {
  ArchiveRequest,
  ArchiveSummary,
  MessageEndpoint,
  SimulatedEmail,
  ToPage,
  ToWorker,
} from './messaging/messages';
import { createPagePort } from './messaging/pagePort';

declare global {
  interface WorkerOptions {
    /** Keeps a shared worker alive for a while after its last page has closed; so far only Chromium does. */
    extendedLifetime?: boolean;
  }
}

export interface BrowserGatewayOptions {
  /** Called with what the user should know, for example when the store could not be read. */
  onNotice: Notify;
}

/** The gateway's API for the page. */
export interface BrowserGateway {
  /** Restores the original demo data; every open tab then reloads. */
  reset: () => void;
  /**
   * Checks a backup, and returns what is in it. With `isConfirmed`, it then replaces the workspace, and every open tab
   * reloads. Rejects with why it can't be opened; the workspace is then as it was. `onProgress` gets the share that is
   * done, 0 to 1.
   */
  openArchive: (
    file: Blob,
    request: ArchiveRequest & { onProgress: (share: number) => void },
  ) => Promise<ArchiveSummary>;
  /**
   * Resolves when requests that are not made with `fetch` are answered, too, for example for images. Never rejects.
   */
  imagesReady: Promise<void>;
  /** The latest password reset email sent to the address, or null if there is none. */
  passwordEmail: (address: string) => Promise<SimulatedEmail | null>;
}

type ArchiveAnswer = Extract<ToPage, { type: 'archive' }>['answer'];

/** URL of the gateway's service worker script. */
const SERVICE_WORKER = '/mockServiceWorker.js';

/**
 * The port of the worker shared by all tabs, or null if the browser does not support or allow shared workers. Where the
 * browser supports it, the worker outlives its last page for a while, so that a reload finds it running. The build
 * starts it with the same options in the head of the page, see scripts/startWorker.ts.
 */
const sharedPort = (): MessagePort | null => {
  try {
    const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'gateway',
      extendedLifetime: true,
    });
    return worker.port;
  } catch {
    return null;
  }
};

/** Starts the gateway's worker: one shared by all tabs if the browser supports it. */
const startWorker = (): {
  endpoint: MessageEndpoint<ToWorker>;
  listen: (receive: (message: ToPage) => void) => void;
} => {
  const port = sharedPort();
  if (port)
    return {
      endpoint: port,
      listen: (receive) => (port.onmessage = ({ data }: MessageEvent<ToPage>) => receive(data)),
    };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'gateway' });
  return {
    endpoint: worker,
    listen: (receive) => (worker.onmessage = ({ data }: MessageEvent<ToPage>) => receive(data)),
  };
};

/**
 * Acquires a Web Lock that this page holds until it closes or crashes, so that the worker can detect that it is gone.
 * Returns null if the browser does not allow locks; in that case the worker is not shared and ends with its page.
 */
const holdLock = (): Promise<string | null> => {
  const name = `gateway-page-${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    const hold = () => {
      resolve(name);
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, hold).catch(() => resolve(null));
  });
};

const isOurs = (worker: ServiceWorker | null | undefined): boolean =>
  Boolean(worker && new URL(worker.scriptURL).pathname === SERVICE_WORKER);

/**
 * Resolves when the gateway's service worker controls this page. If there is none yet, or another app's, it is
 * registered while MSW is still loading; MSW itself would only register it afterwards. One that is active takes control
 * of a page that was loaded without it, which MSW would reload.
 */
const takeControl = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (isOurs(serviceWorker.controller)) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const active = (await serviceWorker.getRegistration())?.active;
  if (isOurs(active)) active?.postMessage('TAKE_CONTROL');
  else await serviceWorker.register(SERVICE_WORKER);
  await controlled;
};

/** Makes the browser ask for confirmation before closing the page. */
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** Milliseconds after which MSW starts even if nothing was answered, or the page is never idle. */
const LONGEST_WAIT = 2_000;

/** Resolves when the page has nothing urgent to do. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, 200);
  });

/**
 * Starts the embedded gateway. Resolves when `fetch` is answered: at first straight by the worker, and by MSW once the
 * first answer has arrived and the page rests, because MSW takes as long to start as the worker. See
 * docs/decisions/0017-first-calls.md.
 */
export function startGateway({ onNotice }: BrowserGatewayOptions): BrowserGateway {
  const { endpoint, listen } = startWorker();
  const end = createPagePort(endpoint);
  const archives: { onProgress: (share: number) => void; settle: (answer: ArchiveAnswer) => void }[] = [];
  const questions: ((email: SimulatedEmail | null) => void)[] = [];
  listen((message) => {
    if (message.type === 'notice') onNotice(message.notice);
    else if (message.type === 'wasReset') window.location.reload();
    // The listener is registered only while needed, because browsers do not put pages with a beforeunload listener in
    // the back/forward cache.
    else if (message.type === 'carriesJobs' && message.isCarrying)
      window.addEventListener('beforeunload', askBeforeClosing);
    else if (message.type === 'carriesJobs') window.removeEventListener('beforeunload', askBeforeClosing);
    else if (message.type === 'archiveProgress') archives[message.question]?.onProgress(message.share);
    else if (message.type === 'archive') archives[message.question]?.settle(message.answer);
    else if (message.type === 'passwordEmail') questions[message.question]?.(message.email);
    else end.receive(message);
  });
  const options = { demoSession: demoSession() };
  let noteAnswer: () => void;
  const firstAnswer = new Promise<void>((resolve) => {
    noteAnswer = resolve;
    setTimeout(resolve, LONGEST_WAIT);
  });
  const answer = async (request: Request, text?: string) => {
    const response = (isInMaintenance() && createMaintenanceResponse(request)) || (await end.send(request, text));
    noteAnswer();
    return response;
  };
  const stopDirectCalls = interceptFetch(answer);
  const intercept = async () => {
    await firstAnswer;
    await untilIdle();
    try {
      const [{ interceptCalls }] = await Promise.all([import('./serviceWorker'), takeControl()]);
      await interceptCalls(answer, SERVICE_WORKER);
      stopDirectCalls();
    } catch {
      onNotice({ code: 'noServiceWorkers' });
    }
  };
  endpoint.postMessage({ type: 'hello', options }, []);
  void holdLock().then((lock) => endpoint.postMessage({ type: 'join', lock }, []));
  return {
    imagesReady: intercept(),
    reset: () => endpoint.postMessage({ type: 'reset' }, []),
    openArchive: (file, { onProgress, ...request }) =>
      new Promise((resolve, reject) => {
        const settle = (answer: ArchiveAnswer) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer.summary);
        const question = archives.push({ onProgress, settle }) - 1;
        endpoint.postMessage({ type: 'openArchive', question, file, ...request }, []);
      }),
    passwordEmail: (address) =>
      new Promise((resolve) => {
        const question = questions.push(resolve) - 1;
        endpoint.postMessage({ type: 'passwordEmail', question, address }, []);
      }),
  };
}
