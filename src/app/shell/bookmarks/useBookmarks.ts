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
  toggleHere(): Promise<void>;
}

/** Reads the bookmarks, and changes that of the open page. */
export function useBookmarks(): Bookmarks {
  const intl = useIntl();
  const toast = useToast();
  const { can } = useSession();
  const pathname = usePathname();
  const offered = useOfferedScreens();
  const { data } = useBookmarksQuery({ skip: !can('read', 'Bookmark'), fetchPolicy: 'cache-first' });
  const [toggle] = useBookmarkToggleMutation();
  const pages = new Map(data?.pages.map((page) => [page.link, page]));
  const here = pages.get(screenAt(pathname)?.screen.path ?? '');

  return {
    bookmarks: offered.filter(({ screen }) => pages.get(screen.path)?.isBookmarked),
    isHereBookmarked: here && can('update', 'Bookmark') ? here.isBookmarked : null,
    async toggleHere() {
      if (!here) return;
      const { id, isBookmarked } = here;
      try {
        // The star answers at once; a refusal turns it back.
        const bookmarkToggle = { __typename: 'AppPage', id, isBookmarked: !isBookmarked };
        await toggle({ variables: { id }, optimisticResponse: { bookmarkToggle } });
      } catch (error) {
        toast.error(intl.formatMessage(messages.failed), messageOf(error, intl));
      }
    },
  };
}
