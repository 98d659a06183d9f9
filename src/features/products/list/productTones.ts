import type { ProductStatus } from '#graphql/types.generated';
import type { Tone } from '#ui/text/StatusBadge';

/** The color of each status. */
export const productTones: Readonly<Record<ProductStatus, Tone>> = {
  DRAFT: 'info',
  ACTIVE: 'success',
  ARCHIVED: 'neutral',
};
