import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { usePathname } from '#routing/navigation';
import { useSession } from '#session/sessionContext';
import { useToast } from '#ui/state/useToast';
import { screenAt } from '../../screen/screenAt';
import { useAvailableScreens, type AvailableScreen } from '../search/useAvailableScreens';
import { useBookmarksQuery, useBookmarkSetMutation } from './Bookmarks.generated';
import { messages } from './messages';

/** The bookmarks as the app shows them. */
export interface Bookmarks {
  /** The bookmarks whose screen exists in the app and that the user can open. */
  bookmarks: readonly AvailableScreen[];
  /** Whether the current page is bookmarked; null if it cannot be. */
  isHereBookmarked: boolean | null;
  /**
   * Whether the bookmarks are still loading. Until then, menu pages appear without a bookmark, and other pages as if
   * they could not have one.
   */
  isLoading: boolean;
  toggleHere: () => Promise<void>;
}

/** Reads the bookmarks once `isWaiting` is false, and toggles the bookmark of the current page. */
export function useBookmarks({ isWaiting = false } = {}): Bookmarks {
  const intl = useIntl();
  const toast = useToast();
  const { can } = useSession();
  const pathname = usePathname();
  const offered = useAvailableScreens();
  const { data } = useBookmarksQuery({ skip: isWaiting || !can('read', 'Bookmark'), fetchPolicy: 'cache-first' });
  const [setBookmark] = useBookmarkSetMutation();
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
        // The star changes immediately; an error changes it back.
        const variables = { id, isBookmarked: !here.isBookmarked };
        const page = { __typename: 'AppPage', ...variables };
        const optimisticResponse = { setBookmark: { ...{ __typename: 'SetBookmarkPayload' }, page } };
        await setBookmark({ variables, optimisticResponse });
      } catch (error) {
        toast.error(intl.formatMessage(messages.failed), getErrorMessage(error, intl));
      }
    },
  };
}
