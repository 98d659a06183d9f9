import type { ProductContent, ProductRecord } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import { LAYOUTS } from '../layouts';
import type { SourceGroup } from '../openProducts';
import type { ProductPatch } from '../rows/patch';
import { makeCode, makeFormerCode } from '../../../records/slug';
import { rejectsFailed, type ImportScope } from './importScope';
import { rowOfSku } from './rowIssues';
import {
  productRepeated,
  referenceRepeated,
  referenceTaken,
  skuRepeated,
  skuTaken,
  variantSkuMissing,
} from './identityIssues';

/** The product that a group of rows refers to. */
export interface Identity {
  /** The patch of the group, without variants whose SKUs it cannot use. */
  patch: ProductPatch;
  /** The stored product that it changes; null for a new one. */
  existing: ProductRecord | null;
  issues: IssueRecord[];
  /** Whether the product cannot be imported. */
  isFailed: boolean;
}

const statedSkus = ({ fields, variants }: ProductPatch): string[] =>
  [fields.sku ?? '', ...variants.map(({ sku }) => sku)].filter(Boolean);

/** The patch without a blank SKU, without a reference it cannot use, and only with variants it can use. */
const reduced = (
  { fields: { sku, externalReference, ...fields }, variants }: ProductPatch,
  { skus, reference }: { skus: (sku: string) => boolean; reference: boolean },
): ProductPatch => ({
  fields: {
    ...fields,
    ...(sku && { sku }),
    ...(externalReference !== undefined && reference && { externalReference }),
  },
  variants: variants.filter((variant) => skus(variant.sku)),
});

/** The first rows of earlier groups that contain some of the keys, by key. New keys are recorded. */
const repeatedIn = (seen: Map<string, number>, keys: Iterable<string>, getRow: (key: string) => number | null) => {
  const repeated = new Map<string, number>();
  for (const key of new Set(keys)) {
    const row = seen.get(key);
    if (row === undefined) seen.set(key, getRow(key) ?? 0);
    else repeated.set(key, row);
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

/** Returns the patch with the SKUs that earlier builds made from the product's name if it is stored with them. */
const withStoredSkus = async ({ view }: ImportScope, patch: ProductPatch): Promise<ProductPatch> => {
  const { sku, name = '' } = patch.fields;
  const former = makeFormerCode(name);
  if (!sku || sku !== makeCode(name) || sku === former || (await view.bySku(sku))) return patch;
  if ((await view.bySku(former))?.name !== name) return patch;
  const toStored = (made: string) => (made.startsWith(`${sku}-`) ? former + made.slice(sku.length) : made);
  return {
    fields: { ...patch.fields, sku: former },
    variants: patch.variants.map((variant) => ({ ...variant, sku: toStored(variant.sku) })),
  };
};

/** Whether the group describes a stored variant as if it were a product, as price and stock lists do. */
const isVariantRow = ({ fields: { sku }, variants }: ProductPatch, existing: ProductRecord | null): boolean =>
  existing !== null &&
  sku !== undefined &&
  existing.sku !== sku &&
  existing.variants.some((variant) => variant.sku === sku) &&
  variants.every((variant) => variant.sku === sku);

/** Moves all fields of such a group to the variant. */
const asVariant = ({ fields, variants }: ProductPatch): ProductPatch => {
  const { sku = '', name, gtin, prices, channelPrices, media, status, stock, availability, availableFrom } = fields;
  const own = { name, gtin, prices, channelPrices, media, status, stock, availability, availableFrom, ...variants[0] };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { fields: {}, variants: [{ ...given, sku }] };
};

/** The patch without its only variant if that is the stored product itself, as in systems whose products all have one. */
export function asProduct(patch: ProductPatch, existing: ProductContent): ProductPatch {
  const [variant, second] = patch.variants;
  if (!variant || second || existing.variants.length || variant.sku !== existing.sku || variant.options?.length) {
    return patch;
  }
  const { gtin, prices, channelPrices, stock, availability, availableFrom } = variant;
  const own = { gtin, prices, channelPrices, stock, availability, availableFrom };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { fields: { ...given, ...patch.fields }, variants: [] };
}

/** The part of the patch that does not conflict with earlier groups of the file. */
const firstOfFile = ({ ledger }: ImportScope, group: SourceGroup, given: ProductPatch) => {
  const getRow = (sku: string) => rowOfSku(group, sku);
  const skus = repeatedIn(ledger.rowOfSku, statedSkus(given), getRow);
  const { externalReference } = given.fields;
  const references = repeatedIn(ledger.rowOfReference, externalReference ? [externalReference] : [], getRow);
  return {
    own: reduced(given, { skus: (sku) => sku !== '' && !skus.has(sku), reference: references.size === 0 }),
    isRepeated: skus.has(given.fields.sku ?? ''),
    issues: [
      ...given.variants.flatMap(({ sku }, index) => (sku ? [] : [variantSkuMissing(given, index)])),
      ...[...skus].map(([sku, first]) => skuRepeated(given, sku, getRow(sku), first)),
      ...[...references].map(([key, first]) => referenceRepeated(given, key, getRow(key), first)),
    ],
  };
};

/** The part of the patch that does not conflict with other stored products. */
const freeInCatalog = async (
  { view }: ImportScope,
  group: SourceGroup,
  own: ProductPatch,
  existing: ProductRecord | null,
) => {
  const taken = await view.takenSkus(statedSkus(own), existing?.id ?? '');
  const reference = own.fields.externalReference;
  const isNew = reference && reference !== existing?.externalReference;
  const holder = isNew ? await view.byReference(reference) : undefined;
  const isHeld = holder !== undefined && holder.id !== existing?.id;
  const issues = [...taken].map((sku) => skuTaken(own, sku, rowOfSku(group, sku)));
  if (reference && isHeld) issues.push(referenceTaken(own, reference, rowOfSku(group, reference), holder.sku));
  return { patch: reduced(own, { skus: (sku) => !taken.has(sku), reference: !isHeld }), issues };
};

/**
 * Finds the product that the group refers to and records it in the ledger. A SKU or reference that is used by an
 * earlier group or by another stored product fails the product, or is left out if the policy omits failed fields.
 */
export async function identify(scope: ImportScope, group: SourceGroup, read: ProductPatch): Promise<Identity> {
  const given = await withStoredSkus(scope, read);
  const { ledger, plan } = scope;
  const firstRow = group.rows[0]?.number ?? null;
  const { own, isRepeated, issues } = firstOfFile(scope, group, given);
  const failed = (found: IssueRecord[]): Identity => ({ patch: given, existing: null, issues: found, isFailed: true });
  const identified = (patch: ProductPatch, existing: ProductRecord | null, found: IssueRecord[]): Identity => ({
    patch,
    existing,
    issues: found,
    isFailed: found.length > 0 && rejectsFailed(plan),
  });

  if (isRepeated) return failed(issues);
  const existing = await matched(scope, own);
  if (isVariantRow(own, existing)) return identified(asVariant(own), existing, issues);
  if (existing) {
    const first = ledger.rowOfProduct.get(existing.id);
    if (first !== undefined) return failed([...issues, productRepeated(given, existing.sku, firstRow, first)]);
    ledger.rowOfProduct.set(existing.id, firstRow ?? 0);
  }
  const free = await freeInCatalog(scope, group, own, existing);
  const isExported = LAYOUTS[plan.layout].exportFormat !== undefined;
  const patch = existing && isExported ? asProduct(free.patch, existing) : free.patch;
  return identified(patch, existing, [...issues, ...free.issues]);
}
