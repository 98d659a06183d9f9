import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePathname } from '#routing/navigation';
import { getOpenPath, usePageNames } from '#routing/pageNames';
import type { Screen } from '#routing/screen';
import { messages } from '../messages';
import { screenAt, screenChain } from './screenAt';

/**
 * Sets the tab title: what is open on the page, the name of the page, its section, and the app. The section is the page
 * above, or the screen itself if the page has another name.
 */
export function DocumentTitle({ screen }: { screen: Screen }) {
  const { formatMessage } = useIntl();
  const names = usePageNames();
  const pathname = usePathname();
  const match = screenAt(pathname);
  const above = match && screenChain(match).at(-2);
  const title = formatMessage(screen.title);
  const name = names.get(pathname);
  const section = above ? (names.get(above.path) ?? formatMessage(above.screen.title)) : title;
  const parts = [names.get(getOpenPath(pathname)), name ?? title, section];
  const page = [...new Set(parts)].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
  return null;
}
