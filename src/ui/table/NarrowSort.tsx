import { useIntl } from 'react-intl';
import { commonMessages } from '../commonMessages';
import { NativeSelect } from '../control/NativeSelect';
import type { Column, TableSort } from './tableTypes';

const directions = ['ASC', 'DESC'] as const;

export interface NarrowSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

/** Sorts a table by columns that have no header on narrow screens. */
export function NarrowSort<Row>({ columns, sort, onSort }: NarrowSortProps<Row>) {
  const { formatMessage } = useIntl();
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => directions.map((direction) => ({ sort: { column: id, direction }, header })));
  return (
    <NativeSelect
      isSmall
      aria-label={formatMessage(commonMessages.sortBy)}
      value={sorts.findIndex((each) => each.sort.column === sort?.column && each.sort.direction === sort.direction)}
      onChange={(event) => onSort(sorts[Number(event.target.value)]!.sort)}
    >
      {sorts.map(({ sort: { direction }, header }, index) => (
        <option key={index} value={index}>
          {formatMessage(commonMessages[direction], { field: header })}
        </option>
      ))}
    </NativeSelect>
  );
}
