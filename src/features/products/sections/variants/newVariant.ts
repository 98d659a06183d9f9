import type { VariantValues } from '../../core/values/productValues';

/** Returns a new variant with the same status and option names as the others. */
export function newVariant(others: readonly VariantValues[]): VariantValues {
  return {
    id: '',
    sku: '',
    gtin: '',
    externalReference: '',
    link: '',
    name: '',
    options: (others[0]?.options ?? []).map(({ name }) => ({ name, value: '' })),
    attributes: [],
    values: {},
    prices: [],
    stock: '',
    availability: '',
    availableFrom: '',
    media: [],
    status: 'ACTIVE',
  };
}

/** Whether the variant has only the values set by `newVariant`. */
export function isBlankVariant(variant: VariantValues): boolean {
  return (
    [
      variant.id,
      variant.sku,
      variant.gtin,
      variant.externalReference,
      variant.link,
      variant.name,
      variant.stock,
      variant.availability,
    ].every((text) => text.trim() === '') &&
    variant.options.every(({ value }) => value.trim() === '') &&
    variant.attributes.length === 0 &&
    Object.keys(variant.values).length === 0 &&
    variant.prices.length === 0 &&
    variant.media.length === 0
  );
}
