import { attributeCode } from '../../records/attributeCode';
import type { AttributeRecord } from '../../records/products';
import { say, type Sentence } from '../../records/sentence';
import { findIncomplete, getOptionKey, getOptionNames } from '../../records/variantOptions';
import { shown, type Rule } from './finding';

/** Checks that each SKU belongs to one product of the catalog, and to one variant within a product. */
export const uniqueSkuRule: Rule = (product, report, { takenSkus }) => {
  const duplicate = (message: Sentence, variant: number | null, suggestedFix: Sentence) =>
    report({
      code: 'SKU_DUPLICATE',
      severity: 'ERROR',
      category: 'UNIQUE',
      field: 'sku',
      variant,
      message,
      suggestedFix,
    });
  const taken = (sku: string) => say`The SKU ${shown(sku)} is already used by another product in this catalog.`;

  if (takenSkus.has(product.sku)) duplicate(taken(product.sku), null, say`Enter a unique SKU for this product.`);
  const first = new Map<string, number>();
  product.variants.forEach(({ sku }, index) => {
    const before = first.get(sku);
    if (before === undefined) first.set(sku, index);
    else if (sku.trim()) {
      const message = say`Variants ${before + 1} and ${index + 1} have the same SKU: ${shown(sku)}.`;
      duplicate(message, index, say`Enter a unique SKU for each variant.`);
    }
    // The product can share its own SKU with a variant, so it is only reported once.
    if (sku !== product.sku && takenSkus.has(sku))
      duplicate(taken(sku), index, say`Enter a unique SKU for this variant.`);
  });
};

/** Checks that each variant has its own combination of options, because buyers select a variant by its options. */
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
        message: say`The variant ${sku || index + 1} has no options, so buyers can’t tell it apart from the others.`,
        suggestedFix: say`Add an option. Examples: size, color.`,
      });
      return;
    }
    const key = getOptionKey(options);
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
      message: say`Variants ${product.variants[before]?.sku ?? ''} and ${sku} have the same options: ${shown(words)}.`,
      suggestedFix: say`Change an option of one variant, or remove one of them.`,
    });
  });
};

/** Variants that the message about different options names. */
const MAX_NAMED = 3;

/** Checks that all variants have the same options. Shops show one list for each option of the product. */
export const sameOptionsRule: Rule = (product, report) => {
  const names = getOptionNames(product.variants);
  // Another rule is about variants without any options.
  const incomplete = findIncomplete(product.variants, names).filter(({ variant }) => variant.options.length > 0);
  if (!incomplete.length) return;
  const more = incomplete.length - MAX_NAMED;
  const list = [
    ...incomplete
      .slice(0, MAX_NAMED)
      .map(({ variant, missing }) => say`${shown(variant.sku)} without ${shown(missing.join(', '))}`),
    ...(more > 0 ? [say`${more} more`] : []),
  ];
  report({
    code: 'OPTIONS_DIFFER',
    severity: 'WARNING',
    category: 'REQUIRED',
    field: 'variants',
    message: say`The variants of “${shown(product.name || product.sku)}” have different options: ${{ list }}.`,
    suggestedFix: say`Enter the options ${shown(names.join(', '))} for each variant, or divide the product.`,
  });
};

/**
 * Reports attributes with different names and one code, such as “Größe” and “Grosse”: both are stored, but they are one
 * attribute.
 */
export const attributeNamesRule: Rule = ({ attributes, variants }, report) => {
  const check = (pairs: readonly AttributeRecord[] = [], variant: number | null = null) => {
    if (pairs.length < 2) return;
    const firstNames = new Map<string, string>();
    pairs.forEach(({ name }, index) => {
      const code = attributeCode(name);
      const first = firstNames.get(code);
      firstNames.set(code, first ?? name);
      if (first === undefined || code === '') return;
      report({
        code: 'ATTRIBUTE_NAME_DUPLICATE',
        severity: 'WARNING',
        category: 'UNIQUE',
        field: `attributes[${index}].value`,
        variant,
        message: say`“${shown(first)}” and “${shown(name)}” are the same attribute, because both have the code ${shown(code)}. Filters and sorting use the first one.`,
        suggestedFix: say`Remove one of them, or rename it so that it has a different code.`,
      });
    });
  };
  check(attributes);
  variants.forEach((variant, index) => check(variant.attributes, index));
};

/** The form of a slug. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks that the slug, which is used in URLs, is present, valid, and unique in the catalog. */
export const slugRule: Rule = ({ slug }, report, { isSlugTaken }) => {
  const found = { severity: 'WARNING', field: 'slug' } as const;
  if (!slug.trim()) {
    report({
      ...found,
      code: 'SLUG_MISSING',
      category: 'REQUIRED',
      message: say`The product has no slug for its URL.`,
      suggestedFix: say`Enter a slug. Example: ridge-tent.`,
    });
    return;
  }
  if (!SLUG.test(slug)) {
    report({
      ...found,
      code: 'SLUG_FORMAT',
      category: 'TYPE',
      message: say`The slug ${shown(slug)} contains characters other than lowercase letters, digits, and single hyphens.`,
      suggestedFix: say`Use lowercase letters a to z, digits, and hyphens between words.`,
    });
  }
  if (isSlugTaken) {
    report({
      ...found,
      code: 'SLUG_DUPLICATE',
      category: 'UNIQUE',
      message: say`The slug ${shown(slug)} is already used by another product in this catalog.`,
      suggestedFix: say`Make it unique, for example by adding the SKU.`,
    });
  }
};
