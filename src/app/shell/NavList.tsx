import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePreferences } from '../../preferences/preferencesContext';
import { preloadScreenAt } from '../preloadScreenAt';
import type { NavItem } from './useNavItems';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '2px' },
  link: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    height: '36px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& svg': { flexShrink: 0 },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' },
    ':hover': { color: tokens.colorBrandForeground2, backgroundColor: tokens.colorBrandBackground2Hover },
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '2px' },
  compact: { height: '30px' },
  square: { justifyContent: 'center', paddingInline: 0 },
  squareInRow: { width: '36px' },
});

/** Props of `NavList`. */
export interface NavListProps {
  items: readonly NavItem[];
  /** Icons alone; their names are read out and shown on pointing. */
  isCollapsed: boolean;
  /** Beside each other instead of below. */
  isRow?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Links to screens with their icons. Code of a screen is fetched as soon as one points at its link. */
export function NavList({ items, isCollapsed, isRow = false, onNavigate }: NavListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { density } = usePreferences().preferences;
  return (
    <ul className={mergeClasses(styles.list, isRow && styles.row)}>
      {items.map(({ screen, nav: { icon: Icon }, to, current }) => {
        const title = formatMessage(screen.title);
        return (
          <li key={screen.path}>
            <Link
              to={to}
              className={mergeClasses(
                styles.link,
                current && styles.current,
                density === 'compact' && styles.compact,
                isCollapsed && styles.square,
                isCollapsed && isRow && styles.squareInRow,
              )}
              aria-current={current}
              aria-label={isCollapsed ? title : undefined}
              title={isCollapsed ? title : undefined}
              onClick={onNavigate}
              onFocus={() => preloadScreenAt(to)}
              onPointerEnter={() => preloadScreenAt(to)}
            >
              <Icon aria-hidden="true" fontSize={20} />
              {!isCollapsed && title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
