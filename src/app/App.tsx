import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { BackEndContext } from '../graphql/backEnd';
import { AppIntl } from '../i18n/AppIntl';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { PageNamesContext } from '../routing/pageNames';
import { SessionProvider } from '../session/SessionProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainFailure } from './PlainFailure';
import type { Services } from './services';
import { ThemeFrame } from './ThemeFrame';
import { ToastArea } from './ToastArea';

/** Props of `App`. */
export interface AppProps {
  services: Services;
  router: RouterProviderProps['router'];
}

/** The whole app: what its screens stand in, from the outside to the inside. */
export function App({ services, router }: AppProps) {
  return (
    <ErrorBoundary fallback={() => <PlainFailure />}>
      <PreferencesProvider storage={services.storage}>
        <AppIntl>
          <ThemeFrame>
            <BackEndContext value={services.backEnd}>
              <ApolloProvider client={services.client}>
                <SessionProvider store={services.sessionStore}>
                  <PageNamesContext value={services.pageNames}>
                    <RouterProvider router={router} />
                    <ToastArea notices={services.notices} />
                  </PageNamesContext>
                </SessionProvider>
              </ApolloProvider>
            </BackEndContext>
          </ThemeFrame>
        </AppIntl>
      </PreferencesProvider>
    </ErrorBoundary>
  );
}
