import { attributeCode } from '#server/records/attributeCode';
import { say } from '#server/records/sentence';
import { SYSTEM_ATTRIBUTES } from '#server/records/systemAttributes';
import { isOnlyOptions } from '#server/records/variantName';
import { isInternalName } from '../../attributes/internalWords';
import { parseMeasurement } from '../../validation/valueText';
import type { Draft, VariantRow } from './draft';
import type { Group, Layout } from '../layout';
import { listFrom, withDates, withNamed } from './listFields';
import type { Level } from '../cells/levels';
import { generateSku, reportGeneratedSku } from './generateSku';
import { givenText, textFrom } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { readClearedPrices } from './prices/clearedPrices';
import type { PartialPrice, VariantPatch } from './patch';
import { readPrices } from './prices/priceFields';
import { readMedia, valueFrom, type Reading } from './sharedFields';
import { readStock } from './stockFields';
import { createVariantValueReader } from './valueFields';
import type { SourceRow } from '../formats/source';
import { AMOUNTS, ATTRIBUTE, OPTION, VARIANT_ATTRIBUTE, type TargetCode } from '../mapping/targets';
import { gtinFrom } from '../cells/gtinText';
import { parseStatus } from '../cells/statusText';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** Codes of the weight and dimensions, which each variant has of its own. */
const MEASURES: ReadonlySet<string> = new Set(
  SYSTEM_ATTRIBUTES.filter(({ type }) => type === 'MEASUREMENT').map(({ code }) => code),
);

/** Targets whose non-blank columns make a row a variant. */
const VARIANT_FACTS: readonly TargetCode[] = [
  'variantSku',
  'variantGtin',
  'variantName',
  'variantLink',
  'variantPrice',
  'variantSalePrice',
  'variantCompareAtPrice',
  'variantSurcharge',
  'variantPrices',
  'variantStock',
  'variantAvailability',
  'variantImages',
  'variantAttributes',
  'variantValues',
  'options',
];

/** Returns a function that tells whether a row has data that only variants have. */
export function getVariantFacts(mapping: CompiledMapping): (cells: readonly string[]) => boolean {
  const readers = [
    ...VARIANT_FACTS.flatMap((target) => mapping.getReaders(target)),
    ...[OPTION, VARIANT_ATTRIBUTE, ...AMOUNTS.filter((code) => code.startsWith('variant')).map((code) => `${code}:`)]
      .flatMap((prefix) => mapping.namedReaders(prefix))
      .map(({ reader }) => reader),
  ];
  return (cells) =>
    readers.some(({ read }) => {
      const value = read(cells);
      return value instanceof ValueProblem || value.toString() !== '';
    });
}

/** A surcharge is added to the price of the product before its discount. */
const withDiscountOf = ({ discount }: Draft, price: PartialPrice): PartialPrice =>
  discount && price.surcharge && !price.discount ? { ...price, discount } : price;

/**
 * Reports a variant whose SKU another one has, too, so that it got one of its own. The first one is reported with the
 * second.
 */
const reportShared = (draft: Draft, sku: string, { row, variant }: VariantRow, column: string | undefined) => {
  const first = draft.skus.get(sku)!;
  const { sku: made = '' } = draft.variants[variant] ?? {};
  const found = { code: 'SKU_DUPLICATE', severity: 'WARNING', category: 'UNIQUE', field: 'sku', column } as const;
  const suggestedFix = say`Give each variant a unique SKU in the file.`;
  if (!first.isReported) {
    first.isReported = true;
    draft.report({
      ...found,
      variant: first.variant,
      rowNumber: first.row.number,
      message: say`The SKU ${sku} appears in more than one row of this product. This variant keeps it.`,
      suggestedFix,
    });
  }
  draft.report({
    ...found,
    variant,
    rowNumber: row.number,
    message: say`The SKU ${sku} appears in more than one row of this product. This variant got the SKU ${made}.`,
    suggestedFix,
  });
};

const reportTwice = (draft: Draft, sku: string, { number }: SourceRow, column: string | undefined) =>
  draft.report({
    code: 'SKU_DUPLICATE',
    severity: 'ERROR',
    category: 'UNIQUE',
    field: 'sku',
    rowNumber: number,
    column,
    message: say`The SKU ${sku} appears in more than one row of this product.`,
    suggestedFix: say`Give each variant a unique SKU, or remove the row.`,
  });

/** A name with nothing but the options, or the product's name on all variants, is none of their own. */
export function leaveNamesToOptions({ fields, variants }: Draft): void {
  const isOfProduct = variants.every(({ name }) => !name || name === fields.name);
  for (const variant of variants) {
    const { name, options = [] } = variant;
    if (name && options.length && (isOfProduct || isOnlyOptions(name, options))) variant.name = '';
  }
}

/** A reference on the rows of variants that all have, or the product, too, is that of the product. */
export function leaveReferencesOfProduct({ fields, variants }: Draft): void {
  const seen = new Set([fields.externalReference]);
  const isOwn = variants.every(({ externalReference }) => {
    if (!externalReference) return true;
    const isNew = !seen.has(externalReference);
    seen.add(externalReference);
    return isNew;
  });
  if (!isOwn) for (const variant of variants) delete variant.externalReference;
}

/**
 * A link on the rows of variants is that of the product if it is the same on all of them. Otherwise, it is one of the
 * variant, and the product has it only if it has a row of its own.
 */
export function shareLinks({ fields, variants }: Draft, hasOwnRow: boolean): void {
  const isShared = new Set(variants.map(({ link }) => link)).size < 2;
  if (!hasOwnRow && !isShared) delete fields.link;
  for (const variant of variants) if (variant.link && variant.link === fields.link) variant.link = null;
}

/**
 * Reads a row as a variant into the draft. A variant with a duplicate SKU within the product is left out with an ERROR
 * issue.
 */
export function createVariantReader(
  mapping: CompiledMapping,
  reading: Reading,
  { makesSkus, canShareSkus }: Layout,
  level: Level,
) {
  const { dialect } = reading;
  const optionLists = mapping.getReaders('options');
  const named = mapping.namedReaders(OPTION);
  const attributeLists = mapping.getReaders('variantAttributes');
  const readValues = createVariantValueReader(mapping, reading);
  const attributes = mapping.namedReaders(ATTRIBUTE);
  const ofVariants = mapping.namedReaders(VARIANT_ATTRIBUTE);
  const internal = attributes.filter(({ name }) => isInternalName(name));
  const ownCodes = new Set(ofVariants.map(({ name }) => attributeCode(name)));
  const measures = attributes.filter(
    ({ name }) => MEASURES.has(attributeCode(name)) && !ownCodes.has(attributeCode(name)),
  );

  return (draft: Draft, row: SourceRow, group: Group): void => {
    const { cells } = row;
    const variant = draft.variants.length;
    const failAt = draft.failAt(row, variant);

    const given = textFrom(level.sku, cells, failAt('sku')) ?? '';
    const isShared = given !== '' && draft.skus.has(given);
    if (isShared && !canShareSkus) {
      reportTwice(draft, given, row, level.sku[0]?.column);
      return;
    }
    const listed = group.options?.(row) ?? listFrom(optionLists, cells, dialect.pairs, failAt('options'));
    const options = withNamed(listed, named, cells, failAt('options'));
    const isMade = isShared || (!given && makesSkus);
    const sku = isMade ? generateSku(draft, options ?? [], given) : given;
    draft.skus.set(sku, { row, variant });
    const patch: VariantPatch = { sku };
    draft.variants.push(patch);
    if (sku !== given) {
      patch.isSkuMade = true;
      if (isShared) reportShared(draft, given, { row, variant }, level.sku[0]?.column);
      else reportGeneratedSku(draft, sku, row, variant);
    }
    const reference = givenText(level.reference, cells, failAt('externalReference'));
    if (reference !== undefined) patch.externalReference = reference;
    const link = givenText(level.link, cells, failAt('link'));
    if (link !== undefined) patch.link = link || null;
    const gtin = gtinFrom(level.gtin, cells, dialect, failAt('gtin'));
    if (gtin !== undefined) patch.gtin = gtin || null;
    const name = givenText(level.name, cells, failAt('name'));
    if (name !== undefined) patch.name = name;
    if (options) patch.options = [...options];
    else if (named.some(({ reader }) => reader.clears(cells))) patch.options = [];
    const kept = named.flatMap(({ name, reader }) =>
      reader.clears(cells) || options?.some((one) => one.name === name) ? [] : name,
    );
    if (options && kept.length) patch.keptOptions = kept;
    const listedAttributes =
      group.variantAttributes?.(row) ??
      (group.namedAttributes ? undefined : listFrom(attributeLists, cells, dialect.pairs, failAt('attributes')));
    if (listedAttributes) {
      const fail = failAt('attributes');
      const column = attributeLists[0]?.column ?? '';
      patch.attributes = [...withDates(listedAttributes, mapping, (problem) => fail(problem, column))];
    }
    const measured = withNamed(undefined, measures, cells, failAt('attributes')) ?? [];
    const withUnits = measured.filter(({ value }) => parseMeasurement(value));
    if (withUnits.length) patch.measures = withUnits;
    const own = withNamed(undefined, internal, cells, failAt('attributes'));
    if (own) patch.ownAttributes = own;
    const ofVariant = withNamed(group.namedAttributes?.(row), ofVariants, cells, failAt('attributes'));
    if (ofVariant?.length) patch.namedAttributes = ofVariant;
    readValues(draft, row, group, variant);
    const { prices, partial } = readPrices(level, row, reading, failAt('prices'));
    if (prices) patch.prices = prices;
    if (partial.length) patch.partialPrices = partial.map((price) => withDiscountOf(draft, price));
    const clearedPrices = readClearedPrices(level, cells, reading);
    if (clearedPrices.length) patch.clearedPrices = clearedPrices;
    Object.assign(patch, readStock(level, cells, reading, failAt));
    const media = readMedia(level, cells, reading, failAt('media'));
    if (media) patch.media = media;
    const status = valueFrom(level.status, cells, failAt('status'), parseStatus);
    if (status) patch.status = status;
  };
}
