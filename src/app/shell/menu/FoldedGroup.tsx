import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { usePreferences } from '#preferences/preferencesContext';
import { useNavLinkStyles } from '#ui/layout/navLinkStyles';
import { menuHeading } from './menuHeading';
import { NavList, type NavListProps } from './NavList';
import type { NavGroup } from './useNavGroups';

const useStyles = makeStyles({
  heading: { ...menuHeading, paddingInline: 0 },
  toggle: {
    font: 'inherit',
    color: 'inherit',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '30px',
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  centered: { justifyContent: 'center' },
  open: { transform: 'rotate(180deg)' },
});

export interface FoldedGroupProps extends Pick<NavListProps, 'items' | 'isCollapsed' | 'onNavigate'> {
  id: NavGroup['id'];
  heading: string;
}

/** A group of menu entries that the user can fold. Then it only shows the entry of the current screen. */
export function FoldedGroup({ id, heading, items, isCollapsed, onNavigate }: FoldedGroupProps) {
  const styles = useStyles();
  const { link } = useNavLinkStyles();
  const { preferences, setPreferences } = usePreferences();
  const { foldedGroups } = preferences;
  const isFolded = foldedGroups.includes(id);
  const shown = isFolded ? items.filter(({ current }) => current) : items;
  const toggle = () =>
    setPreferences({ foldedGroups: isFolded ? foldedGroups.filter((each) => each !== id) : [...foldedGroups, id] });
  return (
    <div>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={mergeClasses(link, styles.toggle, isCollapsed && styles.centered)}
          aria-expanded={!isFolded}
          aria-label={heading}
          title={isCollapsed ? heading : undefined}
          onClick={toggle}
        >
          {!isCollapsed && heading}
          <ChevronDown16Regular className={mergeClasses(!isFolded && styles.open)} />
        </button>
      </h2>
      {shown.length > 0 && <NavList items={shown} isCollapsed={isCollapsed} onNavigate={onNavigate} />}
    </div>
  );
}
