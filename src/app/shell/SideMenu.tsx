import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Brand } from './Brand';
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
  brand: { height: topBarHeight, marginBlockEnd: `calc(-1 * ${tokens.spacingVerticalS})` },
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
  return (
    <nav className={styles.menu} aria-label={formatMessage(messages.menu)}>
      <Brand className={styles.brand} isCollapsed={isCollapsed} onNavigate={onNavigate} />
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
