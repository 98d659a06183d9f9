import type { AttributeRecord } from '../../records/products';
import { shown, type Rule } from './finding';

/** SKUs belong to one product of the catalog, and within a product to one variant. */
export const uniqueSkuRule: Rule = (product, report, { takenSkus }) => {
  const duplicate = (message: string, variant: number | null, suggestedFix: string) =>
    report({
      code: 'SKU_DUPLICATE',
      severity: 'ERROR',
      category: 'UNIQUE',
      field: 'sku',
      variant,
      message,
      suggestedFix,
    });
  const taken = (sku: string) => `The SKU ${shown(sku)} belongs to another product of this catalog.`;

  if (takenSkus.has(product.sku)) duplicate(taken(product.sku), null, 'Give this product a SKU of its own.');
  const first = new Map<string, number>();
  product.variants.forEach(({ sku }, index) => {
    const before = first.get(sku);
    if (before === undefined) first.set(sku, index);
    else if (sku.trim()) {
      const message = `The variants ${before + 1} and ${index + 1} share the SKU ${shown(sku)}.`;
      duplicate(message, index, 'Give each variant a SKU of its own.');
    }
    // The product's own SKU, which it may share with a variant, is reported once.
    if (sku !== product.sku && takenSkus.has(sku)) duplicate(taken(sku), index, 'Give this variant a SKU of its own.');
  });
};

const combination = (options: readonly AttributeRecord[]) => {
  const words = options.map(({ name, value }) => `${name.toLowerCase()}\n${value}`);
  return (words.length > 1 ? words.sort() : words).join('\n\n');
};

/** Buyers choose a variant by its options, so that each needs a combination of its own. */
export const optionsRule: Rule = (product, report) => {
  if (product.variants.length < 2) return;
  const first = new Map<string, number>();
  product.variants.forEach(({ sku, options }, index) => {
    if (!options.length) {
      report({
        code: 'OPTIONS_MISSING',
        severity: 'WARNING',
        category: 'REQUIRED',
        field: 'options',
        variant: index,
        message: `The variant ${sku || index + 1} has no options, so buyers cannot tell it from the others.`,
        suggestedFix: 'Enter an option such as size or colour.',
      });
      return;
    }
    const key = combination(options);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, index);
      return;
    }
    const words = options.map(({ name, value }) => `${name} ${value}`).join(', ');
    report({
      code: 'OPTIONS_DUPLICATE',
      severity: 'ERROR',
      category: 'UNIQUE',
      field: 'options',
      variant: index,
      message: `The variants ${product.variants[before]?.sku} and ${sku} have the same options: ${shown(words)}.`,
      suggestedFix: 'Change an option of one of them, or remove one.',
    });
  });
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug stands in addresses: there, plain, and only once in the catalog. */
export const slugRule: Rule = ({ slug }, report, { isSlugTaken }) => {
  const found = { severity: 'WARNING', field: 'slug' } as const;
  if (!slug.trim()) {
    report({
      ...found,
      code: 'SLUG_MISSING',
      category: 'REQUIRED',
      message: 'The product has no slug for its address.',
      suggestedFix: 'Enter a slug. Example: ridge-tent.',
    });
    return;
  }
  if (!SLUG.test(slug)) {
    report({
      ...found,
      code: 'SLUG_FORMAT',
      category: 'TYPE',
      message: `The slug ${shown(slug)} has other characters than lower-case letters, digits and single hyphens.`,
      suggestedFix: 'Use lower-case letters from a to z, digits, and hyphens between words.',
    });
  }
  if (isSlugTaken) {
    report({
      ...found,
      code: 'SLUG_DUPLICATE',
      category: 'UNIQUE',
      message: `The slug ${shown(slug)} is used by another product of this catalog.`,
      suggestedFix: 'Make it unique, for instance with the SKU at its end.',
    });
  }
};
