import { createIntl, FormattedMessage, RawIntlProvider } from 'react-intl';
import { AppIntl } from '#i18n/AppIntl';
import { localStore } from '#lib/browserStorage';
import { PreferencesProvider } from '#preferences/PreferencesProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { messages } from '../messages';
import { resetApp } from './resetApp';

function Words() {
  return (
    <main role="alert" style={{ padding: '4rem 2rem', fontFamily: 'system-ui, sans-serif', textAlign: 'center' }}>
      <h1>
        <FormattedMessage {...messages.crashTitle} />
      </h1>
      <p>
        <FormattedMessage {...messages.loadFailedText} />
      </p>
      <p>
        <FormattedMessage {...messages.startAfreshText} />
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        <FormattedMessage {...messages.reload} />
      </button>{' '}
      <button type="button" onClick={resetApp}>
        <FormattedMessage {...messages.resetApp} />
      </button>
    </main>
  );
}

/**
 * The last-resort error page for when even the app frame fails to render: text and links with no layout around them.
 * The text is in English if the language provider is what failed.
 */
export function FatalError() {
  return (
    <ErrorBoundary
      fallback={() => (
        <RawIntlProvider value={createIntl({ locale: 'en' })}>
          <Words />
        </RawIntlProvider>
      )}
    >
      <PreferencesProvider storage={localStore}>
        <AppIntl>
          <Words />
        </AppIntl>
      </PreferencesProvider>
    </ErrorBoundary>
  );
}
