import type { ImportTargetsQuery } from './CatalogImport.generated';
import type { ColumnMapping } from './importDraft';

/** A field that a column can become. */
export type ImportTarget = ImportTargetsQuery['importTargets'][number];

/** Begins the target of a column that becomes the attribute or the variant option of that name. */
export const namedPrefixes = ['attribute:', 'option:'] as const;

/** Begins the target of a column that becomes amounts in the currency of that ISO 4217 code. */
export const currencyPrefixes = ['price:', 'compareAtPrice:', 'variantPrice:', 'variantCompareAtPrice:'] as const;

/** The beginning of a target with a name, and of one with a currency. */
export type NamedPrefix = (typeof namedPrefixes)[number];
export type CurrencyPrefix = (typeof currencyPrefixes)[number];

const splitTarget = <Prefix extends string>(prefixes: readonly Prefix[], target: string | null) => {
  const prefix = prefixes.find((each) => target?.startsWith(each));
  return prefix === undefined || target === null ? null : { prefix, name: target.slice(prefix.length) };
};

/** A target that carries a name, in its two parts; null for all others. */
export const namedTarget = (target: string | null): { prefix: NamedPrefix; name: string } | null =>
  splitTarget(namedPrefixes, target);

/** A target that carries a currency, in its two parts, the currency being the name; null for all others. */
export const currencyTarget = (target: string | null): { prefix: CurrencyPrefix; name: string } | null =>
  splitTarget(currencyPrefixes, target);

type Target = Pick<ColumnMapping, 'target'>;

/** Whether the column becomes something that still wants a name. */
export const lacksName = ({ target }: Target): boolean => namedTarget(target)?.name.trim() === '';

/** Whether the column becomes amounts that still want a currency. */
export const lacksCurrency = ({ target }: Target): boolean => currencyTarget(target)?.name === '';

/** Columns of amounts whose currency nothing tells, although other columns name theirs. */
export function unclearPrices(mapping: readonly ColumnMapping[]): ColumnMapping[] {
  const namesNone = mapping.every(({ target }) => currencyTarget(target) === null);
  if (namesNone || mapping.some(({ target }) => target === 'currency')) return [];
  return mapping.filter(({ target }) => currencyPrefixes.some((prefix) => prefix === `${target}:`));
}

/** The columns of amounts in each currency that is not among the given ones. */
export function lackingCurrencies(
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

/** Whether a target belongs to variants, by its code. */
export const isVariantTarget = (code: string): boolean =>
  code.startsWith('variant') || code === 'options' || code === 'parent';
