import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { useIntl } from 'react-intl';
import { Link } from '../../../routing/Link';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { preloadScreenAt } from '../../preloadScreenAt';
import { messages } from './messages';
import { useBookmarks } from './useBookmarks';

/** Bookmarks beside each other in the bar at most; the others are in a menu. */
export const barLimit = 10;

/** Windows without room for a bar: all bookmarks are in the menu. */
const crampedQuery = '(max-width: 1279.98px)';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    // A phone has no room for it: there the palette bookmarks, and finds the bookmarks.
    '@media (max-width: 599.98px)': { display: 'none' },
  },
  list: { display: 'flex', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'flex',
    padding: '6px',
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground2BrandHover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  starred: { color: tokens.colorPaletteMarigoldForeground3 },
});

/** A star for the open page, and the way to the pages that have one. */
export function BookmarkBar() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isCramped = useMediaQuery(crampedQuery);
  const { bookmarks, isHereBookmarked, toggleHere } = useBookmarks();
  const shown = isCramped ? [] : bookmarks.slice(0, barLimit);
  const others = bookmarks.slice(shown.length);
  const star = formatMessage(isHereBookmarked ? messages.remove : messages.add);
  return (
    <nav className={styles.bar} aria-label={formatMessage(messages.bookmarks)}>
      {isHereBookmarked !== null && (
        <Button
          appearance="subtle"
          icon={isHereBookmarked ? <Star20Filled className={styles.starred} /> : <Star20Regular />}
          aria-label={star}
          title={star}
          onClick={() => void toggleHere()}
        />
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ screen, title, to }) => {
            const Icon = screen.nav?.icon ?? BookmarkRegular;
            return (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-label={title}
                  title={title}
                  onPointerEnter={() => preloadScreenAt(to)}
                >
                  <Icon fontSize={20} aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <ActionMenu
          appearance="subtle"
          icon={<ChevronDown16Regular />}
          label={formatMessage(shown.length > 0 ? messages.more : messages.bookmarks)}
          sections={[
            {
              id: 'bookmarks',
              kind: 'actions',
              entries: others.map(({ screen, title, to }) => {
                const Icon = screen.nav?.icon ?? BookmarkRegular;
                return { id: to, label: title, icon: <Icon fontSize={20} />, to };
              }),
            },
          ]}
        />
      )}
    </nav>
  );
}
