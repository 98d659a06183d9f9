import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { usePathname } from '../routing/navigation';
import { usePageName } from '../routing/pageNames';
import { messages } from './messages';

/** Titles the tab with the name of what is shown, or else with the screen's title. */
export function useDocumentTitle(title: MessageDescriptor): void {
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const page = usePageName(pathname) ?? formatMessage(title);
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
}
