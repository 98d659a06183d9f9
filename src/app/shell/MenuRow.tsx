import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePreferences } from '../../preferences/preferencesContext';
import { Brand } from './Brand';
import { messages } from './messages';
import { NavList } from './NavList';
import { useFrameClasses } from './useFrameClasses';
import { useMenuStyle } from './usePartStyles';
import { useNavItems } from './useNavItems';

const useStyles = makeStyles({
  menu: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexGrow: 1,
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
  },
  brand: { height: '36px', marginInlineEnd: tokens.spacingHorizontalS },
  parting: { width: '1px', height: '20px', backgroundColor: tokens.colorNeutralStroke1 },
});

/** The main menu in a row above the page. `children` stand at its end. */
export function MenuRow({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { menuRow } = useFrameClasses();
  const styles = useStyles();
  const { isMenuCollapsed } = usePreferences().preferences;
  const { catalogItems, generalItems } = useNavItems();
  return (
    <div className={menuRow} style={useMenuStyle()}>
      <nav className={styles.menu} aria-label={formatMessage(messages.menu)}>
        <Brand className={styles.brand} isCollapsed={isMenuCollapsed} />
        <NavList items={generalItems} isCollapsed={isMenuCollapsed} isRow />
        {catalogItems.length > 0 && (
          <>
            <span className={styles.parting} />
            <NavList items={catalogItems} isCollapsed={isMenuCollapsed} isRow />
          </>
        )}
      </nav>
      {children}
    </div>
  );
}
