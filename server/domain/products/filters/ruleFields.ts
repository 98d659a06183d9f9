import { ATTRIBUTE_FIELDS } from './fields';

/**
 * What a rule can ask for besides attributes: only what changes with the product itself, and not with its categories.
 * Others would change the products of a category without an edit, or depend on the rule itself.
 */
export const RULE_FIELDS: ReadonlySet<string> = new Set([
  ...ATTRIBUTE_FIELDS,
  'sku',
  'status',
  'kind',
  'family',
  'price',
  'stock',
  'available-from',
  'variants',
  'images',
  'images-without-alt',
  'translated',
  'translation',
  'association',
  'created',
  'external-reference',
  'link',
  'external-url',
]);
