import { Field } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { associationMessages as messages } from './associationMessages';
import { ProductCombobox, type ProductChoice } from './ProductCombobox';

export interface AssociationPickerProps {
  onPick: (product: ProductChoice) => void;
}

/** Searches the products of the catalog by name or SKU, and adds the selected one. */
export function AssociationPicker({ onPick }: AssociationPickerProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <Field label={formatMessage(messages.add)}>
      <ProductCombobox
        name="associations.add"
        text={text}
        onText={setText}
        onPick={(product) => {
          setText('');
          onPick(product);
        }}
        picksFirst
      />
    </Field>
  );
}
