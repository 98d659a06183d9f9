import type { ToPage, ToWorker, Wire } from './wire/messages';
import { createPageEnd } from './wire/pageEnd';

export interface BrowserGatewayOptions {
  /** Takes what the gateway has to tell the user, such as a store that could not be read. */
  onNotice(text: string): void;
}

/** The gateway as the page sees it. */
export interface BrowserGateway {
  /** Puts the demo data back as they were at first; every open tab loads again then. */
  reset(): void;
}

const DEMO_PRODUCTS = 147;

/** Starts the gateway's worker: a shared one for all tabs where the browser has them. */
const startWorker = (): { wire: Wire<ToWorker>; listen(receive: (message: ToPage) => void): void } => {
  if ('SharedWorker' in window) {
    const { port } = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'gateway' });
    return { wire: port, listen: (receive) => (port.onmessage = ({ data }) => receive(data)) };
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'gateway' });
  return { wire: worker, listen: (receive) => (worker.onmessage = ({ data }) => receive(data)) };
};

/** A Web Lock that this page holds until it is gone, however it goes: so the worker learns of it. */
const holdLock = async () => {
  const name = `gateway-page-${crypto.randomUUID()}`;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  return name;
};

/** Starts the embedded gateway: its worker, and MSW in front of it. Resolves when calls are answered. */
export const startGateway = async ({ onNotice }: BrowserGatewayOptions): Promise<BrowserGateway> => {
  const { wire, listen } = startWorker();
  const end = createPageEnd(wire);
  listen((message) => {
    if (message.type === 'notice') onNotice(message.text);
    else if (message.type === 'wasReset') window.location.reload();
    else end.receive(message);
  });
  const demoProducts = Number(localStorage.getItem('demoProducts') ?? DEMO_PRODUCTS);
  const greet = async () => wire.postMessage({ type: 'hello', lock: await holdLock(), options: { demoProducts } }, []);
  // The worker starts while MSW is still on its way.
  await Promise.all([greet(), import('./serviceWorker').then(({ interceptCalls }) => interceptCalls(end.send))]);
  return { reset: () => wire.postMessage({ type: 'reset' }, []) };
};
