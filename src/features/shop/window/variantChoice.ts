import type { WindowAttributeFragment, WindowProductQuery } from './WindowProduct.generated';

type Product = WindowProductQuery['shopWindow']['product'];

/** A variant as shoppers see it. */
export type WindowVariant = Product['variants'][number];

const getValue = ({ options }: WindowVariant, name: string) => options.find((option) => option.name === name)?.value;

const hasOption = (variant: WindowVariant, name: string, value: string) => getValue(variant, name) === value;

const canOrder = ({ availability }: WindowVariant) => availability !== 'OUT_OF_STOCK';

/** The variant with the SKU, else the first one that can be ordered. */
export function getVariant({ variants }: Product, sku: string): WindowVariant | undefined {
  return variants.find((variant) => variant.sku === sku) ?? variants.find(canOrder) ?? variants[0];
}

/** The attributes of the product, with those of the variant in place of the ones of the same names, and after them. */
export function getAttributes({ attributes }: Product, variant: WindowVariant): WindowAttributeFragment[] {
  return [...new Map([...attributes, ...variant.attributes].map((one) => [one.name, one])).values()];
}

/** Whether each combination of option values is a single variant, so that options can be selected one by one. */
export function hasDistinctOptions({ variants, options }: Product): boolean {
  const keys = variants.map((variant) => JSON.stringify(options.map(({ name }) => getValue(variant, name) ?? null)));
  return options.length > 0 && new Set(keys).size === variants.length;
}

/** The variant with the value that keeps most of the other options of the current one. */
export function withOption({ variants, options }: Product, current: WindowVariant, name: string, value: string) {
  const likeness = (variant: WindowVariant) =>
    options.filter(
      (option) => option.name !== name && getValue(variant, option.name) === getValue(current, option.name),
    ).length;
  return variants
    .filter((variant) => hasOption(variant, name, value))
    .sort((a, b) => likeness(b) - likeness(a) || Number(canOrder(b)) - Number(canOrder(a)))[0];
}

/** The values of an option, and whether each can be ordered with the other options of the current variant. */
export function getOptionChoices({ variants, options }: Product, current: WindowVariant, name: string) {
  const values = options.find((option) => option.name === name)?.values ?? [];
  const others = options.filter((option) => option.name !== name);
  return values.map((value) => ({
    value,
    label: value,
    isUnavailable: !variants.some(
      (variant) =>
        canOrder(variant) &&
        hasOption(variant, name, value) &&
        others.every((option) => getValue(variant, option.name) === getValue(current, option.name)),
    ),
  }));
}

/** The selected value of an option; null if the variant has none. */
export function getSelected(variant: WindowVariant, name: string): string | null {
  return getValue(variant, name) ?? null;
}
