import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { BackEndContext } from '../graphql/backEnd';
import { AppIntl } from '../i18n/AppIntl';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { PageNamesContext } from '../routing/pageNames';
import { SessionProvider } from '../session/SessionProvider';
import { ToastContext } from '../ui/useToast';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainFailure } from './PlainFailure';
import type { Services } from './services';
import { ThemeFrame } from './ThemeFrame';

/** Props of `App`. */
export interface AppProps {
  services: Services;
  router: RouterProviderProps['router'];
}

/** The whole app: what its screens stand in, from the outside to the inside. */
export function App({ services, router }: AppProps) {
  const { storage, backEnd, sessionStore, requestLogin, pageNames, toasts } = services;
  return (
    <ErrorBoundary fallback={() => <PlainFailure />}>
      <PreferencesProvider storage={storage}>
        <AppIntl>
          <ThemeFrame>
            <BackEndContext value={backEnd}>
              <SessionProvider store={sessionStore} requestLogin={requestLogin}>
                <PageNamesContext value={pageNames}>
                  <ToastContext value={toasts}>
                    <RouterProvider router={router} />
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
