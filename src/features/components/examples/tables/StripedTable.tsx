import { useIntl } from 'react-intl';
import { DataTable } from '#ui/table/DataTable';
import { manyProducts } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

/** The header stays in view while the rows scroll, and stripes lead the eye along wide rows. */
export function StripedTable() {
  const { formatMessage } = useIntl();
  return (
    <DataTable
      id="example-striped"
      label={formatMessage(messages.striped)}
      columns={useProductColumns()}
      rows={manyProducts}
      rowId={({ sku }) => sku}
      isStriped
      empty={null}
    />
  );
}
