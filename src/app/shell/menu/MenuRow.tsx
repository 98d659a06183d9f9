import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { localStore } from '#lib/browserStorage';
import { writeStored } from '#lib/storedJson';
import { usePreferences } from '#preferences/preferencesContext';
import { Brand } from './Brand';
import { messages } from '../messages';
import { NavList } from './NavList';
import { useFrameClasses } from '../frame/useFrameClasses';
import { useMenuStyle } from './usePartStyles';
import { useNavGroups } from './useNavGroups';

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

/** The main menu as a row above the page. `children` are rendered at its end. */
export function MenuRow({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { menuRow } = useFrameClasses();
  const styles = useStyles();
  const { isMenuCollapsed } = usePreferences().preferences;
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    // index.html reserves the place of all its lines before the app has loaded.
    const sizes = new ResizeObserver(() => writeStored(localStore, 'menuRow', [window.innerWidth, row.offsetHeight]));
    sizes.observe(row);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={rowRef} className={menuRow} style={useMenuStyle()}>
      <nav className={styles.menu} aria-label={formatMessage(messages.menu)}>
        <Brand className={styles.brand} isCollapsed={isMenuCollapsed} />
        {useNavGroups().map(({ id, items }, index) => (
          <Fragment key={id}>
            {index > 0 && <span className={styles.parting} />}
            <NavList items={items} isCollapsed={isMenuCollapsed} isRow />
          </Fragment>
        ))}
      </nav>
      {children}
    </div>
  );
}
