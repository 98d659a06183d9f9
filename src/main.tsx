import { lazy, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/ErrorBoundary';
import { PlainFailure } from './app/PlainFailure';
import { preloadScreenAt } from './app/preloadScreenAt';
import type { ServiceOptions } from './app/services';
import { loadIntl } from './i18n/loadIntl';
import { localeOf } from './i18n/localeOf';
import { lastingStorage, passingStorage } from './lib/browserStorage';
import { createQueue } from './lib/queue';
import { openSessionChannel } from './session/sessionChannel';
import type { ToastCommand } from './ui/useToast';
import { readStored } from './lib/storedJson';
import { parsePreferences, preferencesKey } from './preferences/preferences';
import { removeForeignServiceWorkers } from './lib/serviceWorkers';

const Main = lazy(() => import('./app/Main').then((module) => ({ default: module.Main })));

// What the address asks for is fetched beside the app, not after it.
preloadScreenAt(window.location.pathname);
const { locale } = parsePreferences(readStored(lastingStorage, preferencesKey));
void loadIntl(localeOf(locale, navigator.languages));

const toasts = createQueue<ToastCommand>();
const serverUrl = import.meta.env.VITE_GRAPHQL_URL;

// Without a real server the gateway runs in this browser. The page does not wait for it: its first calls do.
const gateway = serverUrl
  ? null
  : import('../mocks/browser').then(({ startGateway }) =>
      startGateway({ onNotice: (title) => toasts.push({ intent: 'info', title }) }),
    );

const options: ServiceOptions = {
  url: new URL(serverUrl || '/graphql', window.location.origin).href,
  ready: gateway ?? Promise.resolve(),
  embeddedGateway: gateway && {
    reset: async () => (await gateway).reset(),
    passwordMail: async (address) => (await gateway).passwordMail(address),
  },
  toasts,
  storage: lastingStorage,
  passing: { passing: passingStorage, channel: openSessionChannel() },
};

void removeForeignServiceWorkers(gateway ? '/mockServiceWorker.js' : null);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
// As a transition React draws in slices, so that the page answers while it is drawn for the first time.
startTransition(() =>
  createRoot(root).render(
    <ErrorBoundary fallback={() => <PlainFailure />}>
      <Suspense fallback={null}>
        <Main options={options} />
      </Suspense>
    </ErrorBoundary>,
  ),
);
