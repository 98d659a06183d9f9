import type { ProductContent } from '../../records/products';
import type { IssueSeverity } from '../../types.generated';
import type { Rule } from './finding';

/** Minimum number of characters of a description, not counting tags. */
const DESCRIPTION_MIN = 20;
const DESCRIPTION_MAX = 10_000;

const [LESS, GREATER, BLANK, NO_BREAK] = [0x3c, 0x3e, 0x20, 0xa0];

/**
 * Returns the number of text characters in the HTML fragment, counting each run of whitespace and tags as one. Stops at
 * `enough`, so that long texts take no more time than short ones.
 */
const textLength = (html: string, enough: number): number => {
  let length = 0;
  let isGap = true;
  let isTag = false;
  for (let index = 0; index < html.length && length < enough; index++) {
    const code = html.charCodeAt(index);
    if (isTag) isTag = code !== GREATER;
    else if (code === LESS) isTag = isGap = true;
    else if (code <= BLANK || code === NO_BREAK) isGap = true;
    else {
      length += isGap && length ? 2 : 1;
      isGap = false;
    }
  }
  return length;
};

/** Whether the description's text reaches the minimum length. */
export function hasDescription(description: string): boolean {
  return textLength(description, DESCRIPTION_MIN) >= DESCRIPTION_MIN;
}

/** Checks that the description is neither too short nor too long. */
export const descriptionRule: Rule = ({ description }, report) => {
  const found = { severity: 'WARNING', category: 'POLICY', field: 'description' } as const;
  if (description.length > DESCRIPTION_MAX) {
    report({
      ...found,
      code: 'DESCRIPTION_TOO_LONG',
      message: `The description has ${description.length} characters. The maximum is ${DESCRIPTION_MAX}.`,
      suggestedFix: 'Shorten it. Channels cut off or reject longer descriptions.',
    });
  }
  if (hasDescription(description)) return;
  const length = textLength(description, DESCRIPTION_MIN);
  report(
    length
      ? {
          ...found,
          code: 'DESCRIPTION_TOO_SHORT',
          message: `The description has ${length} characters. The minimum is ${DESCRIPTION_MIN}.`,
          suggestedFix: 'Describe the product and its use in one or two sentences.',
        }
      : {
          ...found,
          code: 'DESCRIPTION_MISSING',
          category: 'REQUIRED',
          message: 'The product has no description.',
          suggestedFix: 'Describe the product and its use in one or two sentences.',
        },
  );
};

interface Limit {
  code: string;
  field: string;
  label: string;
  max: number;
  severity: IssueSeverity;
  read: (product: ProductContent) => string;
}

const LIMITS: readonly Limit[] = [
  { code: 'NAME_TOO_LONG', field: 'name', label: 'name', max: 255, severity: 'ERROR', read: ({ name }) => name },
  { code: 'SKU_TOO_LONG', field: 'sku', label: 'SKU', max: 255, severity: 'ERROR', read: ({ sku }) => sku },
  { code: 'BRAND_TOO_LONG', field: 'brand', label: 'brand', max: 255, severity: 'ERROR', read: ({ brand }) => brand },
  {
    code: 'SEO_TITLE_TOO_LONG',
    field: 'seo.title',
    label: 'SEO title',
    max: 70,
    severity: 'INFO',
    read: ({ seo }) => seo.title,
  },
  {
    code: 'SEO_DESCRIPTION_TOO_LONG',
    field: 'seo.description',
    label: 'SEO description',
    max: 160,
    severity: 'INFO',
    read: ({ seo }) => seo.description,
  },
];

/** Reports texts that shops and search engines would reject or cut off. */
export const lengthRule: Rule = (product, report) => {
  for (const { code, field, label, max, severity, read } of LIMITS) {
    const { length } = read(product);
    if (length <= max) continue;
    report({
      code,
      severity,
      category: 'POLICY',
      field,
      message: `The ${label} has ${length} characters. The maximum is ${max}.`,
      suggestedFix: `Shorten it to ${max} characters or fewer.`,
    });
  }
  product.variants.forEach(({ sku }, variant) => {
    if (sku.length <= 255) return;
    report({
      code: 'SKU_TOO_LONG',
      severity: 'ERROR',
      category: 'POLICY',
      field: 'sku',
      variant,
      message: `The SKU of variant ${variant + 1} has ${sku.length} characters. The maximum is 255.`,
      suggestedFix: 'Shorten it to 255 characters or fewer.',
    });
  });
};
