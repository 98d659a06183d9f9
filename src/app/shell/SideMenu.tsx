import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { Mark } from '../../ui/Mark';
import { messages as appMessages } from '../messages';
import { messages } from './messages';
import { NavList } from './NavList';
import { topBarHeight } from './shellSize';
import { useNavItems } from './useNavItems';
import { useSelectedCatalog } from './useSelectedCatalog';

const useStyles = makeStyles({
  menu: {
    width: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
  },
  brand: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    height: topBarHeight,
    paddingInline: '6px',
    marginBlockEnd: `calc(-1 * ${tokens.spacingVerticalS})`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  square: { justifyContent: 'center', paddingInline: 0 },
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: '10px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Props of `SideMenu`. */
export interface SideMenuProps {
  isCollapsed: boolean;
  onNavigate?: () => void;
}

/** The app's name, the general screens, and those of the catalog one works in. */
export function SideMenu({ isCollapsed, onNavigate }: SideMenuProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { catalogItems, generalItems } = useNavItems();
  const { catalog } = useSelectedCatalog();
  const appName = formatMessage(appMessages.appName);
  return (
    <nav className={styles.menu} aria-label={formatMessage(messages.menu)}>
      <Link
        to={paths.home}
        className={mergeClasses(styles.brand, isCollapsed && styles.square)}
        aria-label={appName}
        onClick={onNavigate}
      >
        <Mark size={26} />
        {!isCollapsed && appName}
      </Link>
      <NavList items={generalItems} isCollapsed={isCollapsed} onNavigate={onNavigate} />
      {catalogItems.length > 0 && (
        <div>
          {!isCollapsed && <h2 className={styles.heading}>{catalog?.name ?? formatMessage(messages.catalog)}</h2>}
          <NavList items={catalogItems} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        </div>
      )}
    </nav>
  );
}
