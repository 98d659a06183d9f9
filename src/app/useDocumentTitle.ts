import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePageName } from '../routing/pageNames';
import { messages } from './messages';

/** Titles the tab with the name of what is shown, or else with the screen's title. */
export function useDocumentTitle(title: MessageDescriptor): void {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const page = usePageName(pathname) ?? formatMessage(title);
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
}
