import { useIntl } from 'react-intl';
import { DataTable } from '#ui/table/DataTable';
import { exampleProducts } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

/** Columns, rows, and a label. Without a width, a column shares the remaining space. */
export function BasicTable() {
  const { formatMessage } = useIntl();
  return (
    <DataTable
      id="example-basic"
      label={formatMessage(messages.basic)}
      columns={useProductColumns()}
      rows={exampleProducts}
      rowId={({ sku }) => sku}
      empty={null}
      hasSettings={false}
    />
  );
}
