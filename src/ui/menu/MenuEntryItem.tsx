import {
  makeStyles,
  MenuItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuItemRadio,
  tokens,
} from '@fluentui/react-components';
import { useFollow } from '#routing/navigation';
import type { MenuEntry, MenuSection } from './menuTypes';

// The reason why an entry is disabled must be readable although the entry itself is grayed out.
const useStyles = makeStyles({ note: { color: tokens.colorNeutralForeground3 } });

export interface MenuEntryItemProps {
  kind: MenuSection['kind'];
  /** ID of the section. */
  group: string;
  entry: MenuEntry;
}

/** One entry of an open menu, rendered according to the kind of its section. */
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
