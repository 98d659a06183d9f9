import { encodePairs } from '#server/domain/ownLayout/listCells';
import type { ColumnMappingRecord, TransformRecord } from '#server/records/imports';
import { withoutAbsent } from '#server/domain/lists/withoutAbsent';
import { currencyColumnTarget } from '../currencyColumns';
import { headerKey, ISSUES_COLUMN } from '#server/records/headerKey';
import { NOT_APPLIED, type DefaultTarget, type Layout } from '../../layout';
import { isInternalName } from '#server/domain/attributes/internalWords';
import { OF_VARIANT, suggest, suggestFields, type ColumnSuggestion, type MappingSuggestion } from './columnFields';
import { isActionHeader } from '../headers/fieldWords';
import { isImagePosition } from '../imagePosition';
import type { ColumnScope } from '../columnScopes';
import { getHeaderMeaning, MOST } from '../columnMeaning';
import { withoutPrefix } from '../headers/headerPrefix';
import { withOdooLabels } from '../headers/odooHeaders';
import { suggestCustomRows } from '../languageColumn';
import { isOtherPrice } from '../headers/otherPrices';
import { suggestLookup, type LanguageFacts } from '../rowLanguages';
import { withoutMisread } from './misreadColumns';
import { suggestMeasures } from './suggestMeasures';
import { findScopes, isOwnScope, suggestScoped } from './suggestScoped';
import { getSampleValues, type TableSample } from '../tableSample';
import { ATTRIBUTE } from '../targets';
import { findRepeatedTargets } from '../uniqueTargets';

/**
 * Further prices that are used as the price if a whole file has no other price in their currency, most likely first.
 */
const AS_PRICE = [
  ['price', ['salePrice', 'compareAtPrice']],
  ['variantPrice', ['variantSalePrice', 'variantCompareAtPrice']],
] as const;

/** The target of a column of a file that no layout names, and whose columns have these targets. */
const asPrice = (target: string | null, targets: ReadonlySet<string | null>): string | null => {
  const [amount = '', ...currency] = target?.split(':') ?? [];
  const inCurrency = (code: string) => [code, ...currency].join(':');
  for (const [price, others] of AS_PRICE) {
    if (targets.has(price) || targets.has(inCurrency(price))) continue;
    if (amount === others.find((other) => targets.has(inCurrency(other)))) return inCurrency(price);
  }
  return target;
};

const lookupTransforms = (meanings: Readonly<Record<string, string>>): TransformRecord[] => [
  { type: 'LOWERCASE', argument: null, replacement: null },
  {
    type: 'LOOKUP',
    argument: encodePairs(Object.entries(meanings).map(([name, value]) => ({ name, value }))),
    replacement: null,
  },
];

const toTransforms = (
  target: DefaultTarget,
  keys: readonly string[],
  columns: readonly string[],
): TransformRecord[] => {
  if (target === null || typeof target === 'string') return [];
  const argument = (target.firstOf ?? []).flatMap((key) => columns[keys.indexOf(key)] ?? []).join('|');
  return [
    ...(argument ? [{ type: 'FIRST_OF' as const, argument, replacement: null }] : []),
    ...(target.isOpposite ? [{ type: 'OPPOSITE' as const, argument: null, replacement: null }] : []),
    ...Object.entries(target.replace ?? {}).map(([text, replacement]) => ({
      type: 'REPLACE' as const,
      argument: text,
      replacement,
    })),
    ...(target.lookup ? lookupTransforms(target.lookup) : []),
  ];
};

/** Transforms name the columns of the file, not their headers without a language. */
const withSources = (
  transforms: readonly TransformRecord[],
  columns: readonly string[],
  open: readonly string[],
): TransformRecord[] =>
  transforms.map((transform) =>
    transform.type === 'FIRST_OF' && transform.argument
      ? {
          ...transform,
          argument: transform.argument
            .split('|')
            .map((name) => columns[open.indexOf(name)] ?? name)
            .join('|'),
        }
      : transform,
  );

/** The header by which a column is suggested a target; blank if other rules do that. */
const toOpen = (column: string, scope: ColumnScope | null | undefined, isPrice: boolean) => {
  if (column === ISSUES_COLUMN || isPrice) return '';
  return scope ? (isOwnScope(scope) ? scope.rest : '') : column;
};

/** Without codes, and without knowing the catalog's languages, the languages of rows stay unknown. */
const suggestRowLanguage = (
  entry: MappingSuggestion,
  languages: LanguageFacts | null,
  { namesEachLocale }: Layout,
): MappingSuggestion => {
  if (entry.target !== 'locale') return entry;
  if (!languages?.codes.length) return { ...entry, ...suggest(null, null, languages ? 'EMPTY' : 'LAYOUT') };
  return { ...entry, transforms: [suggestLookup(languages.codes, languages.catalog, namesEachLocale)] };
};

const isAttribute = (target: DefaultTarget): target is string =>
  typeof target === 'string' && target.startsWith(ATTRIBUTE);

/** Whether a column that the layout does not know is about money or about what is published, without a field for it. */
const isNotApplied = (header: string, sample: TableSample, index: number) => {
  const meaning = getHeaderMeaning(header);
  const values = getSampleValues(sample, index);
  return meaning?.target === null && values.filter((text) => meaning.isOfKind?.(text)).length > values.length * MOST;
};

/**
 * Fields that columns which a layout does not know can have by their words. Others would change which rows are one
 * product.
 */
const BY_WORDS =
  /^(action|brand|gtin|mpn|description|status|categories|price|salePrice|compareAtPrice|currency|images|imageAlts|seoTitle|seoDescription|stock|availability|availableFrom|backorders|saleFrom|saleUntil)$/;

/**
 * Reads columns that the layout does not know as those of other files, of each variant where it has columns for that.
 */
const suggestByWords = (
  suggestions: readonly ColumnSuggestion[],
  columns: readonly string[],
  sample: TableSample | null,
  isOpen: (column: number) => boolean,
): ColumnSuggestion[] => {
  const used = new Set(suggestions.flatMap(({ target }) => target ?? []));
  const isOfVariants = used.has('variantSku');
  for (const [field, ofVariant] of Object.entries(OF_VARIANT)) if (used.has(ofVariant)) used.add(field);
  const found = suggestFields(columns, sample, isOpen, used);
  return suggestions.map((known, column) => {
    const { target, ...suggestion } = found[column] ?? suggest(null, null, 'NO_FIELD');
    if (target === null || !BY_WORDS.test(target) || suggestion.basis === 'SIMILAR_HEADER') return known;
    return { ...known, ...suggestion, target: isOfVariants ? (OF_VARIANT[target] ?? target) : target };
  });
};

/** What a layout other than CUSTOM knows about its columns, and what the words of others say. */
const suggestLayout = (layout: Layout, columns: readonly string[], sample: TableSample | null): ColumnSuggestion[] => {
  const keys = columns.map((column) => headerKey(layout.readLanguageHeader?.(column)?.rest ?? column));
  const partTargets = layout.getPartTargets?.(keys) ?? {};
  const targets = { ...layout.targets, ...partTargets };
  const defaults = columns.map((column, index) => {
    const key = keys[index] ?? '';
    const known = Object.hasOwn(targets, key) ? targets[key] : undefined;
    return { target: known === undefined ? layout.otherTarget(column) : known, isKnown: known !== undefined };
  });
  const standIns = new Set(
    defaults.flatMap(({ target }) => (target && typeof target === 'object' ? (target.firstOf ?? []) : [])),
  );
  const suggestions = defaults.map(({ target, isKnown }, index) => {
    const column = columns[index] ?? '';
    // What buyers must not see is kept, as an internal attribute. A file of a part of the product is about that part
    // alone.
    const isKept = target === null && !Object.hasOwn(partTargets, keys[index] ?? '');
    if ((isKept || !isKnown) && target !== NOT_APPLIED && isInternalName(column) && !isActionHeader(column)) {
      return suggest(isAttribute(target) ? target : ATTRIBUTE + column, 'LIKELY', 'INTERNAL');
    }
    // A fallback column of another one is not read separately.
    if (target === null || standIns.has(keys[index] ?? '') || isImagePosition(columns[index] ?? ''))
      return suggest(null, null, 'LAYOUT');
    if (target === NOT_APPLIED || (!isKnown && isOtherPrice(columns[index] ?? '')))
      return suggest(null, null, 'NOT_APPLIED');
    const code = typeof target === 'string' ? target : target.target;
    if (!isKnown && code.startsWith(ATTRIBUTE) && sample && isNotApplied(columns[index] ?? '', sample, index)) {
      return suggest(null, null, 'NOT_APPLIED');
    }
    return {
      ...suggest(code, isKnown ? 'CERTAIN' : 'LIKELY', 'LAYOUT'),
      transforms: toTransforms(target, keys, columns),
    };
  });
  if (!layout.readsWords) return suggestions;
  const isOpen = (column: number) =>
    defaults[column]?.isKnown === false &&
    suggestions[column]?.basis !== 'INTERNAL' &&
    suggestions[column]?.target === ATTRIBUTE + columns[column];
  return suggestByWords(suggestions, columns, sample, isOpen);
};

/**
 * The mapping suggested by a layout for the columns of a file, one entry per column in the same order, with how sure
 * each entry is. The sample confirms or contradicts what the headers of an unknown file say. Languages and channels are
 * suggested only if those of the catalog are given.
 */
export function suggestColumns(
  layout: Layout,
  columns: readonly string[],
  sample: TableSample | null = null,
  languages: LanguageFacts | null = null,
): MappingSuggestion[] {
  const headers = layout.code === 'CUSTOM' ? withoutPrefix(withOdooLabels(columns)) : columns;
  const scopes = languages ? findScopes(layout, headers, languages.catalog) : [];
  const inCurrencies = headers.map((header, index) =>
    isInternalName(header) ? null : currencyColumnTarget(layout, scopes[index]?.rest ?? header),
  );
  const open = headers.map((header, index) => toOpen(header, scopes[index], inCurrencies[index] != null));
  const suggestions =
    layout.code === 'CUSTOM' ? suggestCustomRows(open, sample, languages) : suggestLayout(layout, open, sample);
  const scoped = languages ? suggestScoped(layout, headers, scopes, suggestions, sample) : [];
  const mapping = columns.map((source, index): MappingSuggestion => {
    const named = inCurrencies[index];
    const inScope = scoped[index];
    if (source === ISSUES_COLUMN) return { source, ...suggest(null, null, 'LAYOUT') };
    if (named) {
      const { channel } = scopes[index] ?? {};
      return { source, ...suggest(named, 'CERTAIN', 'HEADER'), ...withoutAbsent({ channel }) };
    }
    if (inScope) {
      const { locale, channel } = scopes[index]!;
      return { source, ...inScope, ...(inScope.target !== null && withoutAbsent({ locale, channel })) };
    }
    const { transforms, ...suggestion } = suggestions[index] ?? suggest(null, null, 'NO_FIELD');
    // What a header means in the words of its system, or without its prefix, is less sure.
    const certainty = headers[index] !== source && suggestion.certainty === 'CERTAIN' ? 'LIKELY' : suggestion.certainty;
    const entry = { source, ...suggestion, certainty, transforms: withSources(transforms, columns, open) };
    return suggestRowLanguage(entry, languages, layout);
  });
  const targets = new Set(mapping.map(({ target }) => target));
  // A file without names changes prices of products that have one already.
  const isWhole = layout.code === 'CUSTOM' && targets.has('name');
  const priced = isWhole ? mapping.map((entry) => ({ ...entry, target: asPrice(entry.target, targets) })) : mapping;
  const repeated = new Set(findRepeatedTargets(priced, layout.code).map(({ column }) => column.source));
  const unique = priced.map((entry) =>
    repeated.has(entry.source) ? { ...entry, ...suggest(null, null, 'BETTER_COLUMN') } : entry,
  );
  const measured = suggestMeasures(layout.code, unique, sample);
  return sample && layout.code !== 'CUSTOM' ? withoutMisread(layout, measured, sample) : measured;
}

/** The suggested mapping alone. */
export function suggestMapping(
  layout: Layout,
  columns: readonly string[],
  sample: TableSample | null = null,
): ColumnMappingRecord[] {
  return suggestColumns(layout, columns, sample).map(({ certainty: _certainty, basis: _basis, ...entry }) => entry);
}
