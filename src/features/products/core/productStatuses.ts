import type { ProductStatus } from '#graphql/types.generated';
import type { Tone } from '#ui/text/StatusBadge';

/** All statuses, in lifecycle order. */
export const statuses: readonly ProductStatus[] = ['DRAFT', 'ACTIVE', 'ARCHIVED'];

/** The color of each status. */
export const productTones: Readonly<Record<ProductStatus, Tone>> = {
  DRAFT: 'info',
  ACTIVE: 'success',
  ARCHIVED: 'neutral',
};
