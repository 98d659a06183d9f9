import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { useNavLinkStyles } from '#ui/layout/navLinkStyles';
import { textStart } from '#ui/layout/textAlign';
import { messages } from '../messages';
import { useMenuHeadingStyles } from './useMenuHeadingStyles';
import { NavList, type NavListProps } from './NavList';
import type { NavGroup } from './useNavGroups';

const useStyles = makeStyles({
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
  name: { ...textStart, flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  centered: { justifyContent: 'center' },
  open: { transform: 'rotate(180deg)' },
});

export interface FoldedGroupProps extends Pick<NavListProps, 'items' | 'isCollapsed' | 'onNavigate'> {
  id: NavGroup['id'];
  heading: string;
}

/** A group of menu entries that the user can fold. Then it only names the entry of the current screen. */
export function FoldedGroup({ id, heading, items, isCollapsed, onNavigate }: FoldedGroupProps) {
  const styles = useStyles();
  const { heading: headingClass, folded } = useMenuHeadingStyles();
  const { link, current } = useNavLinkStyles();
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const { foldedGroups } = preferences;
  const isFolded = foldedGroups.includes(id);
  // A folded group names its current entry in its own line, so that nothing below it moves.
  const inside = isFolded ? items.find((item) => item.current) : undefined;
  const name = inside
    ? formatMessage(messages.groupEntry, {
        group: heading,
        entry: formatMessage(inside.nav.label ?? inside.screen.title),
      })
    : heading;
  const toggle = () =>
    setPreferences({ foldedGroups: isFolded ? foldedGroups.filter((each) => each !== id) : [...foldedGroups, id] });
  return (
    <div>
      <h2 className={mergeClasses(headingClass, folded)}>
        <button
          type="button"
          className={mergeClasses(link, styles.toggle, inside && current, isCollapsed && styles.centered)}
          aria-expanded={!isFolded}
          aria-current={inside?.current}
          aria-label={name}
          title={isCollapsed ? name : undefined}
          onClick={toggle}
        >
          {/* A text that changes would move in right-to-left pages. */}
          {!isCollapsed && (
            <span key={name} className={styles.name}>
              {name}
            </span>
          )}
          <ChevronDown16Regular className={mergeClasses(!isFolded && styles.open)} />
        </button>
      </h2>
      {!isFolded && <NavList items={items} isCollapsed={isCollapsed} onNavigate={onNavigate} />}
    </div>
  );
}
