import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Options20Regular } from '@fluentui/react-icons/svg/options';
import { useIntl } from 'react-intl';
import type { Density, TablePreferences } from '../../preferences/preferences';
import { messages } from '../messages';

/** Props of `TableSettings`. */
export interface TableSettingsProps {
  /** The columns that one may take away. */
  columns: readonly { id: string; header: string }[];
  shownColumns: readonly string[];
  density: Density;
  onChange(changes: Partial<TablePreferences>): void;
}

const densities: readonly Density[] = ['comfortable', 'compact'];

/** The menu for a table's columns and row height. */
export function TableSettings({ columns, shownColumns, density, onChange }: TableSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      checkedValues={{ columns: [...shownColumns], density: [density] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        if (name === 'density') onChange({ density: densities.find((each) => checkedItems.includes(each)) ?? density });
        else onChange({ hiddenColumns: columns.map(({ id }) => id).filter((id) => !checkedItems.includes(id)) });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<Options20Regular />}>{formatMessage(messages.viewSettings)}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columns.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{formatMessage(messages.columns)}</MenuGroupHeader>
              {columns.map(({ id, header }) => (
                <MenuItemCheckbox key={id} name="columns" value={id}>
                  {header}
                </MenuItemCheckbox>
              ))}
              <MenuDivider />
            </MenuGroup>
          )}
          <MenuGroup>
            <MenuGroupHeader>{formatMessage(messages.density)}</MenuGroupHeader>
            {densities.map((value) => (
              <MenuItemRadio key={value} name="density" value={value}>
                {formatMessage(messages[value])}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={() => onChange({ hiddenColumns: null, density: 'comfortable' })}>
            {formatMessage(messages.resetView)}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
