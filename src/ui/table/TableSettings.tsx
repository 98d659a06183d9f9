import { Options20Regular } from '@fluentui/react-icons/svg/options';
import { useIntl } from 'react-intl';
import type { Density, TablePreferences } from '#preferences/preferences';
import { ActionMenu } from '../menu/ActionMenu';
import type { MenuEntry, MenuSection } from '../menu/menuTypes';
import { messages } from '../messages';

export interface TableSettingsProps {
  /** The columns that can be hidden. */
  columns: readonly { id: string; header: string }[];
  shownColumns: readonly string[];
  density: Density;
  /** Shown below the columns. */
  action: MenuEntry | undefined;
  onChange: (changes: Partial<TablePreferences>) => void;
}

const densities: readonly Density[] = ['comfortable', 'compact'];

/** The menu for a table's columns and row height. */
export function TableSettings({ columns, shownColumns, density, action, onChange }: TableSettingsProps) {
  const { formatMessage } = useIntl();
  const hidden = columns.map(({ id }) => id).filter((id) => !shownColumns.includes(id));
  const toggles: MenuSection = {
    id: 'columns',
    heading: formatMessage(messages.columns),
    kind: 'toggles',
    entries: columns.map(({ id, header }) => {
      const isChecked = shownColumns.includes(id);
      const hiddenColumns = isChecked ? [...hidden, id] : hidden.filter((each) => each !== id);
      return { id, label: header, isChecked, onSelect: () => onChange({ hiddenColumns }) };
    }),
  };
  const heights: MenuSection = {
    id: 'density',
    heading: formatMessage(messages.density),
    kind: 'choice',
    entries: densities.map((each) => ({
      id: each,
      label: formatMessage(messages[each]),
      isChecked: each === density,
      onSelect: () => onChange({ density: each }),
    })),
  };
  const reset: MenuSection = {
    id: 'reset',
    kind: 'actions',
    entries: [
      {
        id: 'reset',
        label: formatMessage(messages.resetView),
        onSelect: () => onChange({ hiddenColumns: null, addedColumns: [], density: null }),
      },
    ],
  };
  return (
    <ActionMenu
      icon={<Options20Regular />}
      label={formatMessage(messages.viewSettings)}
      sections={[
        ...(columns.length > 0 ? [toggles] : []),
        ...(action ? [{ id: 'action', kind: 'actions', entries: [action] } as const] : []),
        heights,
        reset,
      ]}
    />
  );
}
