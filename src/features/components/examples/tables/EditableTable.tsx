import { Button, Input, makeStyles } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import { messages as uiMessages } from '#ui/messages';
import { DataTable } from '#ui/table/DataTable';
import type { Column } from '#ui/table/tableTypes';
import { Money } from '#ui/text/Money';
import { TruncatedText } from '#ui/text/TruncatedText';
import { exampleProducts, type ExampleProduct } from './products';
import { tableMessages as messages } from './tableMessages';

const useStyles = makeStyles({ input: { width: '100%', minWidth: 0 } });

interface Draft {
  sku: string;
  name: string;
  price: string;
}

/** Moves focus into the row as it opens. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus();

/** One row at a time becomes a form. Enter saves it, and Escape restores it. */
export function EditableTable() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [products, setProducts] = useState(exampleProducts);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { show, read } = useDecimals();
  const toAmount = (text: string) => parseAmount(read(text)) ?? NaN;
  const isValid = ({ name, price }: Draft) => name.trim() !== '' && !Number.isNaN(toAmount(price));

  // The button that opened the row is back only after the next render.
  const leave = (sku: string) => {
    setDraft(null);
    requestAnimationFrame(() => document.getElementById(`edit-${sku}`)?.focus());
  };
  const save = () => {
    if (!draft || !isValid(draft)) return;
    const { sku, name, price } = draft;
    setProducts(products.map((each) => (each.sku === sku ? { ...each, name, price: toAmount(price) } : each)));
    leave(sku);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape' && draft) leave(draft.sku);
  };
  const editor = (key: 'name' | 'price', label: string) =>
    draft && (
      <Input
        className={styles.input}
        aria-label={label}
        aria-invalid={key === 'name' ? draft.name.trim() === '' : !isValid({ ...draft, name: label })}
        ref={key === 'name' ? focusFirst : undefined}
        inputMode={key === 'price' ? 'decimal' : 'text'}
        value={draft[key]}
        onChange={(_event, { value }) => setDraft({ ...draft, [key]: value })}
        onKeyDown={onKeyDown}
      />
    );

  const columns: readonly Column<ExampleProduct>[] = [
    {
      id: 'name',
      header: formatMessage(messages.product),
      cell: ({ sku, name }) =>
        draft?.sku === sku ? editor('name', formatMessage(messages.product)) : <TruncatedText text={name} />,
      width: 200,
    },
    {
      id: 'price',
      header: formatMessage(messages.price),
      cell: ({ sku, price }) =>
        draft?.sku === sku ? editor('price', formatMessage(messages.price)) : <Money amount={price} currency="EUR" />,
      width: 140,
      align: 'end',
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      cell: ({ sku, name, price }) =>
        draft?.sku === sku ? (
          <>
            <Button
              appearance="subtle"
              icon={<Checkmark20Regular />}
              aria-label={formatMessage(uiMessages.save)}
              disabledFocusable={!isValid(draft)}
              onClick={save}
            />
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(uiMessages.cancel)}
              onClick={() => leave(sku)}
            />
          </>
        ) : (
          <Button
            id={`edit-${sku}`}
            appearance="subtle"
            icon={<Edit20Regular />}
            aria-label={formatMessage(messages.editName, { name })}
            onClick={() => setDraft({ sku, name, price: show(String(price)) })}
          />
        ),
      width: 112,
      align: 'end',
    },
  ];
  return (
    <DataTable
      id="example-editable"
      label={formatMessage(messages.editable)}
      columns={columns}
      rows={products}
      rowId={({ sku }) => sku}
      empty={null}
      hasSettings={false}
    />
  );
}
