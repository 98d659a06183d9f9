import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePageName } from '../routing/pageNames';
import type { Screen } from '../routing/screen';
import { messages } from './messages';

/** Titles the tab with the name of what is shown, or else the screen's. */
export function useDocumentTitle(screen: Screen): void {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const page = usePageName(pathname) ?? formatMessage(screen.title);
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
}
