import {
  makeStyles,
  MenuItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuItemRadio,
  tokens,
} from '@fluentui/react-components';
import { useFollow } from '../../routing/navigation';
import type { MenuEntry, MenuSection } from './menuTypes';

// Why an entry is refused must be readable although the entry itself is pale.
const useStyles = makeStyles({ note: { color: tokens.colorNeutralForeground3 } });

/** Props of `MenuEntryItem`. */
export interface MenuEntryItemProps {
  kind: MenuSection['kind'];
  /** Id of the section. */
  group: string;
  entry: MenuEntry;
}

/** One entry of an open menu, as the kind of its section asks. */
export function MenuEntryItem({ kind, group, entry }: MenuEntryItemProps) {
  const { id, label, icon, isDisabled = false, note, to, onSelect } = entry;
  const follow = useFollow(to ?? '');
  const styles = useStyles();
  const subText = note === undefined ? undefined : <span className={styles.note}>{note}</span>;
  const common = { icon, disabled: isDisabled, subText };
  if (to !== undefined) {
    return (
      <MenuItemLink {...common} href={to} onClick={follow}>
        {label}
      </MenuItemLink>
    );
  }
  if (kind === 'actions') {
    return (
      <MenuItem {...common} onClick={onSelect}>
        {label}
      </MenuItem>
    );
  }
  const Item = kind === 'choice' ? MenuItemRadio : MenuItemCheckbox;
  return (
    <Item {...common} name={group} value={id} onClick={onSelect}>
      {label}
    </Item>
  );
}
