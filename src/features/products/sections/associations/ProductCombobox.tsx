import { Combobox, Option, type ComboboxProps } from '@fluentui/react-components';
import { useDeferredValue, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { messages as uiMessages } from '#ui/messages';
import { controlMessages } from '#ui/form/controlMessages';
import { useAssociationChoicesQuery, type AssociationChoicesQuery } from './AssociationChoices.generated';
import { useProductPath } from '../../core/useProductPath';
import { associationMessages as messages } from './associationMessages';

/** A product that was found. */
export type ProductChoice = AssociationChoicesQuery['products']['data'][number];

export interface ProductComboboxProps extends Pick<ComboboxProps, 'name' | 'aria-label' | 'onBlur'> {
  ref?: Ref<HTMLInputElement> | undefined;
  text: string;
  onText: (text: string) => void;
  onPick: (product: ProductChoice) => void;
  /** Whether Enter selects the first product. Otherwise, it does what it does in any text field. */
  picksFirst?: boolean;
}

/** A text field that offers the other products of the catalog whose name or SKU has the text. */
export function ProductCombobox({ text, onText, onPick, picksFirst = false, ...combobox }: ProductComboboxProps) {
  const { formatMessage } = useIntl();
  const field = combobox['aria-label'] ?? formatMessage(messages.add);
  const { catalogId, productId } = useProductPath();
  const q = useDeferredValue(text.trim());
  const { data, previousData } = useAssociationChoicesQuery({ variables: { catalogId, q }, skip: q === '' });
  const found = q === '' ? [] : ((data ?? previousData)?.products.data ?? []).filter(({ id }) => id !== productId);
  const pick = (id: string | undefined) => {
    const product = found.find((one) => one.id === id);
    if (product) onPick(product);
  };
  return (
    <Combobox
      {...combobox}
      expandIcon={{ 'aria-label': formatMessage(controlMessages.showOptions, { field }), tabIndex: -1 }}
      placeholder={formatMessage(messages.addHint)}
      style={{ minWidth: 0 }}
      input={{ style: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } }}
      freeform
      value={text}
      selectedOptions={[]}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (!picksFirst || event.key !== 'Enter') return;
        // Enter does not save the product. The list itself handles a highlighted option.
        event.preventDefault();
        if (!event.currentTarget.getAttribute('aria-activedescendant')) pick(found[0]?.id);
      }}
      onOptionSelect={(_event, { optionValue }) => pick(optionValue)}
    >
      {found.map(({ id, name, sku }) => (
        <Option key={id} value={id} text={name || sku}>
          {name ? `${name} (${sku})` : sku}
        </Option>
      ))}
      {found.length === 0 && (
        <Option value="" text="" disabled>
          {formatMessage(q === '' ? messages.addHint : uiMessages.noOption)}
        </Option>
      )}
    </Combobox>
  );
}
