import type { ColumnMappingRecord } from '../../../records/imports';
import { currencyColumnTarget } from './currencyColumns';
import { headerKey, ISSUES_COLUMN } from '../formats/headerKey';
import type { DefaultTarget, Layout } from '../layout';
import { targetsBySimilarity } from './headerSimilarity';

/** A regular price is used as the price if the file has no other price in its currency. */
const PRICES = [
  ['price', 'compareAtPrice'],
  ['variantPrice', 'variantCompareAtPrice'],
] as const;

const asPrice = (target: string | null, targets: ReadonlySet<string | null>): string | null => {
  for (const [price, regular] of PRICES) {
    const [amount = '', ...currency] = target?.split(':') ?? [];
    const own = [price, ...currency].join(':');
    if (amount === regular && !targets.has(price) && !targets.has(own)) return own;
  }
  return target;
};

const getDefaults = (layout: Layout, columns: readonly string[]): DefaultTarget[] =>
  layout.code === 'CUSTOM'
    ? targetsBySimilarity(columns)
    : columns.map((column) => {
        const key = headerKey(column);
        const known = Object.hasOwn(layout.targets, key) ? layout.targets[key] : undefined;
        return known === undefined ? layout.otherTarget(column) : known;
      });

/** The mapping suggested by a layout for the columns of a file, one entry per column in the same order. */
export function suggestMapping(layout: Layout, columns: readonly string[]): ColumnMappingRecord[] {
  const keys = columns.map(headerKey);
  const inCurrencies = columns.map((column) => currencyColumnTarget(layout, column));
  const named = columns.map((column, index) => (column === ISSUES_COLUMN || inCurrencies[index] ? '' : column));
  const defaults = getDefaults(layout, named).map((target, index) => inCurrencies[index] ?? target);
  const standIns = new Set(
    defaults.flatMap((target) => (target && typeof target === 'object' ? (target.firstOf ?? []) : [])),
  );
  const mapping = columns.map((source, index): ColumnMappingRecord => {
    const target = defaults[index] ?? null;
    // A fallback column of another one is not read separately.
    if (source === ISSUES_COLUMN || standIns.has(keys[index] ?? '')) return { source, target: null, transforms: [] };
    if (target === null || typeof target === 'string') return { source, target, transforms: [] };
    const others = columns.filter((_, other) => target.firstOf?.includes(keys[other] ?? ''));
    const argument = others.join('|');
    return {
      source,
      target: target.target,
      transforms: [
        ...(argument ? [{ type: 'FIRST_OF' as const, argument, replacement: null }] : []),
        ...Object.entries(target.replace ?? {}).map(([text, replacement]) => ({
          type: 'REPLACE' as const,
          argument: text,
          replacement,
        })),
      ],
    };
  });
  const targets = new Set(mapping.map(({ target }) => target));
  return mapping.map((entry) => ({ ...entry, target: asPrice(entry.target, targets) }));
}
