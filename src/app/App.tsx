import { useRoutes } from 'react-router-dom';
import { BackEndContext } from '#graphql/backEnd';
import { AppIntl } from '#i18n/AppIntl';
import { PreferencesProvider } from '#preferences/PreferencesProvider';
import type { AppHistory } from '#routing/appHistory';
import { HistoryRouter } from '#routing/HistoryRouter';
import { PageNamesContext } from '#routing/pageNames';
import { SessionProvider } from '#session/SessionProvider';
import { ToastContext } from '#ui/state/useToast';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { FatalError } from './errors/FatalError';
import { ScreenError } from './screen/ScreenError';
import { routes } from './routes';
import type { Services } from './services';
import { resetApp } from './errors/resetApp';
import { ThemeFrame } from './frame/ThemeFrame';

export interface AppProps {
  services: Services;
  history: AppHistory;
}

/** The page for the current URL. */
function AppRoutes() {
  return useRoutes(routes);
}

/** The whole app: its providers and layout, from the outermost to the innermost. */
export function App({ services, history }: AppProps) {
  const { storage, backEnd, sessionStore, sessionRequests, pageNames, toasts } = services;
  return (
    <ErrorBoundary fallback={() => <FatalError />}>
      <PreferencesProvider storage={storage}>
        <AppIntl>
          <ThemeFrame>
            <BackEndContext value={backEnd}>
              <SessionProvider store={sessionStore} requests={sessionRequests}>
                <PageNamesContext value={pageNames}>
                  <ToastContext value={toasts}>
                    <HistoryRouter history={history}>
                      <ErrorBoundary
                        fallback={(error) => (
                          <ScreenError
                            error={error}
                            onRetry={() => window.location.reload()}
                            onStartAfresh={resetApp}
                          />
                        )}
                      >
                        <AppRoutes />
                      </ErrorBoundary>
                    </HistoryRouter>
                  </ToastContext>
                </PageNamesContext>
              </SessionProvider>
            </BackEndContext>
          </ThemeFrame>
        </AppIntl>
      </PreferencesProvider>
    </ErrorBoundary>
  );
}
