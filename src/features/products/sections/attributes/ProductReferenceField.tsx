import { Field } from '@fluentui/react-components';
import { ProductCombobox } from '../associations/ProductCombobox';
import { ReferencedProduct } from '../associations/ReferencedProduct';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';

export interface ProductReferenceFieldProps {
  name: AttributePath;
  label: string;
}

/** The SKU of another product, entered or selected by searching, with a link to the product that has it. */
export function ProductReferenceField({ name, label }: ProductReferenceFieldProps) {
  const { ref, value, onChange, onBlur, error } = useFieldValue(name);
  const sku = value.trim();
  return (
    <Field validationMessage={error} hint={sku === '' ? undefined : <ReferencedProduct sku={sku} />}>
      <ProductCombobox
        ref={ref}
        name={name}
        aria-label={label}
        text={value}
        onText={onChange}
        onPick={(product) => onChange(product.sku)}
        onBlur={onBlur}
      />
    </Field>
  );
}
