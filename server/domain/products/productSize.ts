import { say, type Sentence } from '../../records/sentence';
import type { IssueRecord } from '../../records/validation';
import type { Limits } from '../limits';
import { issue } from '../validation/issues';

/** A product as far as its size is concerned. */
interface Sized {
  media?: readonly unknown[] | undefined;
  variants: readonly Pick<Sized, 'media'>[];
}

/** The field of a product that has more entries than it can have. */
export interface Excess {
  field: string;
  message: Sentence;
  suggestedFix: Sentence;
}

/** Returns what a product has too much of; null if it fits. Variants before `from` are known to fit. */
export function findProductExcess(
  { media = [], variants }: Sized,
  limits: Pick<Limits, 'variants' | 'images'>,
  from = 0,
): Excess | null {
  if (variants.length > limits.variants) {
    return {
      field: 'variants',
      message: say`A product can have at most ${{ grouped: limits.variants }} variants.`,
      suggestedFix: say`Divide it into several products.`,
    };
  }
  if (media.length > limits.images) {
    return {
      field: 'media',
      message: say`A product can have at most ${{ grouped: limits.images }} images.`,
      suggestedFix: say`Remove some of them.`,
    };
  }
  for (let index = Math.max(0, from); index < variants.length; index++) {
    if ((variants[index]?.media?.length ?? 0) <= limits.images) continue;
    return {
      field: `variants[${index}].media`,
      message: say`A variant can have at most ${{ grouped: limits.images }} images.`,
      suggestedFix: say`Remove some of them.`,
    };
  }
  return null;
}

/** The only finding about a product of a file that is too large, whatever else its rows have. */
export function productTooLarge(
  { sku = '', name = '' }: { sku?: string; name?: string },
  excess: Excess,
  rowNumber: number | null = null,
): IssueRecord {
  return issue({
    code: 'PRODUCT_TOO_LARGE',
    severity: 'ERROR',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: sku || null,
    isSku: true,
    entityName: name || sku || null,
    rowNumber,
    ...excess,
  });
}
