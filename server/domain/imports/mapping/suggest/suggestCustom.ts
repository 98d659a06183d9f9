import { parseRowType } from '../../cells/rowTypeText';
import { headerKey, splitCamel } from '#server/records/headerKey';
import { hasCombinations, suggestCombinations } from './combinations';
import { OF_VARIANT, suggest, suggestFields, type ColumnSuggestion } from './columnFields';
import { isImagePosition } from '../imagePosition';
import { isActionHeader, OPTION_WORDS } from '../headers/fieldWords';
import { isInternalName } from '#server/domain/attributes/internalWords';
import { leaveOutPlace, suggestLocationStock } from './locationStock';
import { findGtinFallbacks } from './gtinColumns';
import { DISCOUNT, matchHeader } from '../headers/headerMatch';
import { isOtherPrice } from '../headers/otherPrices';
import { getFormerPrices } from '../headers/qualifiers';
import { findPairs, type PairColumns } from '../pairColumns';
import { suggestUnapplied } from './suggestUnapplied';
import { findRowShape, type RowShape } from './rowShape';
import { listsVariants } from './listedVariants';
import { checkSaleFlag } from './saleFlag';
import { getSampleValues, isEmptyColumn, type TableSample } from '../tableSample';
import { ATTRIBUTE, OPTION, readAttributeHeader } from '../targets';

/** Columns of one option, such as `product_variation_option_Size`, `variant:Size` and `Size (variant attribute)`. */
const NAMED_OPTIONS = [
  /^(?:product[_ ])?(?:variation|variant)[_ ](?:option|attribute)[_ :-]+(\D.*)$/i,
  /^(?:variant|(?:variant )?option(?: name)?)\s*:\s*(.+)$/i,
  /^(.*\S)\s*\((?:variant|variation) attribute\)$/i,
];

const getOptionName = (header: string): string | null =>
  NAMED_OPTIONS.map((pattern) => pattern.exec(header.trim())?.[1]).find(Boolean) ?? null;

/** Measures are options only if they vary within a product. */
const toOptionKey = (header: string) => headerKey(header).replace(/ name$/, '');

/** Values that identify a row rather than a product. */
const OF_ROW = new Set(['externalReference', 'slug']);

/** Measures that are 0 or all the same are no options. */
const distinguishes = (values: readonly string[]) =>
  values.some((text) => /\p{L}/u.test(text)) ||
  (new Set(values).size > 1 && values.every((text) => Number(text) !== 0));

/** Columns about taxes and the running of a shop, which a catalog does not include. */
const OF_SHOP =
  /^(tax(es)?|vat|tva|mwst|steuer|iva)\b|\b(vat|tva|mwst)$|\b(règle|regla) de (taxes|impuestos)\b|\bdisplay order$|\b(tax|steuer) ?(class|rules?|id|rate|name|code|satz|group|klasse)|\bsort( order)?$|^position$|\b(low stock|stock alert|stock minimum)|^(sortiernummer|erstellt am|redirect)\b|\b(is thumbnail|image id|image sort)\b|\b(date (added|modified|created|updated)|creation date|created( at)?|updated( at)?|modified( at)?)$/;

/** Whether a column is about taxes or the running of a shop. */
export function isShopHeader(header: string): boolean {
  return OF_SHOP.test(headerKey(splitCamel(header.replace(/\(.*?\)/g, ''))));
}

const THUMBNAIL = /thumb/i;

/** A column with all attributes, each with its name. */
const ALL_ATTRIBUTES =
  /^(features|attributes|specifications|properties|merkmale|eigenschaften|caractéristiques|características)$/i;

const isPair = (text: string) => /^[^:=<]{1,60}[:=]\s*\S/.test(text) && !/^https?:/i.test(text);

/** A column with attributes as `Material:Oak:1`, with their position at the end. */
const NAMED_ATTRIBUTES = /\(\s*(name|nom|nombre|nome)\s*:\s*(value|valeur|valor|valore)\b/i;

const listsSeveral = (values: readonly string[]) =>
  values.filter((text) => /[,;|]/.test(text)).length * 2 > values.length;

const addPairs = (
  suggestions: (ColumnSuggestion | null)[],
  pairs: readonly PairColumns[],
  sample: TableSample | null,
) => {
  for (const { target, name, value } of pairs) {
    if (sample && isEmptyColumn(sample, value)) {
      suggestions[name] = suggestions[value] = suggest(null, null, 'EMPTY');
      continue;
    }
    suggestions[name] = suggestions[value] = suggest(target, 'CERTAIN', sample ? 'HEADER_AND_VALUES' : 'HEADER');
  }
};

/** Without variants on rows of their own, lists of all choices describe the product. */
const asAttributes = (suggestions: (ColumnSuggestion | null)[], pairs: readonly PairColumns[], sample: TableSample) => {
  for (const { target, name, value } of pairs) {
    if (target !== 'options' || !listsSeveral(getSampleValues(sample, value))) continue;
    suggestions[name] = suggestions[value] = suggest('attributes', 'LIKELY', 'HEADER_AND_VALUES');
  }
};

const isUniqueColumn = (sample: TableSample, column: number) => {
  const values = getSampleValues(sample, column);
  return new Set(values).size === values.length;
};

/** Moves fields to variants where the rows of the file are variants. */
const applyShape = (
  suggestions: (ColumnSuggestion | null)[],
  shape: RowShape,
  columns: readonly string[],
  sample: TableSample,
): (ColumnSuggestion | null)[] => {
  if (shape?.kind === 'TYPED' || shape?.kind === 'KEYED') {
    const target = shape.kind === 'TYPED' ? 'rowType' : 'parent';
    return suggestions.map((known, column) =>
      column === shape.column ? suggest(target, shape.kind === 'TYPED' ? 'CERTAIN' : 'LIKELY', 'ROWS') : known,
    );
  }
  if (!shape) return suggestions;
  const name = suggestions.findIndex((known) => known?.target === 'name');
  const below = sample.rows.filter((row, index) => index > 0 && !row[name]);
  return suggestions.map((known, column) => {
    const target = known?.target ?? '';
    const isOfRow = shape.kind === 'NAMED' || below.some((row) => row[column]);
    if (!known || !isOfRow) return known;
    if (known.basis === 'BETTER_COLUMN' && /\bid\b/.test(headerKey(columns[column] ?? '')))
      return suggest(null, null, 'ROWS');
    if (target === 'externalReference' && isUniqueColumn(sample, column)) {
      return { ...known, target: 'variantReference', certainty: 'LIKELY', basis: 'ROWS' };
    }
    if (OF_ROW.has(target)) return suggest(null, null, 'ROWS');
    const ofVariant = OF_VARIANT[target];
    if (!ofVariant) return known;
    return { ...known, target: ofVariant, certainty: 'LIKELY', basis: 'ROWS' };
  });
};

/**
 * Products without a SKU get their reference, slug or name instead, unless variants would get that of their product.
 */
const fillSkus = (
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
  { rows }: TableSample,
): (ColumnSuggestion | null)[] => {
  const at = (target: string) => suggestions.findIndex((known) => known?.target === target);
  const [sku, name, type] = [at('sku'), at('name'), at('rowType')];
  const reference = ['externalReference', 'slug', 'name'].map(at).find((column) => column >= 0) ?? -1;
  if (sku < 0 || reference < 0 || name < 0 || at('parent') >= 0) return [...suggestions];
  const isProduct = (row: readonly string[]) => type < 0 || parseRowType(row[type] ?? '') === 'PRODUCT';
  const lacks = (row: readonly string[]) => !row[sku];
  if (!rows.some((row) => isProduct(row) && lacks(row)) || rows.some((row) => !isProduct(row) && lacks(row))) {
    return [...suggestions];
  }
  const transforms = [{ type: 'FIRST_OF' as const, argument: columns[reference] ?? '', replacement: null }];
  return suggestions.map((known, column) => (known && column === sku ? { ...known, transforms } : known));
};

const COMPARE_AT = /^(compareAtPrice|variantCompareAtPrice)$/;

/**
 * Suggests targets for the columns of any file. Columns that mean no field become attributes, or options of variants.
 * With a sample, values confirm or contradict what the headers say, and tell which rows are variants.
 */
export function suggestCustom(columns: readonly string[], sample: TableSample | null): ColumnSuggestion[] {
  const pairs = findPairs(columns);
  const fixed: (ColumnSuggestion | null)[] = columns.map((column, index) => {
    const name = readAttributeHeader(column);
    const listsAll =
      NAMED_ATTRIBUTES.test(column) ||
      (sample !== null && ALL_ATTRIBUTES.test(column.trim()) && getSampleValues(sample, index).every(isPair));
    const target = name !== null ? ATTRIBUTE + name : listsAll ? 'attributes' : null;
    if (target === null) return null;
    return sample && isEmptyColumn(sample, index) ? suggest(null, null, 'EMPTY') : suggest(target, 'CERTAIN', 'HEADER');
  });
  addPairs(fixed, pairs, sample);
  const isInternal = columns.map((column) => isInternalName(column));
  const former = getFormerPrices(
    columns.map(splitCamel),
    new Set(columns.flatMap((column, index) => (COMPARE_AT.test(matchHeader(column)[0]?.target ?? '') ? [index] : []))),
  );
  columns.forEach((column, index) => {
    if (isInternal[index] || !(isOtherPrice(column) || former.has(index))) return;
    fixed[index] ??= suggest(null, null, 'NOT_APPLIED');
  });
  const isOpen = (column: number) =>
    columns[column] !== '' && fixed[column] === null && (!isInternal[column] || isActionHeader(columns[column] ?? ''));
  const fields = suggestFields(columns, sample, isOpen);
  let suggestions = fixed.map((known, column) => known ?? fields[column] ?? null);
  if (sample) suggestions = leaveOutPlace(suggestLocationStock(suggestions, columns, sample), columns, sample);
  const targets = suggestions.map((known) => known?.target ?? null);
  const optionColumns = columns.map(
    (column, index) =>
      getOptionName(column) !== null ||
      (OPTION_WORDS.has(toOptionKey(column)) && (!sample || distinguishes(getSampleValues(sample, index)))),
  );
  const shape = sample && findRowShape(sample, { targets, pairs, optionColumns });
  if (sample) {
    const areCombinations = hasCombinations(suggestions, pairs);
    const isListed = listsVariants(sample, pairs, targets.indexOf('sku'));
    if (
      !shape &&
      !areCombinations &&
      !isListed &&
      !targets.some((target) => target === 'parent' || target === 'variantSku')
    ) {
      asAttributes(suggestions, pairs, sample);
    }
    suggestions = areCombinations
      ? suggestCombinations(suggestions, columns)
      : fillSkus(applyShape(suggestions, shape, columns, sample), columns, sample);
    // A thumbnail is a smaller copy of another image.
    const pictures = columns.filter((_, column) => suggestions[column]?.target === 'images');
    if (!pictures.every((column) => THUMBNAIL.test(column))) {
      suggestions = suggestions.map((known, column) =>
        known?.target === 'images' && THUMBNAIL.test(columns[column] ?? '')
          ? suggest(null, null, 'BETTER_COLUMN')
          : known,
      );
    }
  }
  suggestions = checkSaleFlag(suggestions, columns);
  const gtins = sample && findGtinFallbacks(suggestions, columns, sample);
  const hasVariants = suggestions.some((known) => /^(parent|variantSku|rowType)$/.test(known?.target ?? ''));
  return columns.map((column, index) => {
    const known = suggestions[index];
    if (known && gtins?.column === index) {
      const argument = gtins.fallbacks.map((fallback) => columns[fallback]).join('|');
      return { ...known, transforms: [{ type: 'FIRST_OF', argument, replacement: null }, ...known.transforms] };
    }
    if (known && gtins?.fallbacks.includes(index)) return known;
    const isOption = hasVariants && optionColumns[index] === true;
    if (known?.target === 'variantReference' && !hasVariants) return suggest(null, null, 'BETTER_COLUMN');
    if (known?.target || known?.basis === 'EMPTY' || known?.basis === 'ROWS' || known?.basis === 'NOT_APPLIED')
      return known;
    if (THUMBNAIL.test(column) && known?.basis === 'BETTER_COLUMN') return known;
    if (matchHeader(column)[0]?.target === DISCOUNT) return suggest(null, null, 'NOT_APPLIED');
    if (isOption) return suggest(OPTION + (getOptionName(column) ?? column), 'LIKELY', sample ? 'ROWS' : 'HEADER');
    if (isImagePosition(column)) return suggest(null, null, 'INTERNAL');
    if (isInternal[index] && !(sample && isEmptyColumn(sample, index))) {
      return suggest(ATTRIBUTE + column, 'LIKELY', 'INTERNAL');
    }
    if (isShopHeader(column)) return suggest(null, null, 'INTERNAL');
    const unapplied = sample && suggestUnapplied(column, getSampleValues(sample, index), known?.basis);
    if (unapplied) return unapplied;
    return suggest(ATTRIBUTE + column, 'GUESS', known?.basis ?? 'NO_FIELD');
  });
}
