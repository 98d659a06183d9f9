import { findPair } from '../../records/attributeCode';
import { getVariantPrices } from '../../records/prices';
import type { AttributeRecord, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
import { getOptionWords } from '../../records/variantName';
import { DomainError } from '../../errors';
import { readExact } from '../bulkEdits/changeValues';
import type { ReadField } from '../bulkEdits/readFields';
import type { ContentDraft } from '../products/contentDraft';
import { readVariantValue, type ValueScope } from '../productValues/readValue';
import { isOfVariants, valuePath } from '../productValues/values';
import { withOwnText } from '../productValues/withOwnText';
import { withoutAbsent } from '../lists/withoutAbsent';
import type { CellField, VariantField } from './cellField';
import { changePrice, findPriceAt, readPrice, type PricePlace } from './priceField';
import { toScopedValues } from './scopedValues';

/** Returns the field of one variant of the products. The variant is known by its ID. */
export function bindToVariant({ variant: field, check }: CellField, id: string): CellField {
  const find = (product: ContentDraft) => product.variants.find((variant) => variant.id === id);
  return {
    read: (product) => {
      const variant = find(product);
      return (variant && field?.read(variant)) ?? '';
    },
    readInherited: (product) => {
      const variant = find(product);
      return (variant && field?.readInherited?.(variant, product)) ?? '';
    },
    getPath: (product) => {
      const index = product.variants.findIndex((variant) => variant.id === id);
      const path = product.variants[index] && field?.getPath(product.variants[index]);
      return path ? `variants[${index}].${path}` : null;
    },
    isReadOnly: () => field?.toChange === undefined,
    toInput: ({ variants }, text) => ({
      variants: variants.map((variant) => ({
        id: variant.id ?? null,
        sku: variant.sku,
        ...(variant.id === id && field?.toChange?.(variant, text)),
      })),
    }),
    ...(check && { check }),
  };
}

const findOption = ({ options }: VariantContent, { attribute }: ReadField) =>
  isOfVariants(attribute) && attribute !== 'name' ? findPair(options, attribute) : undefined;

const withOption = ({ options }: VariantContent, option: AttributeRecord, value: string) => ({
  options: options.map((one) => (one === option ? { ...one, value } : one)),
});

const getOwnPath = ({ attributes = [] }: VariantContent, attribute: string): string | null => {
  if (attribute === 'name') return 'name';
  const pair = findPair(attributes, attribute);
  return pair ? `attributes[${attributes.indexOf(pair)}]` : null;
};

const toOwnChange = ({ attributes = [] }: VariantContent, field: ReadField, text: string) => {
  if (field.attribute === 'name') return { name: text };
  return {
    attributes: withOwnText({ attributes, seo: { title: '', description: '' } }, { ...field, text }).attributes ?? [],
  };
};

const GTIN: VariantField = {
  read: ({ gtin }) => gtin ?? '',
  getPath: () => 'gtin',
  toChange: (_, gtin) => ({ gtin }),
};

/**
 * Returns how variants have an attribute in this scope: as an option of the same name, as a value of their own, or
 * inherited from the product. undefined if they can't have it.
 */
export function createVariantAttribute(field: ReadField, scope: ValueScope): VariantField | undefined {
  const { attribute } = field;
  if (attribute === 'gtin') return GTIN;
  if (!isOfVariants(attribute)) return undefined;
  const isOwn = scope.locale === null && scope.channel === null;
  const at = { attribute, ...scope };
  const key = { attribute, ...withoutAbsent(scope) };
  return {
    read: (variant) => findOption(variant, field)?.value ?? readExact(variant, at),
    readInherited: (variant, product) => {
      if (attribute === 'name' && isOwn) return getOptionWords(variant.options);
      return readVariantValue(product, variant, attribute, scope)?.text ?? '';
    },
    getPath: (variant) => {
      const option = findOption(variant, field);
      if (option) return `options[${variant.options.indexOf(option)}]`;
      return isOwn ? getOwnPath(variant, attribute) : valuePath(key);
    },
    toChange: (variant, text) => {
      const option = findOption(variant, field);
      if (option) return withOption(variant, option, text);
      return isOwn ? toOwnChange(variant, field, text) : toScopedValues(variant, key, text);
    },
  };
}

/** Returns how variants have a price: their own, or else that of the product. */
export function createVariantPrice(place: PricePlace): VariantField {
  return {
    read: (variant) => readPrice(variant, place),
    readInherited: (variant, product) => {
      const prices = getVariantPrices(product, variant, place.channel);
      const found = prices.find(({ currency }) => currency === place.currency);
      return found ? String(found.amount) : '';
    },
    getPath: (variant) => {
      const price = findPriceAt(variant, place);
      return price ? `prices[${variant.prices.indexOf(price)}]` : null;
    },
    toChange: (variant, text) => changePrice(variant, place, text),
  };
}

/** The options of a variant, one in a line: `Size: M`. */
export const OPTIONS: VariantField = {
  read: ({ options }) => options.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  getPath: () => 'options',
  toChange: (_, text) => ({
    options: text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
        if (!name.trim()) {
          throw new DomainError('INVALID', say`Enter each option on its own line, with its name. Example: Size: M`);
        }
        return { name: name.trim(), value: value.trim() };
      }),
  }),
};

/** The first image of a variant, or else of its product. */
export const VARIANT_IMAGE: VariantField = {
  read: ({ media }) => media[0]?.url ?? '',
  readInherited: (_, { media }) => media[0]?.url ?? '',
  getPath: () => 'media',
};
