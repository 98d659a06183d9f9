import type { ImportPlanRecord } from '../../../records/imports';
import type { ProductContent } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import type { SourceGroup } from '../openProducts';

const VARIANT_PATH = /^variants\[(\d+)\](?:\.|$)/;

/** The index of the variant that a finding is about; null where it is about the product. */
export const variantIndexOf = ({ field }: Pick<IssueRecord, 'field'>): number | null => {
  const [, index] = (field !== null && VARIANT_PATH.exec(field)) || [];
  return index === undefined ? null : Number(index);
};

const firstRow = ({ rows }: SourceGroup) => rows[0]?.number ?? null;

/** The row that names the SKU; a product's first row where none does, such as for a SKU that was made up. */
export const rowOfSku = (group: SourceGroup, sku: string): number | null =>
  group.rows.find(({ cells }) => cells.some((cell) => cell.trim() === sku))?.number ?? firstRow(group);

/** The targets that give a field, the likeliest first. */
const TARGETS: Record<string, readonly string[]> = {
  prices: ['price', 'prices'],
  media: ['images'],
  'seo.title': ['seoTitle'],
  'seo.description': ['seoDescription'],
};

const VARIANT_TARGETS: Record<string, readonly string[]> = {
  sku: ['variantSku', 'sku'],
  gtin: ['variantGtin', 'gtin'],
  name: ['variantName', 'name'],
  status: ['variantStatus', 'status'],
  prices: ['variantPrice', 'variantPrices', 'price', 'prices'],
  stock: ['variantStock', 'stock'],
  availability: ['variantAvailability', 'availability'],
  media: ['variantImages', 'images'],
};

/** The currency of the price that a path such as `variants[1].prices[0].amount` is about. */
const currencyAt = (path: string, content: ProductContent | null): string | null => {
  const index = /(?:^|\.)prices\[(\d+)\]/.exec(path)?.[1];
  const variant = VARIANT_PATH.exec(path)?.[1];
  const part = variant === undefined ? content : content?.variants[Number(variant)];
  return (index !== undefined && part?.prices[Number(index)]?.currency) || null;
};

/** The source column that a field is read from; null where none or several are. */
const columnOf = (path: string, { mapping }: ImportPlanRecord, content: ProductContent | null): string | null => {
  const isVariants = VARIANT_PATH.test(path);
  const [field = path] = /^seo\.\w+|^\w+/.exec(path.replace(VARIANT_PATH, '')) ?? [];
  const plain = (isVariants ? VARIANT_TARGETS : TARGETS)[field] ?? [field];
  const currency = currencyAt(path, content);
  const targets = currency === null ? plain : [...plain.map((code) => `${code}:${currency}`), ...plain];
  for (const code of targets) {
    const [found, ...others] = mapping.filter(({ target }) => target === code);
    if (found) return others.length ? null : found.source;
  }
  return null;
};

/** Where in the file a finding about a product is to be mended: its row, and its column where one can be told. */
export const inFile = (
  group: SourceGroup,
  plan: ImportPlanRecord,
  found: IssueRecord,
  content: ProductContent | null = null,
): IssueRecord => {
  if (found.rowNumber !== null) return found;
  const index = variantIndexOf(found);
  const variant = index === null ? undefined : content?.variants[index];
  return {
    ...found,
    rowNumber: variant ? rowOfSku(group, variant.sku) : firstRow(group),
    column: found.column ?? (found.field === null ? null : columnOf(found.field, plan, content)),
  };
};
