import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DataTable } from '#ui/table/DataTable';
import type { TableSort } from '#ui/table/tableTypes';
import { exampleProducts, type ExampleProduct } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

/** A table sorted by its column headers. Lists from the server pass the order on instead. */
export function SortableTable() {
  const { formatMessage, locale } = useIntl();
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ASC' });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const key = sort.column as keyof ExampleProduct;
  const compareValues = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return (
    <DataTable
      id="example-sortable"
      label={formatMessage(messages.sortable)}
      columns={useProductColumns(true)}
      rows={exampleProducts.toSorted((a, b) => sign * compareValues(a[key], b[key]))}
      rowId={({ sku }) => sku}
      sort={sort}
      onSort={setSort}
      empty={null}
      hasSettings={false}
    />
  );
}
