import type { ProductContent } from '../../records/products';
import { say, type Sentence, type SentenceValue } from '../../records/sentence';
import type { IssueSeverity } from '../../types.generated';
import type { Finding, Rule } from './finding';
import type { IssueCode } from './kinds/issueLabels';

/** Minimum number of characters of a description, not counting tags. */
const DESCRIPTION_MIN = 20;
const DESCRIPTION_MAX = 10_000;

const [LESS, GREATER, BLANK, NO_BREAK] = [0x3c, 0x3e, 0x20, 0xa0];

/**
 * Returns the number of text characters in the HTML fragment, counting each run of whitespace and tags as one. Stops at
 * `enough`, so that long texts take no more time than short ones.
 */
export function textLength(html: string, enough: number): number {
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
}

/** Whether the description's text reaches the minimum length. */
export function hasDescription(description: string): boolean {
  return textLength(description, DESCRIPTION_MIN) >= DESCRIPTION_MIN;
}

type Fault = Omit<Finding, 'field' | 'variant'>;

/**
 * Returns what is wrong with the length of a description, which is not empty. `getName` returns what messages call it.
 */
export function descriptionFaults(description: string, getName: () => SentenceValue): Fault[] {
  const found = { severity: 'WARNING', category: 'POLICY' } as const;
  const faults: Fault[] = [];
  if (description.length > DESCRIPTION_MAX) {
    faults.push({
      ...found,
      code: 'DESCRIPTION_TOO_LONG',
      message: say`The ${getName()} has ${description.length} characters. The maximum is ${DESCRIPTION_MAX}.`,
      suggestedFix: say`Shorten it. Channels cut off or reject longer descriptions.`,
    });
  }
  const length = textLength(description, DESCRIPTION_MIN);
  if (length > 0 && length < DESCRIPTION_MIN) {
    faults.push({
      ...found,
      code: 'DESCRIPTION_TOO_SHORT',
      message: say`The ${getName()} has ${length} characters. The minimum is ${DESCRIPTION_MIN}.`,
      suggestedFix: say`Describe the product and its use in one or two sentences.`,
    });
  }
  return faults;
}

/** Checks that there is a description, and that it is neither too short nor too long. */
export const descriptionRule: Rule = ({ description }, report) => {
  for (const fault of descriptionFaults(description, () => say`description`))
    report({ ...fault, field: 'description' });
  if (textLength(description, 1)) return;
  report({
    severity: 'WARNING',
    field: 'description',
    code: 'DESCRIPTION_MISSING',
    category: 'REQUIRED',
    message: say`The product has no description.`,
    suggestedFix: say`Describe the product and its use in one or two sentences.`,
  });
};

interface Limit {
  code: IssueCode;
  field: string;
  label: Sentence;
  max: number;
  severity: IssueSeverity;
  read: (product: ProductContent) => string;
}

/** The fields with a maximum length. */
export const TEXT_LIMITS: readonly Limit[] = [
  { code: 'NAME_TOO_LONG', field: 'name', label: say`name`, max: 255, severity: 'ERROR', read: ({ name }) => name },
  { code: 'SKU_TOO_LONG', field: 'sku', label: say`SKU`, max: 255, severity: 'ERROR', read: ({ sku }) => sku },
  {
    code: 'BRAND_TOO_LONG',
    field: 'brand',
    label: say`brand`,
    max: 255,
    severity: 'ERROR',
    read: ({ brand }) => brand,
  },
  {
    code: 'SEO_TITLE_TOO_LONG',
    field: 'seo.title',
    label: say`SEO title`,
    max: 70,
    severity: 'INFO',
    read: ({ seo }) => seo.title,
  },
  {
    code: 'SEO_DESCRIPTION_TOO_LONG',
    field: 'seo.description',
    label: say`SEO description`,
    max: 160,
    severity: 'INFO',
    read: ({ seo }) => seo.description,
  },
];

/** Returns what is wrong with the length of a field's text; null if nothing is. `getName` is as above. */
export function lengthFault(
  { code, max, severity }: Limit,
  length: number,
  getName: () => SentenceValue,
): Fault | null {
  return length <= max
    ? null
    : {
        code,
        severity,
        category: 'POLICY',
        message: say`The ${getName()} has ${length} characters. The maximum is ${max}.`,
        suggestedFix: say`Shorten it to ${max} characters or fewer.`,
      };
}

/** Reports texts that shops and search engines would reject or cut off. */
export const lengthRule: Rule = (product, report) => {
  for (const limit of TEXT_LIMITS) {
    const fault = lengthFault(limit, limit.read(product).length, () => limit.label);
    if (fault) report({ ...fault, field: limit.field });
  }
  product.variants.forEach(({ sku }, variant) => {
    if (sku.length <= 255) return;
    report({
      code: 'SKU_TOO_LONG',
      severity: 'ERROR',
      category: 'POLICY',
      field: 'sku',
      variant,
      message: say`The SKU of variant ${variant + 1} has ${sku.length} characters. The maximum is 255.`,
      suggestedFix: say`Shorten it to 255 characters or fewer.`,
    });
  });
};
