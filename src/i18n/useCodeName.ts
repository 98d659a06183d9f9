import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Returns a function that names a code in the user’s language, such as `German (de)` or `Euro (EUR)`. Unknown codes are
 * returned unchanged.
 */
export function useCodeName(type: 'language' | 'currency'): (code: string) => string {
  const { locale } = useIntl();
  return useCallback(
    (code) => {
      try {
        const name = new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);
        return name === undefined ? code : `${name} (${code})`;
      } catch {
        // Codes from files can be malformed.
        return code;
      }
    },
    [locale, type],
  );
}
