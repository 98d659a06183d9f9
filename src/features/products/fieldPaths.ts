/** A server's path such as `variants[2].gtin` as the form writes it: `variants.2.gtin`. */
export const toFormPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** The index of the variant that a form's path belongs to; null for fields of the product itself. */
export function variantIndexOf(path: string): number | null {
  const match = /^variants\.(\d+)(?:\.|$)/.exec(path);
  return match ? Number(match[1]) : null;
}

/** The same path for the variant at another place. */
export const atVariant = (path: string, index: number): string => path.replace(/^variants\.\d+/, `variants.${index}`);

/** Whether a path is `field` or a part of it. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** The path and those above it, innermost first: `prices.0.amount`, `prices.0`, `prices`. */
export function pathsUpwards(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, place) => parts.slice(0, parts.length - place).join('.'));
}

/** Fields as they stand on the page, from top to bottom, the parts of a variant among them. */
const order = [
  'name',
  'description',
  'media',
  'options',
  'sku',
  'status',
  'gtin',
  'stock',
  'availability',
  'prices',
  'variants',
];

const placeOf = (name: string): number => {
  const place = order.indexOf(name);
  return place < 0 ? order.length : place;
};

/** The first path with a message in a form's errors, as the fields stand on the page; null without any. */
export function firstErrorPath(errors: object, path = ''): string | null {
  const entries = Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b));
  for (const [name, error] of entries) {
    // What React Hook Form keeps beside a message is no field.
    if (name === 'ref' || typeof error !== 'object' || error === null) continue;
    const here = path === '' ? name : `${path}.${name}`;
    if ('message' in error && typeof error.message === 'string') return here;
    const inner = firstErrorPath(error, here);
    if (inner !== null) return inner;
  }
  return null;
}
