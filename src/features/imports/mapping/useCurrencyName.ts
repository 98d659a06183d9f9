import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that formats an ISO 4217 code in the user's language, such as `Danish Krone (DKK)`. */
export function useCurrencyName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
    return (code) => {
      const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
      return name === undefined ? code : `${name} (${code})`;
    };
  }, [locale]);
}
