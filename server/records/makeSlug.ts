import { toSlug } from '#shared/slug';
import { hasOtherLetters } from './slug';

/**
 * Returns the slug of a product: that of its name. If that leaves out letters, so that different names could have the
 * same slug, it has the SKU, too. Empty if that does not help.
 */
export function makeSlug(name: string, sku: string): string {
  if (!hasOtherLetters(name)) return toSlug(name) || toSlug(sku);
  return hasOtherLetters(sku) ? '' : toSlug(`${name} ${sku}`);
}
