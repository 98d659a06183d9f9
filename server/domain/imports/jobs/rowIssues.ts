import type { ImportPlanRecord } from '#server/records/imports';
import type { AttributeRecord, ProductContent, ProductRecord } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { attributeCode } from '#server/records/attributeCode';
import { addToList } from '../../lists/addToList';
import { splitMeasurement } from '../../validation/valueText';
import { parseStoredPath, valuePath, type ValueKey } from '../../productValues/values';
import { getTargetAttribute, OPTION, VARIANT_ATTRIBUTE, valueCode } from '../mapping/targets';
import type { SourceRow } from '../formats/source';
import type { SourceGroup } from '../openProducts';

const VARIANT_PATH = /^variants\[(\d+)\](?:\.|$)/;

/** The index of the variant that a finding is about; null for findings about the product. */
export function getVariantIndex({ field }: Pick<IssueRecord, 'field'>): number | null {
  const [, index] = (field !== null && VARIANT_PATH.exec(field)) || [];
  return index === undefined ? null : Number(index);
}

const firstRow = ({ rows }: SourceGroup) => rows[0]?.number ?? null;

const toKey = (text: string) => text.trim().toLowerCase();

const rowsByText = new WeakMap<readonly SourceRow[], ReadonlyMap<string, SourceRow[]>>();

/**
 * Returns the rows with a cell of this text, regardless of case. A product can have thousands of rows, so they are read
 * once.
 */
const getRowsWith = ({ rows }: SourceGroup, text: string): readonly SourceRow[] => {
  let found = rowsByText.get(rows);
  if (!found) {
    const byText = new Map<string, SourceRow[]>();
    for (const row of rows) {
      for (const key of new Set(row.cells.map(toKey))) addToList(byText, key, row);
    }
    rowsByText.set(rows, (found = byText));
  }
  return found.get(toKey(text)) ?? [];
};

/** The row that contains the SKU; the first row of the product if none does, for example for a generated SKU. */
export function rowOfSku(group: SourceGroup, sku: string): number | null {
  if (group.rows.length === 1) return firstRow(group);
  const text = group.changedKeys?.find(({ stored }) => stored.includes(sku))?.text ?? sku;
  const row = getRowsWith(group, text).find(({ cells }) => cells.some((cell) => cell.trim() === text));
  return row?.number ?? firstRow(group);
}

/** The targets that set a field, most likely first. */
const TARGETS: Record<string, readonly string[]> = {
  prices: ['price', 'salePrice', 'compareAtPrice', 'prices'],
  media: ['images'],
  'seo.title': ['seoTitle'],
  'seo.description': ['seoDescription'],
};

const VARIANT_TARGETS: Record<string, readonly string[]> = {
  sku: ['variantSku', 'sku'],
  gtin: ['variantGtin', 'gtin'],
  externalReference: ['variantReference', 'externalReference'],
  link: ['variantLink', 'link'],
  name: ['variantName', 'name'],
  status: ['variantStatus', 'status'],
  prices: ['variantPrice', 'variantPrices', 'price', 'prices'],
  stock: ['variantStock', 'stock'],
  availability: ['variantAvailability', 'availability'],
  attributes: ['variantAttributes'],
  values: ['variantValues'],
  media: ['variantImages', 'images'],
};

/** The price at a path such as `variants[1].prices[0].amount`. */
const priceAt = (path: string, content: ProductContent | null) => {
  const index = /(?:^|\.)prices\[(\d+)\]/.exec(path)?.[1];
  const variant = VARIANT_PATH.exec(path)?.[1];
  const part = variant === undefined ? content : content?.variants[Number(variant)];
  return index === undefined ? undefined : part?.prices[Number(index)];
};

/** The row of a price whose channel it names; null if no row does. */
const rowOfPrice = (group: SourceGroup, path: string, content: ProductContent | null): number | null => {
  const channel = priceAt(path, content)?.channel;
  if (channel === undefined) return null;
  const variant = VARIANT_PATH.exec(path)?.[1];
  const sku = (variant === undefined ? content?.sku : content?.variants[Number(variant)]?.sku) ?? '';
  const named = getRowsWith(group, sku).find(
    ({ cells }) => cells.some((cell) => toKey(cell) === toKey(channel)) && cells.some((cell) => cell.trim() === sku),
  );
  return (named ?? getRowsWith(group, channel)[0])?.number ?? null;
};

/** The source column of a value, or of all values; null if there is none. */
const getValueColumn = (
  { attribute, locale, channel }: ValueKey,
  { mapping }: ImportPlanRecord,
  all: 'values' | 'variantValues' | 'attributes' | 'variantAttributes',
): string | null =>
  mapping.find(
    (entry) =>
      entry.target !== null &&
      entry.locale === locale &&
      entry.channel === channel &&
      valueCode(entry.target) === attribute,
  )?.source ??
  mapping.find(({ target }) => target === all)?.source ??
  null;

/** The source column of a value whose language or channel is in the row; null if the file has no such rows. */
const getRowColumn = ({ attribute }: ValueKey, { mapping }: ImportPlanRecord): string | null =>
  mapping.some(({ target }) => target === 'locale' || target === 'channel')
    ? (mapping.find(({ target }) => target !== null && valueCode(target) === attribute)?.source ?? null)
    : null;

/**
 * The attribute of the product or a variant at a path such as `attributes[1].value` or
 * `variants[0].attributes[1].value`.
 */
const attributeAt = (path: string, content: ProductContent | null): AttributeRecord | undefined => {
  const [, variant, index] = /^(?:variants\[(\d+)\]\.)?attributes\[(\d+)\]/.exec(path) ?? [];
  const owner = variant === undefined ? content : content?.variants[Number(variant)];
  return index === undefined ? undefined : owner?.attributes?.[Number(index)];
};

/** The source column that only variants have the attribute in; undefined if there is none. */
const getVariantColumn = ({ name }: AttributeRecord, { mapping }: ImportPlanRecord) =>
  mapping.find(
    ({ target }) =>
      target?.startsWith(VARIANT_ATTRIBUTE) && attributeCode(getTargetAttribute(target) ?? '') === attributeCode(name),
  )?.source;

/** The name of the option at a path such as `variants[1].options[0].value`. */
const optionAt = (path: string, content: ProductContent | null): string | undefined => {
  const [, variant, index] = /^variants\[(\d+)\]\.options\[(\d+)\]/.exec(path) ?? [];
  return variant === undefined ? undefined : content?.variants[Number(variant)]?.options[Number(index)]?.name;
};

/** The row of a value: the one that contains its text. The texts of several languages can be in a row each. */
const rowOfValue = (group: SourceGroup, path: string | null, content: ProductContent | null): number | null => {
  const key = path === null || group.rows.length === 1 ? null : parseStoredPath(path);
  const value = key && content?.values?.find((one) => valuePath(one) === path);
  return value ? rowOfSku(group, value.text.trim()) : firstRow(group);
};

/** Returns the source column of a field; null if there is none or more than one. */
export function getSourceColumn(path: string, plan: ImportPlanRecord, content: ProductContent | null): string | null {
  const key = parseStoredPath(path.replace(VARIANT_PATH, ''));
  if (key) {
    const all = VARIANT_PATH.test(path) ? 'variantValues' : 'values';
    return getValueColumn(key, plan, all) ?? getRowColumn(key, plan);
  }
  const attribute = attributeAt(path, content);
  if (attribute) {
    const isOfVariant = VARIANT_PATH.test(path);
    return (
      (isOfVariant ? getVariantColumn(attribute, plan) : undefined) ??
      getValueColumn(
        { attribute: attributeCode(attribute.name) },
        plan,
        isOfVariant ? 'variantAttributes' : 'attributes',
      )
    );
  }
  const price = priceAt(path, content);
  const isIn = (wanted: string | undefined) =>
    plan.mapping.filter(({ locale, channel }) => locale === undefined && channel === wanted);
  const mapping = isIn(undefined);
  const isVariants = VARIANT_PATH.test(path);
  const option = optionAt(path, content);
  const own = mapping.find(({ target }) => target !== null && option !== undefined && target === OPTION + option);
  if (own) return own.source;
  const [field = path] = /^seo\.\w+|^\w+/.exec(path.replace(VARIANT_PATH, '')) ?? [];
  const plain = (isVariants ? VARIANT_TARGETS : TARGETS)[field] ?? [field];
  const targets = price?.currency ? [...plain.map((code) => `${code}:${price.currency}`), ...plain] : plain;
  for (const columns of price?.channel === undefined ? [mapping] : [isIn(price.channel), mapping]) {
    for (const code of targets) {
      const [found, ...others] = columns.filter(({ target }) => target === code);
      if (found) return others.length ? null : found.source;
    }
  }
  return null;
}

/**
 * Whether a finding is about a number without a unit in one of the columns that lack it, which is reported once for
 * each column instead of with every product.
 */
export function isUnitMissing(
  { code, field, column }: IssueRecord,
  content: ProductContent,
  { unitless }: { unitless: ReadonlySet<string> },
): boolean {
  if (code !== 'ATTRIBUTE_TYPE' || field === null || column === null || !unitless.has(column)) return false;
  return splitMeasurement(attributeAt(field, content)?.value ?? '')?.unit === '';
}

/** Where to fix a finding in the file: its row, and its column if it can be determined. */
export function inFile(
  group: SourceGroup,
  plan: ImportPlanRecord,
  found: IssueRecord,
  content: ProductContent | null = null,
): IssueRecord {
  const column = found.column ?? (found.field === null ? null : getSourceColumn(found.field, plan, content));
  if (found.rowNumber !== null) return { ...found, column };
  const index = getVariantIndex(found);
  const variant = index === null ? undefined : content?.variants[index];
  return {
    ...found,
    rowNumber:
      (found.field === null ? null : rowOfPrice(group, found.field, content)) ??
      (variant ? rowOfSku(group, variant.sku) : rowOfValue(group, found.field, content)),
    column,
  };
}

/** The findings of a product that is not stored, identified by its SKU instead of an ID. */
export function namedBySku(
  issues: readonly IssueRecord[],
  { id, sku }: Pick<ProductRecord, 'id' | 'sku'>,
): IssueRecord[] {
  return issues.map((found) => (found.entityId === id ? { ...found, entityId: sku, isSku: true } : found));
}
