import { useIntl } from 'react-intl';
import { messageOf } from '../../../graphql/errors';
import { usePathname } from '../../../routing/navigation';
import { useSession } from '../../../session/sessionContext';
import { useToast } from '../../../ui/useToast';
import { screenAt } from '../../screenAt';
import { useOfferedScreens, type OfferedScreen } from '../search/useOfferedScreens';
import { useBookmarksQuery, useBookmarkToggleMutation } from './Bookmarks.generated';
import { messages } from './messages';

/** The bookmarks as the app shows them. */
export interface Bookmarks {
  /** Those whose screen the app has and the user may open. */
  bookmarks: readonly OfferedScreen[];
  /** Whether the open page is bookmarked; null where it cannot be. */
  isHereBookmarked: boolean | null;
  /** Whether that is not known yet: until then pages of the menu seem to have no bookmark, and others none to give. */
  isLoading: boolean;
  toggleHere(): Promise<void>;
}

/** Reads the bookmarks, as soon as it need not wait any more, and changes that of the open page. */
export function useBookmarks({ isWaiting = false } = {}): Bookmarks {
  const intl = useIntl();
  const toast = useToast();
  const { can } = useSession();
  const pathname = usePathname();
  const offered = useOfferedScreens();
  const { data } = useBookmarksQuery({ skip: isWaiting || !can('read', 'Bookmark'), fetchPolicy: 'cache-first' });
  const [toggle] = useBookmarkToggleMutation();
  const pages = new Map(data?.pages.map((page) => [page.link, page]));
  const screen = screenAt(pathname)?.screen;
  const here = pages.get(screen?.path ?? '');
  const expected = screen?.nav ? false : null;
  const isBookmarked = data ? (here?.isBookmarked ?? null) : expected;

  return {
    bookmarks: offered.filter((each) => pages.get(each.screen.path)?.isBookmarked),
    isHereBookmarked: can('update', 'Bookmark') ? isBookmarked : null,
    isLoading: !data,
    async toggleHere() {
      if (!here) return;
      const { id } = here;
      try {
        // The star answers at once; a refusal turns it back.
        const bookmarkToggle = { __typename: 'AppPage', id, isBookmarked: !here.isBookmarked };
        await toggle({ variables: { id }, optimisticResponse: { bookmarkToggle } });
      } catch (error) {
        toast.error(intl.formatMessage(messages.failed), messageOf(error, intl));
      }
    },
  };
}
