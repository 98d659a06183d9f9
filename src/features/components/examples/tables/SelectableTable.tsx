import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isSelected, noSelection } from '#ui/filter/selection';
import { messages as uiMessages } from '#ui/messages';
import { EmptyState } from '#ui/state/EmptyState';
import { useToast } from '#ui/state/useToast';
import { DataTable } from '#ui/table/DataTable';
import { exampleProducts } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

/** Rows with checkboxes. Actions for the selected rows appear below the table. */
export function SelectableTable() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [products, setProducts] = useState(exampleProducts);
  const [selection, setSelection] = useState(noSelection);
  const restore = () => setProducts(exampleProducts);
  const remove = () => {
    const kept = products.filter(({ sku }) => !isSelected(selection, sku));
    toast.show({
      intent: 'success',
      title: formatMessage(messages.removed, { count: products.length - kept.length }),
      actions: [{ label: formatMessage(uiMessages.undo), onSelect: () => setProducts(products) }],
    });
    setProducts(kept);
    setSelection(noSelection);
  };
  return (
    <DataTable
      id="example-selectable"
      label={formatMessage(messages.selectable)}
      columns={useProductColumns()}
      rows={products}
      rowId={({ sku }) => sku}
      rowName={({ name }) => name}
      selection={{
        value: selection,
        onChange: setSelection,
        actions: <Button onClick={remove}>{formatMessage(messages.removeSelected)}</Button>,
      }}
      empty={
        <EmptyState
          title={formatMessage(messages.emptyTitle)}
          actions={<Button onClick={restore}>{formatMessage(messages.addSamples)}</Button>}
        />
      }
      hasSettings={false}
    />
  );
}
