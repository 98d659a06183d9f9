import type { RuleOwner } from '#server/types.generated';
import { ATTRIBUTE_FIELDS } from './fields';

/**
 * What the rule of a category can ask for besides attributes: only what changes with the product itself, and not with
 * its categories. Others would change the products of a category without an edit, or depend on the rule itself.
 */
const RULE_FIELDS: ReadonlySet<string> = new Set([
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

/** What the rule of a channel can ask for besides attributes: also categories, which are known before it is evaluated. */
const CHANNEL_FIELDS: ReadonlySet<string> = new Set([...RULE_FIELDS, 'category']);

/** What rules can ask for besides attributes, by whose they are. */
export const FIELDS_OF_RULES: Readonly<Record<RuleOwner, ReadonlySet<string>>> = {
  CATEGORY: RULE_FIELDS,
  CHANNEL: CHANNEL_FIELDS,
};
