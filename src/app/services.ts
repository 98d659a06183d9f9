import { createFiles } from '#graphql/files';
import type { BackEnd, EmbeddedGateway } from '#graphql/backEnd';
import { OutageError } from '#graphql/outageError';
import { createOutageMonitor } from '#graphql/outageMonitor';
import { getLocale } from '#i18n/locale';
import { createObservable } from '#lib/observable';
import type { Queue } from '#lib/queue';
import { readStored } from '#lib/storedJson';
import { parsePreferences, preferencesKey } from '#preferences/preferences';
import type { PageNames } from '#routing/pageNames';
import { createUserRefresh } from '#session/refreshUser';
import type { SessionRequests } from '#session/sessionContext';
import { createSessionStore, type SessionPlaces, type SessionStore } from '#session/sessionStore';
import { createTokens } from '#session/tokens';
import type { ToastCommand } from '#ui/state/useToast';

/** Returns a `fetch` whose requests ask for texts in the language that `getLocale` returns at the time. */
function createLocalizedFetch(getLocale: () => string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('accept-language', getLocale());
    return fetch(input, { ...init, headers });
  };
}

/** Startup options of the app. */
export interface ServiceOptions {
  /** Absolute URL of the GraphQL server. */
  url: string;
  /** Settles when the server can be called: immediately, or once the gateway in this browser has started. */
  ready: Promise<unknown>;
  /** Settles when it can be called by images as well. */
  imagesReady: Promise<unknown>;
  embeddedGateway: EmbeddedGateway | null;
  /** Messages for the user; may contain messages queued before the app was loaded. */
  toasts: Queue<ToastCommand>;
  storage: Storage;
  /** Where the session is stored. */
  places: SessionPlaces;
  /** Whether the server sends refresh tokens as cookies. */
  hasCookie?: boolean;
  /** See `BackEnd`. */
  isTeam?: boolean;
  /** See `BackEnd`. */
  sendsEmail?: boolean;
  /** Loads what is around the screens of a signed-in user. */
  loadShell: () => Promise<unknown>;
}

/** The non-visual services that live as long as the page. */
export interface Services {
  backEnd: BackEnd;
  sessionStore: SessionStore;
  sessionRequests: SessionRequests;
  pageNames: PageNames;
  toasts: Queue<ToastCommand>;
  storage: Storage;
}

/** Creates the services behind the screens. */
export function createServices(options: ServiceOptions): Services {
  const { url, imagesReady, embeddedGateway, toasts, storage, places } = options;
  const { hasCookie = false, isTeam = false, sendsEmail = true } = options;
  const getCurrentLocale = () =>
    getLocale(parsePreferences(readStored(storage, preferencesKey)).locale, navigator.languages);
  const outages = createOutageMonitor(url, Date.now, createLocalizedFetch(getCurrentLocale));
  const ready = options.ready.catch((cause: unknown) => {
    outages.reportNoStart();
    throw new OutageError('notStarted', false, { cause });
  });
  // Callers of the server receive the error, so it is not handled here.
  ready.catch(() => undefined);
  // These operations are not needed before the first sign-in or refresh, so they are loaded then.
  const calls = async () => {
    const [{ createSessionCalls }] = await Promise.all([import('#session/sessionCalls'), ready]);
    return createSessionCalls(url, outages.fetch, hasCookie);
  };
  /** Loads the shell while a session is requested, so that it is there when the session starts. */
  const withShell = async <Session>(request: () => Promise<Session>): Promise<Session> => {
    // Rendering it tries again, and shows the error.
    const shell = options.loadShell().catch(() => undefined);
    const session = await request();
    await shell;
    return session;
  };
  const sessionStore = createSessionStore(places);
  const tokens = createTokens(sessionStore, async (refreshToken) => (await calls()).refresh(refreshToken));
  return {
    backEnd: {
      url,
      ready,
      imagesReady,
      tokens,
      relearnUser: createUserRefresh(sessionStore, tokens, async (token) => (await calls()).me(token)),
      files: createFiles({ url, ready, tokens, outages }),
      outages,
      embeddedGateway,
      hasCookie,
      isTeam,
      sendsEmail,
    },
    sessionStore,
    sessionRequests: {
      login: (...input) => withShell(async () => (await calls()).login(...input)),
      register: (registration) => withShell(async () => (await calls()).register(registration)),
      logout: async (refreshToken) => (await calls()).logout(refreshToken),
    },
    pageNames: createObservable<ReadonlyMap<string, string>>(new Map()),
    toasts,
    storage,
  };
}
