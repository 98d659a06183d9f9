import { createFiles } from '../graphql/files';
import type { BackEnd, EmbeddedGateway } from '../graphql/backEnd';
import { createObservable } from '../lib/observable';
import type { Queue } from '../lib/queue';
import type { PageNames } from '../routing/pageNames';
import { createSessionStore, type Credentials, type Session, type SessionStore } from '../session/sessionStore';
import { createTokens } from '../session/tokens';
import type { ToastCommand } from '../ui/useToast';

/** What the app is started with. */
export interface ServiceOptions {
  /** Absolute address of the GraphQL server. */
  url: string;
  /** Settled when the server can be called: at once, or when the gateway in this browser has started. */
  ready: Promise<unknown>;
  embeddedGateway: EmbeddedGateway | null;
  /** What there is to say to the person; may hold messages from before the app was loaded. */
  toasts: Queue<ToastCommand>;
  storage: Storage;
}

/** Everything that lives as long as the page and is not drawn. */
export interface Services {
  backEnd: BackEnd;
  sessionStore: SessionStore;
  requestLogin(credentials: Credentials): Promise<Session>;
  pageNames: PageNames;
  toasts: Queue<ToastCommand>;
  storage: Storage;
}

/** Makes the parts of the app that stand behind its screens. */
export function createServices({ url, ready, embeddedGateway, toasts, storage }: ServiceOptions): Services {
  // Nobody needs these calls before the first signing in or refresh: they are loaded then.
  const calls = async () => {
    const [module] = await Promise.all([import('../session/sessionCalls'), ready]);
    return module;
  };
  const sessionStore = createSessionStore(storage);
  const tokens = createTokens(sessionStore, async (refreshToken) => (await calls()).requestRefresh(url, refreshToken));
  return {
    backEnd: { url, ready, tokens, files: createFiles({ url, ready, tokens }), embeddedGateway },
    sessionStore,
    requestLogin: async (credentials) => (await calls()).requestLogin(url, credentials),
    pageNames: createObservable<ReadonlyMap<string, string>>(new Map()),
    toasts,
    storage,
  };
}
