import { FluentProvider } from '@fluentui/react-components';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BackEndContext, type BackEnd } from '#graphql/backEnd';
import { createOutageMonitor } from '#graphql/outageMonitor';
import { AppIntl } from '#i18n/AppIntl';
import { createObservable } from '#lib/observable';
import { PreferencesProvider } from '#preferences/PreferencesProvider';
import { createAppHistory, type AppHistory } from '#routing/appHistory';
import { HistoryRouter } from '#routing/HistoryRouter';
import { PageNamesContext } from '#routing/pageNames';
import { defaultLayout } from '#preferences/layout';
import { pageTheme } from '#ui/theme/pageTheme';

/** A back end that must not be called. */
const noBackEnd: BackEnd = {
  url: 'https://catalogs.example/graphql',
  ready: Promise.resolve(),
  imagesReady: Promise.resolve(),
  relearnUser: () => undefined,
  tokens: { fresh: () => Promise.resolve(null), replace: () => Promise.resolve(null) },
  files: {
    uploadFile: () => Promise.reject(new Error('There is no back end.')),
    downloadFile: () => Promise.reject(new Error('There is no back end.')),
  },
  outages: createOutageMonitor('https://catalogs.example/graphql'),
  embeddedGateway: null,
  hasCookie: false,
  isTeam: false,
  sendsEmail: true,
};

/** Renders a part of the user interface on its own, with all the contexts that it may need except the server. */
export async function renderComponent(
  piece: ReactElement,
  { path = '/' }: { path?: string } = {},
): Promise<{ user: UserEvent; history: AppHistory }> {
  window.history.replaceState(null, '', path);
  const history = createAppHistory(window);
  await act(async () => {
    render(
      <PreferencesProvider storage={localStorage}>
        <AppIntl>
          <FluentProvider theme={pageTheme(defaultLayout)}>
            <BackEndContext value={noBackEnd}>
              <PageNamesContext value={createObservable<ReadonlyMap<string, string>>(new Map())}>
                <HistoryRouter history={history}>{piece}</HistoryRouter>
              </PageNamesContext>
            </BackEndContext>
          </FluentProvider>
        </AppIntl>
      </PreferencesProvider>,
    );
  });
  return { user: userEvent.setup(), history };
}
