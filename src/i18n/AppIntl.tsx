import { Suspense, use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { usePreferences } from '../preferences/preferencesContext';
import { loadIntl } from './loadIntl';
import { localeOf } from './localeOf';

function LoadedIntl({ locale, children }: { locale: string; children: ReactNode }) {
  const loaded = loadIntl(locale);
  const intl = loaded instanceof Promise ? use(loaded) : loaded;
  useEffect(() => {
    document.documentElement.lang = intl.locale;
  }, [intl]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/**
 * Gives all below the language that the preferences name. English words stand as default messages beside their use;
 * those of another language are fetched first, and until they are there the page stays in the language it has.
 */
export function AppIntl({ children }: { children: ReactNode }) {
  const locale = localeOf(usePreferences().preferences.locale, navigator.languages);
  const settledLocale = useDeferredValue(locale);
  return (
    <Suspense fallback={null}>
      <LoadedIntl locale={settledLocale}>{children}</LoadedIntl>
    </Suspense>
  );
}
