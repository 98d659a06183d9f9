import { useIntl } from 'react-intl';
import { OptionPicker } from '../parts/OptionPicker';
import { getOptionChoices, getSelected, hasDistinctOptions, withOption, type WindowVariant } from './variantChoice';
import { windowMessages } from './windowMessages';
import type { WindowProductQuery } from './WindowProduct.generated';

export interface VariantPickerProps {
  product: WindowProductQuery['shopWindow']['product'];
  variant: WindowVariant;
  onChange: (sku: string) => void;
}

/** Selects a variant by its options, or from a list if the options do not tell the variants apart. */
export function VariantPicker({ product, variant, onChange }: VariantPickerProps) {
  const { formatMessage } = useIntl();
  if (hasDistinctOptions(product)) {
    return product.options.map(({ name }) => (
      <OptionPicker
        key={name}
        label={name}
        choices={getOptionChoices(product, variant, name).map((choice) => ({
          ...choice,
          label: choice.label || formatMessage(windowMessages.anyOf, { option: name }),
        }))}
        value={getSelected(variant, name)}
        onChange={(value) => onChange((withOption(product, variant, name, value) ?? variant).sku)}
      />
    ));
  }
  if (product.variants.length < 2) return null;
  return (
    <OptionPicker
      label={formatMessage(windowMessages.variant)}
      choices={product.variants.map(({ sku, name, options, availability }) => ({
        value: sku,
        label: options.flatMap(({ value }) => value || []).join(', ') || (name === product.name ? sku : name),
        isUnavailable: availability === 'OUT_OF_STOCK',
      }))}
      value={variant.sku}
      onChange={onChange}
    />
  );
}
