import { FormattedMessage } from 'react-intl';
import { AppIntl } from '../i18n/AppIntl';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { messages } from './messages';

/** The last resort, when not even the app's frame could be drawn: words and a way to reload, with nothing around them. */
export function PlainFailure() {
  return (
    <PreferencesProvider storage={window.localStorage}>
      <AppIntl>
        <main role="alert" style={{ padding: '4rem 2rem', fontFamily: 'system-ui, sans-serif', textAlign: 'center' }}>
          <h1>
            <FormattedMessage {...messages.crashTitle} />
          </h1>
          <p>
            <FormattedMessage {...messages.loadFailedText} />
          </p>
          <button type="button" onClick={() => window.location.reload()}>
            <FormattedMessage {...messages.reload} />
          </button>
        </main>
      </AppIntl>
    </PreferencesProvider>
  );
}
