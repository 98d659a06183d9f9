import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { usePreferences } from '#preferences/preferencesContext';
import { useNavLinkStyles } from '#ui/layout/navLinkStyles';
import { preloadScreenAt } from '../../screen/preloadScreenAt';
import type { NavItem } from './useNavGroups';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '2px' },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '2px' },
  compact: { minHeight: '30px' },
  square: { justifyContent: 'center', paddingInline: 0 },
  squareInRow: { width: '36px' },
});

export interface NavListProps {
  items: readonly NavItem[];
  /** Whether to show icons only. Names remain available to screen readers and as tooltips. */
  isCollapsed: boolean;
  /** Whether to lay out the links in a row instead of a column. */
  isRow?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Links to screens with their icons. The code of a screen is prefetched when the pointer is over its link. */
export function NavList({ items, isCollapsed, isRow = false, onNavigate }: NavListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const linkStyles = useNavLinkStyles();
  const { density } = usePreferences().preferences;
  return (
    <ul className={mergeClasses(styles.list, isRow && styles.row)}>
      {items.map(({ screen, nav: { icon: Icon, label = screen.title }, to, current }) => {
        const title = formatMessage(label);
        const className = mergeClasses(
          linkStyles.link,
          current && linkStyles.current,
          density === 'compact' && styles.compact,
          isCollapsed && styles.square,
          isCollapsed && isRow && styles.squareInRow,
        );
        const content = (
          <>
            <Icon aria-hidden="true" fontSize={20} />
            {!isCollapsed && title}
          </>
        );
        if (to === null) {
          return (
            <li key={screen.path}>
              <span className={className}>{content}</span>
            </li>
          );
        }
        return (
          <li key={screen.path}>
            <Link
              to={to}
              className={className}
              aria-current={current}
              aria-label={isCollapsed ? title : undefined}
              title={isCollapsed ? title : undefined}
              onClick={onNavigate}
              onFocus={() => preloadScreenAt(to)}
              onPointerEnter={() => preloadScreenAt(to)}
            >
              {content}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
