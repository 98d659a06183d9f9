import './shims/globals';
import { openPersistedStore, type PersistedStore } from './persistence/indexedDb';
import { keepSessions } from '#server/domain/auth/session';
import { EMBEDDED_SECRETS } from './embeddedSecrets';
import { createDemoGateway } from './demo/demoGateway';
import type { Gateway } from '#server/gateway';
import type { Notice } from './notice';
import type { SessionRecord } from '#server/records/auth';
import type { MessageEndpoint, OpenArchive, ToPage, ToWorker, WorkerOptions } from './messaging/messages';
import { createWorkerPort } from './messaging/workerPort';
import { WORKER_SHORTCUTS } from './workerShortcuts';

const pages = new Set<MessageEndpoint<ToPage>>();
const notifyAll = (message: ToPage) => pages.forEach((page) => page.postMessage(message, []));

const notices: Notice[] = [];
const onNotice = (notice: Notice) => {
  notices.push(notice);
  notifyAll({ type: 'notice', notice });
};

let isWorking = false;
const notifyJobCarrier = () => notifyAll({ type: 'carriesJobs', isCarrying: isWorking && pages.size === 1 });
const onWork = (isSo: boolean) => {
  isWorking = isSo;
  notifyJobCarrier();
};

const open = async ({ demoSession }: WorkerOptions, persisted: PersistedStore) => {
  const { store, files, flush } = persisted;
  const gateway = await createDemoGateway({
    store,
    files,
    flush,
    secrets: EMBEDDED_SECRETS,
    userAgent: navigator.userAgent,
    demoSessions: parseSessions(demoSession),
    ...WORKER_SHORTCUTS,
    onWork,
  });
  return { persisted, gateway };
};

/** A value set manually by a developer can be invalid. */
const parseSessions = (text: string | null): SessionRecord[] => {
  try {
    const session: unknown = JSON.parse(text ?? 'null');
    const isSession = typeof session === 'object' && session !== null && 'id' in session && 'userId' in session;
    return isSession ? [session as SessionRecord] : [];
  } catch {
    return [];
  }
};

const openStored = async (options: WorkerOptions) => open(options, await openPersistedStore({ onNotice }));

let opened: ReturnType<typeof open> | undefined;

/** Replaces the workspace by that of the store, which reloads every tab. */
const replace = async (options: WorkerOptions, next: PersistedStore) => {
  const { persisted, gateway } = await opened!;
  gateway.stop();
  await gateway.idle();
  opened = open(options, next);
  await opened;
  void persisted.remove();
  notifyAll({ type: 'wasReset' });
};

const answerArchive = async (endpoint: MessageEndpoint<ToPage>, options: WorkerOptions, message: OpenArchive) => {
  const [{ answer }, { gateway }] = await Promise.all([import('./archive'), opened!]);
  await answer(message, { endpoint, context: gateway.context, onNotice, replace: (next) => replace(options, next) });
};

const reset = async (options: WorkerOptions) => {
  const { persisted, gateway } = await opened!;
  gateway.stop();
  await gateway.idle();
  const sessions = await gateway.context.store.list('sessions');
  await persisted.reset();
  persisted.close();
  opened = openStored(options).then(async (next) => {
    await keepSessions(next.gateway.context, sessions);
    return next;
  });
  await opened;
  notifyAll({ type: 'wasReset' });
};

/** Serves a page over its channel while the page holds its lock. */
const serve = (endpoint: MessageEndpoint<ToPage>) => {
  let options: WorkerOptions;
  const handle: Gateway['handle'] = async (request) => (await opened!).gateway.handle(request);
  const end = createWorkerPort(endpoint, handle);
  const join = (lock: string | null) => {
    pages.add(endpoint);
    notifyJobCarrier();
    notices.forEach((notice) => endpoint.postMessage({ type: 'notice', notice }, []));
    if (lock === null) return;
    void navigator.locks.request(lock, () => {
      pages.delete(endpoint);
      notifyJobCarrier();
      end.close();
    });
  };
  return (message: ToWorker) => {
    if (message.type === 'reset') return void reset(options);
    if (message.type === 'openArchive') return void answerArchive(endpoint, options, message);
    if (message.type === 'passwordEmail') return void showPasswordEmail(endpoint, message.question, message.address);
    if (message.type === 'join') return join(message.lock);
    if (message.type !== 'hello') return end.receive(message);
    options = message.options;
    opened ??= openStored(options);
  };
};

/** Answers a question that HTTP requests cannot ask, because the email is for the owner of this browser. */
const showPasswordEmail = async (endpoint: MessageEndpoint<ToPage>, question: number, address: string) => {
  const { latestPasswordEmail } = await import('#server/domain/auth/passwordEmail');
  const email = await latestPasswordEmail((await opened!).gateway.context, address);
  endpoint.postMessage({ type: 'passwordEmail', question, email }, []);
};

const listen = (port: MessagePort) => {
  const receive = serve(port);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
};

// If the browser supports shared workers, one worker serves all tabs; otherwise each tab has its own, which is itself a
// port.
if ('onconnect' in self) self.addEventListener('connect', (event) => listen((event as MessageEvent).ports[0]!));
else listen(self as unknown as MessagePort);
