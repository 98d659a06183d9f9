import { Field } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { associationMessages as messages } from './associationMessages';
import { ProductCombobox, type ProductChoice } from './ProductCombobox';

/** Props of `AssociationPicker`. */
export interface AssociationPickerProps {
  catalogId: string;
  /** The product itself, which is not offered. */
  productId: string;
  onPick: (product: ProductChoice) => void;
}

/** Searches the products of the catalog by name or SKU, and adds the selected one. */
export function AssociationPicker({ catalogId, productId, onPick }: AssociationPickerProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <Field label={formatMessage(messages.add)}>
      <ProductCombobox
        name="associations.add"
        catalogId={catalogId}
        without={productId}
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
