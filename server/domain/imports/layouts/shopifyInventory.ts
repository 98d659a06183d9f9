import type { DefaultTarget } from '../layout';

/** The stock of a place, best first: what it shall be, what it is, and what of that can be sold. */
const STOCK = ['on hand new', 'on hand current', 'on hand', 'available not editable', 'available'];

/** Headers that say which variant a row is about. */
const IDENTITY = /^((url )?handle|option[123] (name|value)|(variant )?sku)$/;

/** Facts of a variant and numbers that are no stock for sale in the files of Shopify's inventory. */
const OTHERS = /^(title|hs code|coo|location|bin name|(incoming|unavailable|committed)( not editable)?)$/;

/** The inventory at one place in files of Matrixify: `Inventory Available: Graz`. */
const AT_PLACE = /^inventory (available|on hand|committed|incoming|reserved|unavailable)( adjust)? /;

/**
 * The targets of the columns of Shopify's inventory CSV: the stock at the place of each row, or in its former form in a
 * column for each place. It changes nothing else of a product. Null for other files.
 */
export function getInventoryTargets(keys: readonly string[]): Record<string, DefaultTarget> | null {
  const ofPlaces = keys.filter((key) => AT_PLACE.test(key));
  if (ofPlaces.length) {
    const isStock = (key: string) =>
      /^inventory available (?!adjust)/.test(key) && !keys.includes('variant inventory qty');
    return Object.fromEntries(ofPlaces.map((key) => [key, isStock(key) ? 'variantStock' : null]));
  }
  const [stock, ...others] = STOCK.filter((key) => keys.includes(key));
  const hasRows = keys.includes('location') && stock !== undefined;
  const hasColumns = keys.includes('hs code') && keys.includes('coo') && keys.includes('handle');
  const isPlace = (key: string) => !IDENTITY.test(key) && !OTHERS.test(key) && !STOCK.includes(key);
  const places = keys.filter(isPlace);
  if (hasRows ? places.length > 0 : !hasColumns || stock !== undefined || places.some((key) => /\bprice\b/.test(key)))
    return null;
  return Object.fromEntries(
    keys.flatMap((key): [string, DefaultTarget][] => {
      if (IDENTITY.test(key)) return [];
      if (key === stock) return [[key, { target: 'variantStock', firstOf: others }]];
      return [[key, isPlace(key) ? 'variantStock' : null]];
    }),
  );
}
