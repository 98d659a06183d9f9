import { maintenanceAnswer } from './maintenance';
import { interceptFetch } from './pageFetch';
import { demoProductCount, demoSession, isInMaintenance } from './pageSettings';
import type { ToPage, ToWorker, Wire, WireMail } from './wire/messages';
import { createPageEnd } from './wire/pageEnd';

export interface BrowserGatewayOptions {
  /** Takes what the gateway has to tell the user, such as a store that could not be read. */
  onNotice(text: string): void;
}

/** The gateway as the page sees it. */
export interface BrowserGateway {
  /** Puts the demo data back as they were at first; every open tab loads again then. */
  reset(): void;
  /** The latest mail with a link for a new password to the address; null where there is none. */
  passwordMail(address: string): Promise<WireMail | null>;
}

/** The script of the gateway's service worker. */
const SERVICE_WORKER = '/mockServiceWorker.js';

const NO_SERVICE_WORKER =
  'This browser allows no service worker here, as in some private windows. Everything works but pictures and direct links to files; open the app in an ordinary window to have those, too.';

/** The port of the worker that all tabs share; null where the browser has no such workers or allows none. */
const sharedPort = (): MessagePort | null => {
  try {
    return new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'gateway' }).port;
  } catch {
    return null;
  }
};

/** Starts the gateway's worker: a shared one for all tabs where the browser has them. */
const startWorker = (): { wire: Wire<ToWorker>; listen(receive: (message: ToPage) => void): void } => {
  const port = sharedPort();
  if (port) return { wire: port, listen: (receive) => (port.onmessage = ({ data }) => receive(data)) };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'gateway' });
  return { wire: worker, listen: (receive) => (worker.onmessage = ({ data }) => receive(data)) };
};

/**
 * A Web Lock that this page holds until it is gone, however it goes: so the worker learns of it. null where the browser
 * allows none; the worker is not a shared one then, and ends with its page.
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
 * Resolves when our service worker controls this page. Where there is none yet, or one of another app, ours is registered
 * while MSW is still on its way; MSW itself would begin with it only then.
 */
const takeControl = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  // MSW loads a page again that has passed its service worker by.
  if (isOurs(serviceWorker.controller) || isOurs(registration?.active)) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register(SERVICE_WORKER);
  await controlled;
};

/** Has the browser ask whether to close the page. */
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** Starts the embedded gateway: its worker, and MSW in front of it. Resolves when calls are answered. */
export const startGateway = async ({ onNotice }: BrowserGatewayOptions): Promise<BrowserGateway> => {
  const { wire, listen } = startWorker();
  const end = createPageEnd(wire);
  const questions: ((mail: WireMail | null) => void)[] = [];
  listen((message) => {
    if (message.type === 'notice') onNotice(message.text);
    else if (message.type === 'wasReset') window.location.reload();
    // The listener is there only while it is needed: browsers keep no page with one for the way back.
    else if (message.type === 'carriesJobs' && message.isCarrying)
      window.addEventListener('beforeunload', askBeforeClosing);
    else if (message.type === 'carriesJobs') window.removeEventListener('beforeunload', askBeforeClosing);
    else if (message.type === 'passwordMail') questions[message.question]?.(message.mail);
    else end.receive(message);
  });
  const options = { demoProducts: demoProductCount(), demoSession: demoSession() };
  const greet = async () => wire.postMessage({ type: 'hello', lock: await holdLock(), options }, []);
  const answer = async (request: Request) => (isInMaintenance() && maintenanceAnswer(request)) || end.send(request);
  const intercept = async () => {
    try {
      const [{ interceptCalls }] = await Promise.all([import('./serviceWorker'), takeControl()]);
      await interceptCalls(answer, SERVICE_WORKER);
    } catch {
      interceptFetch(answer);
      onNotice(NO_SERVICE_WORKER);
    }
  };
  await Promise.all([greet(), intercept()]);
  return {
    reset: () => wire.postMessage({ type: 'reset' }, []),
    passwordMail: (address) =>
      new Promise((resolve) => {
        const question = questions.push(resolve) - 1;
        wire.postMessage({ type: 'passwordMail', question, address }, []);
      }),
  };
};
