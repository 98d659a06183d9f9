import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { useIntl } from 'react-intl';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { useIsIdle } from '../frame/useIsIdle';
import { messages } from './messages';
import { useBookmarks } from './useBookmarks';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    // The star comes and goes at its start, where there is only room.
    justifyContent: 'flex-end',
    minWidth: '64px',
    flexShrink: 0,
    // There is no room for it on a phone; the palette adds and finds bookmarks there.
    '@media (max-width: 599.98px)': { display: 'none' },
  },
  starred: { color: tokens.colorPaletteMarigoldForeground3 },
});

/**
 * A star for the current page, and a menu of bookmarked pages. Both are shown from the start, before their data loads.
 */
export function BookmarkBar() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { bookmarks, isHereBookmarked, isLoading, toggleHere } = useBookmarks({ isWaiting: !useIsIdle() });
  const star = formatMessage(isHereBookmarked ? messages.remove : messages.add);
  return (
    <nav className={styles.bar} aria-label={formatMessage(messages.bookmarks)}>
      {isHereBookmarked !== null && (
        <Button
          appearance="subtle"
          icon={isHereBookmarked ? <Star20Filled className={styles.starred} /> : <Star20Regular />}
          aria-label={star}
          title={star}
          disabledFocusable={isLoading}
          onClick={() => void toggleHere()}
        />
      )}
      <ActionMenu
        appearance="subtle"
        icon={<ChevronDown16Regular />}
        label={formatMessage(messages.bookmarks)}
        disabled={bookmarks.length === 0}
        sections={[
          {
            id: 'bookmarks',
            kind: 'actions',
            entries: bookmarks.map(({ screen, title, to }) => {
              const Icon = screen.nav?.icon ?? BookmarkRegular;
              return { id: to, label: title, icon: <Icon fontSize={20} />, to };
            }),
          },
        ]}
      />
    </nav>
  );
}
