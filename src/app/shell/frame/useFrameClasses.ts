import { mergeClasses } from '@fluentui/react-components';
import { usePreferences } from '#preferences/preferencesContext';
import { useShellStyles } from './useShellStyles';

/** The classes of the parts around a screen according to the preferences, for the shell. */
export function useFrameClasses() {
  const styles = useShellStyles();
  const { isMenuCollapsed, navbar, contentWidth, footer } = usePreferences().preferences;
  const isCard = navbar === 'floating';
  const isBoxed = contentWidth === 'boxed';
  const card = isCard && isBoxed && styles.boxedBar;
  return {
    shell: mergeClasses(styles.shell, footer === 'sticky' && styles.hasStickyFooter),
    side: mergeClasses(styles.side, isMenuCollapsed && styles.collapsed),
    column: mergeClasses(styles.column, navbar === 'sticky' && styles.stickyColumn, isCard && styles.cardColumn),
    bar: mergeClasses(styles.bar, navbar !== 'hidden' && styles[navbar], card),
    quietBar: styles.quietBar,
    menuRow: mergeClasses(styles.menuRow, isCard && styles.floatingRow, card),
    main: mergeClasses(styles.main, isBoxed && styles.boxed),
    footer: mergeClasses(styles.footer, footer === 'sticky' ? styles.stickyFooter : styles.staticFooter),
    footerLine: mergeClasses(styles.footerLine, isBoxed && styles.boxedLine),
  };
}
