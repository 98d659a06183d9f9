import { Options20Regular } from '@fluentui/react-icons/svg/options';
import { useIntl } from 'react-intl';
import type { Density, TableColumn, TablePreferences } from '#preferences/preferences';
import { ActionMenu } from '../menu/ActionMenu';
import type { MenuEntry, MenuSection } from '../menu/menuTypes';
import { listMessages } from './listMessages';
import { listChosenColumns, toggleColumn } from './columns/tableColumns';
import type { Column } from './tableTypes';

export interface TableSettingsProps<Row> {
  columns: readonly Column<Row>[];
  /** Those that the user has chosen; null for those that are shown at first. */
  chosen: readonly TableColumn[] | null;
  density: Density;
  /** Shown below the columns. */
  action: MenuEntry | undefined;
  onChange: (changes: Partial<TablePreferences>) => void;
  /** Opens the panel for the order and the width of the columns. */
  onArrange: () => void;
}

const densities: readonly Density[] = ['comfortable', 'compact'];

/** The menu for a table's columns and row height. */
export function TableSettings<Row>({ columns, chosen, density, action, onChange, onArrange }: TableSettingsProps<Row>) {
  const { formatMessage } = useIntl();
  const hideable = columns.filter(({ isHideable }) => isHideable);
  const shown = listChosenColumns(columns, chosen);
  const toggles: MenuSection = {
    id: 'columns',
    heading: formatMessage(listMessages.columns),
    kind: 'toggles',
    entries: hideable.map(({ id, header }) => ({
      id,
      label: header,
      isChecked: shown.some((column) => column.id === id),
      onSelect: () => onChange({ columns: toggleColumn(columns, chosen, id) }),
    })),
  };
  const heights: MenuSection = {
    id: 'density',
    heading: formatMessage(listMessages.density),
    kind: 'choice',
    entries: densities.map((each) => ({
      id: each,
      label: formatMessage(listMessages[each]),
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
        label: formatMessage(listMessages.resetView),
        onSelect: () => onChange({ columns: null, density: null }),
      },
    ],
  };
  return (
    <ActionMenu
      icon={<Options20Regular />}
      label={formatMessage(listMessages.viewSettings)}
      sections={[
        ...(hideable.length > 0 ? [toggles] : []),
        {
          id: 'action',
          kind: 'actions',
          entries: [
            ...(action ? [action] : []),
            { id: 'arrange', label: formatMessage(listMessages.arrange), onSelect: onArrange },
          ],
        },
        heights,
        reset,
      ]}
    />
  );
}
