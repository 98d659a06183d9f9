import type { ImportTargetsQuery } from '../CatalogImport.generated';
import type { ColumnMapping } from '../importDraft';
import type { MappingSuggestion } from '../importStep';
import { isAsSuggested } from './isAsSuggested';

/** A field that a column can be mapped to. */
export type ImportTarget = ImportTargetsQuery['importTargets'][number];

/** Prefixes of targets for an attribute of products or variants, or a variant option, with a name. */
export const namedPrefixes = ['attribute:', 'variantAttribute:', 'option:'] as const;

/** Prefixes of targets for amounts in a currency, by its ISO 4217 code. */
const amountPrefixes = [
  'price:',
  'salePrice:',
  'compareAtPrice:',
  'discountAmount:',
  'variantPrice:',
  'variantSalePrice:',
  'variantCompareAtPrice:',
  'variantSurcharge:',
] as const;

/** Prefixes of targets for what a column can have in one currency: amounts, and the dates of sales. */
export const currencyPrefixes = [...amountPrefixes, 'saleFrom:', 'saleUntil:'] as const;

/** The prefix of a target with a name, or of one with a currency. */
export type NamedPrefix = (typeof namedPrefixes)[number];
export type CurrencyPrefix = (typeof currencyPrefixes)[number];

const splitTarget = <Prefix extends string>(prefixes: readonly Prefix[], target: string | null) => {
  const prefix = prefixes.find((each) => target?.startsWith(each));
  return prefix === undefined || target === null ? null : { prefix, name: target.slice(prefix.length) };
};

/** The prefix and name of a target with a name; null for all others. */
export function namedTarget(target: string | null): { prefix: NamedPrefix; name: string } | null {
  return splitTarget(namedPrefixes, target);
}

/** The prefix and currency (as `name`) of a target with a currency; null for all others. */
export function currencyTarget(target: string | null): { prefix: CurrencyPrefix; name: string } | null {
  return splitTarget(currencyPrefixes, target);
}

/** Whether a column with this target can be for one channel, because it has prices or dates of sales. */
export function isPriceTarget(target: string | null): boolean {
  return currencyPrefixes.some((prefix) => target?.startsWith(prefix) || prefix === `${target}:`);
}

type Target = Pick<ColumnMapping, 'target'>;

/** Whether the target of the column still needs a name. */
export function isNameMissing({ target }: Target): boolean {
  return namedTarget(target)?.name.trim() === '';
}

/** Whether the target of the column still needs a currency. */
export function isCurrencyMissing({ target }: Target): boolean {
  return currencyTarget(target)?.name === '';
}

/** Amount columns of unknown currency, if other columns include theirs. */
export function ambiguousPrices(mapping: readonly ColumnMapping[]): ColumnMapping[] {
  const namesNone = mapping.every(({ target }) => currencyTarget(target) === null);
  if (namesNone || mapping.some(({ target }) => target === 'currency')) return [];
  return mapping.filter(({ target }) => amountPrefixes.some((prefix) => prefix === `${target}:`));
}

/** The amount columns by currency, for each currency that is not among the given ones. */
export function missingCurrencies(
  mapping: readonly ColumnMapping[],
  currencies: readonly string[],
): { code: string; columns: string[] }[] {
  const columns = new Map<string, string[]>();
  for (const { source, target } of mapping) {
    const code = currencyTarget(target)?.name;
    if (code && !currencies.includes(code)) columns.set(code, [...(columns.get(code) ?? []), source]);
  }
  return [...columns].map(([code, sources]) => ({ code, columns: sources }));
}

/** A column that is mapped to the field of an earlier one, which only one column can have. */
export interface RepeatedColumn {
  source: string;
  /** The earlier column. */
  first: string;
}

/** The columns that the user mapped to the field of another column. Suggestions are never mapped twice to a field. */
export function findRepeated(
  mapping: readonly ColumnMapping[],
  targets: readonly ImportTarget[],
  suggestions: ReadonlyMap<string, MappingSuggestion>,
): RepeatedColumn[] {
  const repeatable = new Set(targets.filter(({ isRepeatable }) => isRepeatable).map(({ code }) => code));
  const isSuggested = (column: ColumnMapping) => {
    const suggestion = suggestions.get(column.source);
    return suggestion !== undefined && isAsSuggested(column, suggestion);
  };
  const byKey = new Map<string, ColumnMapping>();
  return mapping.flatMap((column) => {
    const { source, target, locale, channel } = column;
    if (target === null || repeatable.has(target) || isNameMissing(column) || isCurrencyMissing(column)) return [];
    const key = JSON.stringify([target, locale, channel]);
    const first = byKey.get(key);
    if (!first) byKey.set(key, column);
    return first && !(isSuggested(first) && isSuggested(column)) ? [{ source, first: first.source }] : [];
  });
}

/** Whether the target with this code is a variant field. */
export function isVariantTarget(code: string): boolean {
  return code.startsWith('variant') || code === 'options' || code === 'parent';
}
