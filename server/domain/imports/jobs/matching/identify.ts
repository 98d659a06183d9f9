import type { ProductContent, ProductRecord } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { LAYOUTS } from '../../layouts';
import type { SourceGroup } from '../../openProducts';
import type { ProductPatch, VariantPatch } from '../../rows/patch';
import { statedReferences, statedSkus, storedIdentities } from '../fileProducts';
import { findMatch } from './findMatch';
import { findDisagreeing, repeatedWithin, withKnownSkus } from './knownVariants';
import { matchesByReference, rejectsFailed, type FirstUse, type ImportScope } from '../importScope';
import { rowOfSku } from '../rowIssues';
import { asProduct, asVariant, findVariantOfRow } from './variantRows';
import {
  productRepeated,
  referenceMissing,
  referenceRepeated,
  referenceTaken,
  skuRepeated,
  skuTaken,
  variantMoved,
  variantSkuMissing,
} from './identityIssues';
import { variantReferenceRepeated, variantReferenceTaken, variantsDisagree } from './variantIssues';

/** Variants that move to another product. */
interface Moved {
  holder: ProductRecord;
  skus: readonly string[];
}

/** The product that a group of rows refers to. */
export interface Identity {
  /** The patch of the group, without variants whose SKUs it cannot use. */
  patch: ProductPatch;
  /** The stored product that it changes; null for a new one. */
  existing: ProductRecord | null;
  /** The variants that it takes over from other products. */
  moved: Moved[];
  issues: IssueRecord[];
  /** The generated SKUs that are not used, because their variants are stored with others. */
  generated: ReadonlySet<string>;
  /** Whether the product cannot be imported. */
  isFailed: boolean;
}

/** The patch without a blank SKU, without a reference it cannot use, and only with variants it can use. */
const reduced = (
  patch: ProductPatch,
  { isFree, reference }: { isFree: (variant: VariantPatch) => boolean; reference: boolean },
): ProductPatch => {
  const { fields, variants } = patch;
  if (fields.sku !== '' && reference && variants.every(isFree)) return patch;
  const { sku, externalReference, ...others } = fields;
  return {
    ...patch,
    fields: {
      ...others,
      ...(sku && { sku }),
      ...(externalReference !== undefined && reference && { externalReference }),
    },
    variants: variants.filter(isFree),
  };
};

/** Where earlier groups contain some of the keys, by key. New keys are recorded. */
const repeatedIn = (
  seen: Map<string, FirstUse>,
  keys: Iterable<string>,
  product: string,
  getRow: (key: string) => number | null,
) => {
  const repeated = new Map<string, FirstUse>();
  for (const key of new Set(keys)) {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, { row: getRow(key) ?? 0, product });
    else repeated.set(key, first);
  }
  return repeated;
};

/** The patch for a stored product. A SKU that only stands for one it has already does not replace that. */
const withoutStandIn = (patch: ProductPatch, existing: ProductContent): ProductPatch => {
  const { sku, ...fields } = patch.fields;
  const isKnown =
    patch.skuBasis === 'MADE' ||
    (patch.skuBasis === 'KEY' && sku !== undefined && storedIdentities(existing).includes(sku));
  return isKnown ? { ...patch, fields } : patch;
};

/** The part of the patch that does not conflict with earlier groups of the file. */
const firstOfFile = ({ ledger }: ImportScope, group: SourceGroup, given: ProductPatch) => {
  const getRow = (sku: string) => rowOfSku(group, sku);
  const { externalReference, name, sku: own } = given.fields;
  const product = name || own || statedSkus(given)[0] || '';
  const skus = repeatedIn(ledger.skus, statedSkus(given), product, getRow);
  const references = repeatedIn(ledger.references, externalReference ? [externalReference] : [], product, getRow);
  const ofVariants = repeatedIn(ledger.variantReferences, statedReferences(given), product, getRow);
  const repeated = new Map([...ofVariants, ...repeatedWithin(given, getRow)]);
  const isFree = ({ sku, externalReference: reference }: VariantPatch) =>
    sku !== '' && !skus.has(sku) && !repeated.has(reference ?? '');
  return {
    own: reduced(given, { isFree, reference: references.size === 0 }),
    isRepeated: skus.has(given.fields.sku ?? ''),
    issues: [
      ...given.variants.flatMap(({ sku }, index) => (sku ? [] : [variantSkuMissing(given, index)])),
      ...[...skus].map(([sku, first]) => skuRepeated(given, sku, getRow(sku), first)),
      ...[...references].map(([key, first]) => referenceRepeated(given, key, getRow(key), first)),
      ...[...repeated].map(([key, first]) => variantReferenceRepeated(given, key, getRow(key), first)),
    ],
  };
};

/** The part of the patch that does not conflict with other stored products, with the variants that it takes over. */
const freeInCatalog = async (
  { view, ledger, isLeftOut, run, plan }: ImportScope,
  group: SourceGroup,
  own: ProductPatch,
  existing: ProductRecord | null,
) => {
  const issues: IssueRecord[] = [];
  const taken = new Set<string>();
  const moved = new Map<string, Moved>();
  for (const sku of statedSkus(own)) {
    await run.yieldIfDue();
    const holder = await view.bySku(sku);
    if (!holder || holder.id === existing?.id) continue;
    ledger.present.add(holder.id);
    const variant = holder.sku === sku ? undefined : holder.variants.find((one) => one.sku === sku);
    // An import that only creates products changes none that exist.
    if (variant && plan.write !== 'CREATE_ONLY' && (await isLeftOut(holder, sku))) {
      const { skus = [] } = moved.get(holder.id) ?? {};
      moved.set(holder.id, { holder, skus: [...skus, sku] });
      issues.push(variantMoved(own, sku, rowOfSku(group, sku), holder));
    } else {
      taken.add(sku);
      issues.push(skuTaken(own, sku, rowOfSku(group, sku), holder));
    }
  }
  const clashing = new Set<VariantPatch>();
  for (const variant of own.variants) {
    const { externalReference: key } = variant;
    if (!key) continue;
    await run.yieldIfDue();
    const holder = await view.byVariantReference(key);
    if (!holder || holder.id === existing?.id) continue;
    ledger.present.add(holder.id);
    const known = holder.variants.find((one) => one.externalReference === key);
    const { skus = [] } = moved.get(holder.id) ?? {};
    if (!known || skus.includes(known.sku)) continue;
    if (plan.write !== 'CREATE_ONLY' && (await isLeftOut(holder, known.sku))) {
      moved.set(holder.id, { holder, skus: [...skus, known.sku] });
      issues.push(variantMoved(own, known.sku, rowOfSku(group, key), holder));
    } else {
      clashing.add(variant);
      issues.push(variantReferenceTaken(own, variant, rowOfSku(group, key), { known, holder }));
    }
  }
  for (const { variant, known, other } of findDisagreeing(existing, own)) {
    clashing.add(variant);
    const row = rowOfSku(group, variant.externalReference ?? '');
    issues.push(variantsDisagree(own, variant, row, { known, other }));
  }
  const reference = own.fields.externalReference;
  const isNew = reference && reference !== existing?.externalReference;
  const holder = isNew ? await view.byReference(reference) : undefined;
  const isHeld = holder !== undefined && holder.id !== existing?.id;
  if (reference && isHeld) issues.push(referenceTaken(own, reference, rowOfSku(group, reference), holder.sku));
  return {
    patch: reduced(own, {
      isFree: (variant) => !taken.has(variant.sku) && !clashing.has(variant),
      reference: !isHeld,
    }),
    moved: [...moved.values()],
    issues,
    isTaken: taken.has(own.fields.sku ?? ''),
  };
};

/**
 * Finds the product that the group refers to and records it in the ledger. A SKU or reference that is used by an
 * earlier group or by another stored product fails the product, or is left out if the policy omits failed fields.
 */
export async function identify(scope: ImportScope, group: SourceGroup, read: ProductPatch): Promise<Identity> {
  const { given, generated } = await withKnownSkus(scope, read);
  const { ledger, plan } = scope;
  const firstRow = group.rows[0]?.number ?? null;
  const { own, isRepeated, issues } = firstOfFile(scope, group, given);
  await scope.run.yieldIfDue();
  const failed = (found: IssueRecord[]): Identity => ({
    patch: given,
    existing: null,
    moved: [],
    issues: found,
    generated,
    isFailed: true,
  });
  const identified = (
    patch: ProductPatch,
    existing: ProductRecord | null,
    found: IssueRecord[],
    moved: Moved[] = [],
  ): Identity => ({
    patch,
    existing,
    moved,
    issues: found,
    generated,
    isFailed: found.some(({ severity }) => severity === 'ERROR') && rejectsFailed(plan),
  });

  if (isRepeated) return failed(issues);
  if (matchesByReference(plan) && !read.fields.externalReference) {
    return failed([...issues, referenceMissing(given, firstRow)]);
  }
  const existing = await findMatch(scope, own);
  if (existing) ledger.present.add(existing.id);
  const variantRow = findVariantOfRow(own, existing, matchesByReference(plan));
  if (variantRow) return identified(asVariant(own, variantRow), existing, issues);
  if (existing) {
    const first = ledger.rowOfProduct.get(existing.id);
    if (first !== undefined) return failed([...issues, productRepeated(given, existing.sku, firstRow, first)]);
    ledger.rowOfProduct.set(existing.id, firstRow ?? 0);
  }
  const isOther = existing && !matchesByReference(plan);
  const free = await freeInCatalog(scope, group, isOther ? withoutStandIn(own, existing) : own, existing);
  // A product without a SKU of its own can't be stored, whatever else of it is left out.
  if (free.isTaken) return failed([...issues, ...free.issues]);
  const isExported = LAYOUTS[plan.layout].exportFormat !== undefined;
  const patch = existing && isExported ? asProduct(free.patch, existing) : free.patch;
  return identified(patch, existing, [...issues, ...free.issues], free.moved);
}
