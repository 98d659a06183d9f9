import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { getLanguage } from '#i18n/locale';

/**
 * Shows the server's texts in the new language when the user selects another one; until they arrive, in the former one.
 */
export function useRefetchInLanguage(client: ApolloClient): void {
  const language = getLanguage(useIntl().locale);
  const fetched = useRef(language);
  useEffect(() => {
    if (fetched.current === language) return;
    fetched.current = language;
    void import('./refetchTexts').then(({ refetchTexts }) => refetchTexts(client));
  }, [client, language]);
}
