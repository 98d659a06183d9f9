import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { EmbeddedGateway } from '#graphql/backEnd';
import { loadIntl } from '#i18n/loadIntl';
import { getLocale } from '#i18n/locale';
import { localStore, sessionStore } from '#lib/browserStorage';
import { createQueue } from '#lib/queue';
import { removeForeignServiceWorkers } from '#lib/serviceWorkers';
import { readStored } from '#lib/storedJson';
import { parsePreferences, preferencesKey } from '#preferences/preferences';
import { createAppHistory } from '#routing/appHistory';
import { openSessionChannel } from '#session/sessionChannel';
import type { ToastCommand } from '#ui/state/useToast';
import { App } from './App';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { FatalError } from './errors/FatalError';
import type { Notice } from './noticeText';
import { preloadScreenAt } from './screen/preloadScreenAt';
import { createServices } from './services';
import { loadSignedIn } from './shell/loadSignedIn';

// The screen for the URL and the shell around it are fetched before anything is rendered.
const first = preloadScreenAt(window.location.pathname);
const shell = first && first.layout !== 'blank' ? loadSignedIn() : null;
shell?.catch(() => undefined);
/** The formatter of the user's language, which can change while the app runs. */
const getIntl = () => {
  const { locale } = parsePreferences(readStored(localStore, preferencesKey));
  return loadIntl(getLocale(locale, navigator.languages));
};
const words = getIntl();

const toasts = createQueue<ToastCommand>();

/** Shows what the gateway in this browser tells its user, as soon as the app is rendered. */
export async function showNotice(notice: Notice): Promise<void> {
  const [{ getNoticeText }, intl] = await Promise.all([import('./noticeText'), getIntl()]);
  toasts.push({ intent: 'info', title: getNoticeText(notice, intl) });
}

/** The back end of the app. */
export interface StartOptions {
  /** URL of the GraphQL server; empty for the gateway in this browser. */
  serverUrl: string | undefined;
  /** The gateway in this browser, once it has started; null with a real server. */
  gateway: Promise<
    Pick<EmbeddedGateway, 'passwordEmail' | 'openArchive'> & {
      reset: () => void;
      /** Resolves when it answers images, too. */
      imagesReady: Promise<void>;
    }
  > | null;
  /** Whether the server sends refresh tokens as cookies. */
  hasCookie: boolean;
  /** Whether it is the server of a team, without demo data. */
  isTeam: boolean;
  /** Whether it sends emails. */
  sendsEmail: boolean;
}

/** Renders the app once the messages of its language are loaded. */
export async function start({ serverUrl, gateway, hasCookie, isTeam, sendsEmail }: StartOptions): Promise<void> {
  // Runs after the gateway has registered its service worker. If a foreign worker had the same scope, removing it
  // earlier would remove the gateway’s as well.
  const imagesReady = Promise.resolve(gateway?.then((started) => started.imagesReady));
  void Promise.allSettled([imagesReady]).then(() =>
    removeForeignServiceWorkers(gateway ? '/mockServiceWorker.js' : null),
  );
  const services = createServices({
    url: new URL(serverUrl || '/graphql', window.location.origin).href,
    // The page does not wait for the gateway; its first requests do.
    ready: gateway ?? Promise.resolve(),
    imagesReady,
    embeddedGateway: gateway && {
      reset: async () => (await gateway).reset(),
      passwordEmail: async (address) => (await gateway).passwordEmail(address),
      openArchive: async (...backup) => (await gateway).openArchive(...backup),
    },
    toasts,
    storage: localStore,
    places: hasCookie
      ? (await import('#session/cookiePlaces')).openCookiePlaces()
      : { lasting: localStore, passing: sessionStore, channel: openSessionChannel() },
    hasCookie,
    isTeam,
    sendsEmail,
    loadShell: loadSignedIn,
  });
  // Rendering the shell tries to load it again, and shows the error.
  const prepared = shell
    ?.then(async () => (await import('./shell/preparedClient')).prepareClient(services, window.location))
    .catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  await Promise.all([words, prepared]);
  // As a transition, React renders in slices, so the page stays responsive during the first render.
  startTransition(() =>
    createRoot(root).render(
      <ErrorBoundary fallback={() => <FatalError />}>
        <App services={services} history={createAppHistory(window)} />
      </ErrorBoundary>,
    ),
  );
}
