import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { FluentIcon } from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { parsePath } from 'react-router-dom';
import { localStore } from '#lib/browserStorage';
import { useSession } from '#session/sessionContext';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { screenAt } from '../../screen/screenAt';
import { bestMatches } from '../search/matchRank';
import { useAvailableScreens, type AvailableScreen } from '../search/useAvailableScreens';
import { useSelectedCatalog } from '../useSelectedCatalog';
import { messages } from './messages';
import { groupLimit, type PaletteEntry, type PaletteGroup } from './paletteEntry';
import { addRecentChoice, readRecentChoices } from './recentChoices';
import { useActions } from './useActions';
import { useComponentEntries } from './useComponentEntries';
import { useSearchResults, type SearchResults } from './useSearchResults';

/** The content of the palette for a text, and a function that remembers a choice. */
export interface PaletteContent extends Omit<SearchResults, 'groups'> {
  groups: readonly PaletteGroup[];
  remember: (entry: PaletteEntry) => void;
}

/**
 * The groups of the palette: frequently used entries when nothing is typed, otherwise matches, at most four per group.
 */
export function usePaletteGroups(typed: string): PaletteContent {
  const { formatMessage } = useIntl();
  const { user, can } = useSession();
  const q = typed.trim();
  const offered = useAvailableScreens();
  const { bookmarks } = useBookmarks();
  const { catalog } = useSelectedCatalog();
  const actions = useActions();
  const components = useComponentEntries();
  const { groups: finds, ...progress } = useSearchResults(q);
  const [recent] = useState(() => (user ? readRecentChoices(localStore, user.id) : []));

  const others = offered.filter((screen) => !bookmarks.includes(screen));
  const screenEntry =
    (prefix: string, icon: FluentIcon) =>
    ({ screen, title, to, isOfCatalog }: AvailableScreen): PaletteEntry => ({
      id: `${prefix}-${to}`,
      label: title,
      note: isOfCatalog ? catalog?.name : undefined,
      icon: screen.nav?.icon ?? icon,
      to,
    });

  const mayOpen = (to: string) => {
    const screen = screenAt(parsePath(to).pathname ?? '')?.screen;
    return screen !== undefined && (!screen.ability || can(screen.ability.action, screen.ability.subject));
  };

  const toText = ({ screen, title }: AvailableScreen) => ({ title, keywords: screen.keywords ?? [] });
  const group = (
    id: 'recent' | 'bookmarks' | 'screens' | 'components' | 'actions',
    entries: readonly PaletteEntry[],
  ) => ({
    id,
    heading: formatMessage(messages[id]),
    entries: entries.slice(0, groupLimit),
  });
  const atRest = () => [
    group(
      'recent',
      recent
        .filter(({ to }) => mayOpen(to))
        .map(({ to, label, note }) => {
          // Uses the current title of the page.
          const title = offered.find((each) => each.to === to)?.title ?? label;
          return { id: `recent-${to}`, label: title, note: note ?? undefined, icon: HistoryRegular, to };
        }),
    ),
    group('bookmarks', bookmarks.map(screenEntry('bookmark', BookmarkRegular))),
    group('actions', actions),
  ];
  const entryText = ({ label, keywords = [] }: PaletteEntry) => ({ title: label, keywords });
  const fitting = () => [
    group('bookmarks', bestMatches(q, bookmarks, toText).map(screenEntry('bookmark', BookmarkRegular))),
    group('screens', bestMatches(q, others, toText).map(screenEntry('screen', DocumentRegular))),
    group('actions', bestMatches(q, actions, entryText)),
    group('components', bestMatches(q, components, entryText)),
  ];
  const own = q ? fitting() : atRest();
  return {
    ...progress,
    groups: [...own, ...finds].filter(({ entries }) => entries.length > 0),
    remember: ({ to, label, note = null }) => {
      if (to !== undefined && user) addRecentChoice(localStore, user.id, { to, label, note });
    },
  };
}
