import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Names a code in the reader's language, such as `German (de)` or `Euro (EUR)`; what is no known code stays as it is. */
export function useCodeName(type: 'language' | 'currency'): (code: string) => string {
  const { locale } = useIntl();
  return useCallback(
    (code) => {
      try {
        const name = new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);
        return name === undefined ? code : `${name} (${code})`;
      } catch {
        // A code from a file need not be well formed.
        return code;
      }
    },
    [locale, type],
  );
}
