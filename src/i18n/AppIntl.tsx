import { Suspense, use, useDeferredValue, useEffect, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { loadIntl } from './loadIntl';
import { getLocale } from './locale';

function LoadedIntl({ locale, children }: { locale: string; children: ReactNode }) {
  const loaded = loadIntl(locale);
  const intl = loaded instanceof Promise ? use(loaded) : loaded;
  useEffect(() => {
    document.documentElement.lang = intl.locale;
  }, [intl]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/**
 * Provides the language set in the preferences to its children. English texts are the default messages next to their
 * use. Texts of other languages are fetched first; until they arrive, the page keeps its current language.
 */
export function AppIntl({ children }: { children: ReactNode }) {
  const locale = getLocale(usePreferences().preferences.locale, navigator.languages);
  const settledLocale = useDeferredValue(locale);
  return (
    <Suspense fallback={null}>
      <LoadedIntl locale={settledLocale}>{children}</LoadedIntl>
    </Suspense>
  );
}
