import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { usePathname } from '../../routing/navigation';
import { usePageName } from '../../routing/pageNames';
import { messages } from '../messages';

/** Sets the tab title to the name of the content shown, or else to the title of the screen. */
export function useDocumentTitle(title: MessageDescriptor): void {
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const page = usePageName(pathname) ?? formatMessage(title);
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
}
