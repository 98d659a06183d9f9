import { Combobox, Field, Option } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as uiMessages } from '../../../ui/messages';
import { useAssociationChoicesQuery, type AssociationChoicesQuery } from './AssociationChoices.generated';
import { associationMessages as messages } from './associationMessages';

type AssociationChoice = AssociationChoicesQuery['products']['data'][number];

/** Props of `AssociationPicker`. */
export interface AssociationPickerProps {
  catalogId: string;
  /** The product itself, which is not offered. */
  productId: string;
  onPick: (product: AssociationChoice) => void;
}

/** Searches the products of the catalog by name or SKU, and adds the selected one. */
export function AssociationPicker({ catalogId, productId, onPick }: AssociationPickerProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState('');
  const q = useDeferredValue(draft.trim());
  const { data, previousData } = useAssociationChoicesQuery({ variables: { catalogId, q }, skip: q === '' });
  const found = q === '' ? [] : ((data ?? previousData)?.products.data ?? []).filter(({ id }) => id !== productId);
  const pick = (id: string | undefined) => {
    const product = found.find((one) => one.id === id);
    if (!product) return;
    setDraft('');
    onPick(product);
  };
  return (
    <Field label={formatMessage(messages.add)}>
      <Combobox
        name="associations.add"
        placeholder={formatMessage(messages.addHint)}
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0, width: '100%' } }}
        freeform
        value={draft}
        selectedOptions={[]}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
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
    </Field>
  );
}
