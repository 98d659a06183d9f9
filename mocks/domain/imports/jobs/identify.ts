import type { ProductRecord } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import type { SourceGroup } from '../openProducts';
import type { ProductPatch } from '../patch';
import { rejectsFailed, type ImportScope } from './importScope';
import { rowOfSku } from './rowIssues';
import { productRepeated, skuRepeated, skuTaken, variantSkuMissing } from './skuIssues';

/** Which product a group of rows is for. */
export interface Identity {
  /** What the group says, without variants whose SKUs it may not use. */
  patch: ProductPatch;
  /** The stored product that it changes; null for a new one. */
  existing: ProductRecord | null;
  issues: IssueRecord[];
  /** Whether the product cannot come in. */
  isFailed: boolean;
}

const statedSkus = ({ fields, variants }: ProductPatch): string[] =>
  [fields.sku ?? '', ...variants.map(({ sku }) => sku)].filter(Boolean);

/** The patch without a blank SKU and without the variants that are not to be kept. */
const reduced = ({ fields: { sku, ...fields }, variants }: ProductPatch, isKept: (sku: string) => boolean) => ({
  fields: sku ? { ...fields, sku } : fields,
  variants: variants.filter((variant) => isKept(variant.sku)),
});

/** The first row of an earlier group that names one of the SKUs, by SKU; those not met before are noted. */
const repeatedSkus = ({ ledger }: ImportScope, group: SourceGroup, patch: ProductPatch) => {
  const repeated = new Map<string, number>();
  for (const sku of new Set(statedSkus(patch))) {
    const row = ledger.rowOfSku.get(sku);
    if (row === undefined) ledger.rowOfSku.set(sku, rowOfSku(group, sku) ?? 0);
    else repeated.set(sku, row);
  }
  return repeated;
};

/** The stored product by SKU, then by a variant's SKU, then by external reference. */
const matched = async ({ view }: ImportScope, patch: ProductPatch): Promise<ProductRecord | null> => {
  for (const sku of statedSkus(patch)) {
    const holder = await view.bySku(sku);
    if (holder) return holder;
  }
  const { externalReference } = patch.fields;
  return (externalReference && (await view.byReference(externalReference))) || null;
};

/** Whether the group names a stored variant as if it were a product of its own, as price and stock lists do. */
const isVariantRow = ({ fields: { sku }, variants }: ProductPatch, existing: ProductRecord | null): boolean =>
  existing !== null &&
  sku !== undefined &&
  existing.sku !== sku &&
  existing.variants.some((variant) => variant.sku === sku) &&
  variants.every((variant) => variant.sku === sku);

/** All that such a group says goes to the variant. */
const asVariant = ({ fields, variants }: ProductPatch): ProductPatch => {
  const { sku = '', name, gtin, prices, media, status } = fields;
  const own = { name, gtin, prices, media, status, ...variants[0] };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { fields: {}, variants: [{ ...given, sku }] };
};

/**
 * Tells which product the group is for and notes it in the ledger. A SKU that stands in an earlier group or belongs
 * to another stored product fails the product, or is left out with its variant where failed fields are left out.
 */
export const identify = async (scope: ImportScope, group: SourceGroup, given: ProductPatch): Promise<Identity> => {
  const { view, ledger, plan } = scope;
  const firstRow = group.rows[0]?.number ?? null;
  const failed = (issues: IssueRecord[]): Identity => ({ patch: given, existing: null, issues, isFailed: true });

  const repeated = repeatedSkus(scope, group, given);
  const issues = [
    ...given.variants.flatMap(({ sku }, index) => (sku ? [] : [variantSkuMissing(given, index)])),
    ...[...repeated].map(([sku, first]) => skuRepeated(given, sku, rowOfSku(group, sku), first)),
  ];
  if (repeated.has(given.fields.sku ?? '')) return failed(issues);

  const own = reduced(given, (sku) => sku !== '' && !repeated.has(sku));
  const existing = await matched(scope, own);
  if (isVariantRow(own, existing)) {
    return { patch: asVariant(own), existing, issues, isFailed: issues.length > 0 && rejectsFailed(plan) };
  }
  if (existing) {
    const first = ledger.rowOfProduct.get(existing.id);
    if (first !== undefined) return failed([...issues, productRepeated(given, existing.sku, firstRow, first)]);
    ledger.rowOfProduct.set(existing.id, firstRow ?? 0);
  }
  const taken = await view.takenSkus(statedSkus(own), existing?.id ?? '');
  issues.push(...[...taken].map((sku) => skuTaken(given, sku, rowOfSku(group, sku))));
  const patch = reduced(own, (sku) => !taken.has(sku));
  return { patch, existing, issues, isFailed: issues.length > 0 && rejectsFailed(plan) };
};
