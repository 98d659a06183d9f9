import { say, type Sentence } from '../../records/sentence';
import type { Rule } from './finding';
import type { IssueCode } from './kinds/issueLabels';

/**
 * Checks that the product has a name and a SKU, and that everything sold here has a price: its own or the product's.
 */
export const requiredRule: Rule = (product, report) => {
  const missing = (
    code: IssueCode,
    field: string,
    message: Sentence,
    suggestedFix: Sentence,
    variant: number | null = null,
  ) => report({ code, severity: 'ERROR', category: 'REQUIRED', field, variant, message, suggestedFix });

  if (!product.name.trim()) missing('NAME_MISSING', 'name', say`The product has no name.`, say`Enter a name.`);
  if (!product.sku.trim()) missing('SKU_MISSING', 'sku', say`The product has no SKU.`, say`Enter a SKU.`);
  product.variants.forEach(({ sku }, index) => {
    if (!sku.trim()) {
      missing('SKU_MISSING', 'sku', say`Variant ${index + 1} has no SKU.`, say`Enter a SKU for the variant.`, index);
    }
  });

  // A grouped product has no price of its own, and an external product is priced on the site that sells it.
  if (product.kind !== undefined || product.prices.length) return;
  if (product.variants.every(({ prices }) => !prices.length)) {
    missing(
      'PRICE_MISSING',
      'prices',
      say`The product has no price.`,
      say`Enter a price for the product or for each variant.`,
    );
    return;
  }
  product.variants.forEach(({ sku, prices }, index) => {
    if (!prices.length) {
      const message = say`The variant ${sku || index + 1} has no price, and neither does the product.`;
      missing('PRICE_MISSING', 'prices', message, say`Enter a price for the variant or for the whole product.`, index);
    }
  });
};

/** Without a category, a product can only be found by search. */
export const categoryRule: Rule = (product, report) => {
  if (product.categories.some((path) => path.trim())) return;
  report({
    code: 'CATEGORY_MISSING',
    severity: 'WARNING',
    category: 'REQUIRED',
    field: 'categories',
    message: say`The product has no category.`,
    suggestedFix: say`Add at least one category. Example: Outdoor/Tents.`,
  });
};
