import { parseValuePath } from '#shared/valuePath';
import { parseValueId, valueId } from './valueId';

/**
 * Converts a server path to a form path: `variants[2].gtin` to `variants.2.gtin`, and `values[name,de]`, also of a
 * variant, to `values.name:de:`. `attributes[material]` of an attribute that the product lacks becomes
 * `attributes.material`.
 */
export function toFormPath(path: string): string {
  const [, variant = '', own = path] = /^(variants\[\d+\]\.)?(.*)$/s.exec(path) ?? [];
  const value = parseValuePath(own);
  if (value) return `${variant.replace(/\[(\d+)\]/, '.$1')}values.${valueId(value)}`;
  return path.replace(/^attributes\[(.+)\]$/s, 'attributes.$1').replace(/\[(\d+)\]/g, '.$1');
}

/** Returns the index of the variant that a form path belongs to; null for fields of the product itself. */
export function getVariantIndex(path: string): number | null {
  const match = /^variants\.(\d+)(?:\.|$)/.exec(path);
  return match ? Number(match[1]) : null;
}

/** Returns the language and the channel that a form path belongs to; null for other fields. */
export function getValueScope(path: string) {
  const id = /^(?:variants\.\d+\.)?values\.(.+)$/s.exec(path)?.[1];
  return id === undefined ? null : parseValueId(id);
}

/** Returns the same path for the variant at another index. */
export function atVariant(path: string, index: number): string {
  return path.replace(/^variants\.\d+/, `variants.${index}`);
}

/** Whether a path is `field` or nested in it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** Returns the path and its parents, innermost first: `prices.0.amount`, `prices.0`, `prices`. */
export function pathsUpwards(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, place) => parts.slice(0, parts.length - place).join('.'));
}

/** Fields in the order of the page, from top to bottom, including the fields of a variant. */
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

const findPlace = (name: string): number => {
  const place = order.indexOf(name);
  return place < 0 ? order.length : place;
};

/** Returns the first path with an error message, in the order of the page; null if there is none. */
export function firstErrorPath(errors: object, path = ''): string | null {
  const entries: [string, unknown][] = Object.entries(errors).sort(([a], [b]) => findPlace(a) - findPlace(b));
  for (const [name, error] of entries) {
    // React Hook Form stores other properties next to a message, which are not fields.
    if (name === 'ref' || typeof error !== 'object' || error === null) continue;
    const here = path === '' ? name : `${path}.${name}`;
    if ('message' in error && typeof error.message === 'string') return here;
    const inner = firstErrorPath(error, here);
    if (inner !== null) return inner;
  }
  return null;
}
