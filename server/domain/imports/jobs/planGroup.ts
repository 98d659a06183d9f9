import { addAll } from '../../lists/addToList';
import type { ProductContent, ProductRecord, VariantContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { findRefused } from '../../associations/partCycle';
import { createToRecord } from '../../jobs/productWrites';
import { getContent, isSameContent } from '../../products/canonical';
import { findProductExcess, productTooLarge } from '../../products/productSize';
import { applyPatch } from '../rows/applyPatch';
import { distinct } from '../formats/dialect';
import { LAYOUTS } from '../layouts';
import type { SourceGroup } from '../openProducts';
import { matchVariants } from '../rows/matchVariants';
import { withListActions } from '../rows/listActions';
import type { ListActions, ProductPatch } from '../rows/patch';
import { findMatch } from './matching/findMatch';
import { identify } from './matching/identify';
import { rejectsFailed, type ImportScope } from './importScope';
import { inFile, getVariantIndex, isUnitMissing, namedBySku } from './rowIssues';
import { associationRefused, priceNotUsed, skuMissing } from './matching/identityIssues';
import {
  creationLeftOut,
  notInCatalog,
  productArchived,
  productNotImported,
  requiredKept,
  updateLeftOut,
} from './writeIssues';
import { resolveFamily } from './resolveFamily';

/** The planned result of importing one product of the file. */
export interface PlannedProduct {
  action: 'CREATE' | 'UPDATE' | 'SKIP' | 'FAIL';
  /** The stored product; null for a new or failed one. */
  previous: ProductRecord | null;
  /** The product to store; null if nothing is stored. */
  record: ProductRecord | null;
  /** Products that lose variants to this one, some of which the file left unchanged in the rows before. */
  reduced?: { previous: ProductRecord; record: ProductRecord; wasUnchanged: boolean }[];
  issues: IssueRecord[];
  /** Whether the import does not write products like this one. */
  isLeftOut?: boolean;
}

const fail = (issues: IssueRecord[]): PlannedProduct => ({ action: 'FAIL', previous: null, record: null, issues });

const hasError = (issues: readonly IssueRecord[]) => issues.some(({ severity }) => severity === 'ERROR');

/** Whether the file has SKUs. Without, products are identified by the references of their system. */
const hasSkus = ({ layout, mapping }: ImportScope['plan']) =>
  !LAYOUTS[layout].makesSkus || mapping.some(({ target }) => target === 'sku');

/** Returns whether a finding is about something that the patch sets, not about variants that it leaves unchanged. */
const createConcerns = ({ fields, variants }: ProductPatch, content: ProductContent) => {
  const skus = new Set(variants.map(({ sku }) => sku));
  return (found: IssueRecord) => {
    const index = getVariantIndex(found);
    if (found.field === 'variants') return variants.length > 0;
    return index === null ? Object.keys(fields).length > 0 : skus.has(content.variants[index]?.sku ?? '');
  };
};

/** The other rows of the product can have categories, too, so those of this file are added to them. */
const addToStored = ({ fields, variants }: ProductPatch, existing: ProductContent | null): ProductPatch => {
  if (!fields.categories || !existing) return { fields, variants };
  return { fields: { ...fields, categories: distinct([...existing.categories, ...fields.categories]) }, variants };
};

/** The patch of a stored product without the cleared fields that it needs. */
const withRequired = ({ fields: { name, slug, ...fields }, variants }: ProductPatch): ProductPatch => ({
  fields: { ...fields, ...(name && { name }), ...(slug && { slug }) },
  variants,
});

const withLists = (patch: ProductPatch, lists: ListActions | undefined, existing: ProductRecord | null) =>
  lists ? withListActions(patch, lists, existing && getContent(existing)) : patch;

/** A product whose variants are in another file can get from them what it needs. */
const untilComplete = (found: IssueRecord): IssueRecord =>
  found.category === 'REQUIRED' && found.severity === 'ERROR' ? { ...found, severity: 'WARNING' } : found;

const withArchived = (content: ProductContent, skus: ReadonlySet<string>): ProductContent =>
  skus.size
    ? {
        ...content,
        variants: content.variants.map((one) => (skus.has(one.sku) ? { ...one, status: 'ARCHIVED' } : one)),
      }
    : content;

/** A product that the file takes out of the catalog, or only its variants if the file names no more. */
const archived = (existing: ProductContent, { fields, variants, skuBasis }: ProductPatch): ProductContent => {
  const isOfVariants = variants.length > 0 && (skuBasis === 'MADE' || !Object.keys(fields).length);
  return isOfVariants
    ? withArchived(existing, new Set([...matchVariants(existing.variants, variants).values()].map(({ sku }) => sku)))
    : { ...existing, status: 'ARCHIVED' };
};

/** Variants with a new SKU stay the same ones. Applying a patch leaves stored variants where they are. */
const withKeptIds = (
  content: ProductContent,
  existing: ProductRecord,
): ProductContent<VariantContent & { id?: string }> => {
  const isRenamed = existing.variants.some(({ sku }, index) => content.variants[index]?.sku !== sku);
  if (!isRenamed) return content;
  const toKept = (variant: VariantContent, index: number) => {
    const id = existing.variants[index]?.id;
    return id === undefined ? variant : { ...variant, id };
  };
  return { ...content, variants: content.variants.map(toKept) };
};

/** Records the product of rows that the file ignores: the file has it. */
async function noteIgnored(scope: ImportScope, { ignored }: SourceGroup): Promise<void> {
  const { ledger } = scope;
  if (!ignored) ledger.unread++;
  const existing = ignored && (await findMatch(scope, ignored));
  if (existing) ledger.present.add(existing.id);
}

/**
 * Decides whether a product of the file is new, changed, unchanged or failed. It fails because of unreadable values,
 * SKUs it cannot use, or validation errors in the resulting product, unless the policy omits failed fields. Later
 * products of the file are planned as if it were stored. Throws LIMIT if the catalog has no room for a new one.
 */
export async function planGroup(scope: ImportScope, group: SourceGroup): Promise<PlannedProduct> {
  const { run, plan, catalog, view, ledger } = scope;
  const located = (found: IssueRecord) => inFile(group, plan, found);
  await run.yieldIfDue();
  if (group.action === 'IGNORE') {
    await noteIgnored(scope, group);
    return { action: 'SKIP', previous: null, record: null, issues: group.issues.map(located) };
  }
  if (!group.patch) return fail(group.issues.map(located));
  await run.yieldIfDue();
  const identity = await identify(scope, group, group.patch);
  await run.yieldIfDue();
  const { generated } = identity;
  const issues = group.issues
    .filter(({ code, entityId }) => code !== 'SKU_GENERATED' || !generated.has(entityId ?? ''))
    .map(located);
  addAll(issues, identity.issues.map(located));
  if (identity.isFailed) return fail(issues);
  const left = identity.existing ? 'CREATE_ONLY' : 'UPDATE_ONLY';
  const isLeftOut = plan.write === left || group.write === left;
  if (isLeftOut) {
    const isByFile = plan.write !== left;
    const found = identity.existing
      ? updateLeftOut(identity.existing, isByFile)
      : creationLeftOut(identity.patch, isByFile);
    return { action: 'SKIP', previous: identity.existing, record: null, issues: [located(found)], isLeftOut };
  }
  if (rejectsFailed(plan) && hasError(issues)) return fail(issues);

  const { existing, moved } = identity;
  const gone = new Set(identity.patch.deleted);
  if (!existing && (group.action === 'DELETE' || (gone.size > 0 && !identity.patch.variants.length))) {
    return { action: 'SKIP', previous: null, record: null, issues: [...issues, located(notInCatalog(identity.patch))] };
  }
  if (!existing && scope.hasOnlyVariants) return fail([...issues, located(productNotImported(identity.patch))]);
  const { patch, issues: familyIssues } = await resolveFamily(
    run.ctx.store,
    withLists(existing ? withRequired(identity.patch) : identity.patch, group.patch.lists, existing),
  );
  if (existing && identity.patch.fields.name === '') issues.push(located(requiredKept(existing, 'name')));
  if (existing && group.patch.fields.sku === '') issues.push(located(requiredKept(existing, 'sku')));
  addAll(issues, familyIssues.map(located));
  const apply = (given: ProductPatch, report?: Parameters<typeof applyPatch>[2]) => {
    if (existing && group.action === 'DELETE') return archived(getContent(existing), identity.patch);
    const all = group.isPartial ? addToStored(given, existing) : given;
    return withArchived(applyPatch(existing && getContent(existing), all, report), gone);
  };
  let content = apply(patch, (problem, variant) => issues.push(located(priceNotUsed(patch, problem, variant))));
  if (rejectsFailed(plan) && hasError(issues)) return fail(issues);
  await run.yieldIfDue();
  if (existing && !isSameContent(existing, content)) content = apply(await scope.leaveOutExported(patch, existing));
  const excess = findProductExcess(content, run.ctx.limits);
  if (excess) return fail([located(productTooLarge(content, excess))]);
  await run.yieldIfDue();
  const isWaiting = group.isPartial && content.variants.length === 0;
  if (!content.sku && content.externalReference && !hasSkus(plan)) content.sku = content.externalReference;
  if (group.action === 'DELETE') issues.push(located(productArchived(identity.patch, content)));
  const found = (findings: readonly IssueRecord[]) =>
    (group.action === 'DELETE' ? [] : findings)
      .filter(createConcerns(patch, content))
      .map((finding) => inFile(group, plan, isWaiting ? untilComplete(finding) : finding, content))
      .filter((finding) => !isUnitMissing(finding, content, scope));
  if (existing && isSameContent(existing, content)) {
    addAll(issues, found(existing.issues));
    if (rejectsFailed(plan) && hasError(issues)) return fail(issues);
    // It lost variants to other products of the file.
    const isReduced = ledger.reducedAhead.delete(existing.id);
    if (!isReduced) ledger.unchanged.add(existing.id);
    return { action: isReduced ? 'UPDATE' : 'SKIP', previous: existing, record: null, issues };
  }
  if (!content.sku.trim()) return fail([...issues, located(skuMissing(patch))]);
  await run.yieldIfDue();
  const refused = await findRefused(content, view.bySku);
  await run.yieldIfDue();
  if (refused) return fail([...issues, located(associationRefused(content, refused))]);
  const id = existing?.id ?? (await scope.newId());
  const toRecord = await createToRecord(run, view, catalog);
  const reduced = await Promise.all(
    moved.map(async ({ holder, skus }) => {
      const kept = holder.variants.filter(({ sku }) => !skus.includes(sku));
      const lesser = { ...getContent(holder), variants: kept };
      return {
        previous: holder,
        wasUnchanged: ledger.unchanged.has(holder.id),
        record: await toRecord({ content: lesser, id: holder.id, previous: holder }),
      };
    }),
  );
  // The moved variants are free from here on.
  for (const { record: lesser } of reduced) view.put(lesser);
  const record = await toRecord({
    content: existing ? withKeptIds(content, existing) : content,
    id,
    previous: existing,
  });
  await run.yieldIfDue();
  addAll(issues, found(record.issues));
  if (rejectsFailed(plan) && hasError(issues)) {
    for (const { previous } of reduced) view.put(previous);
    return fail(existing ? issues : namedBySku(issues, record));
  }
  view.put(record);
  ledger.present.add(id);
  if (!existing) scope.room.take();
  if (!existing) ledger.rowOfProduct.set(id, group.rows[0]?.number ?? 0);
  for (const { previous, wasUnchanged } of reduced) {
    if (wasUnchanged) ledger.unchanged.delete(previous.id);
    else if (!ledger.rowOfProduct.has(previous.id)) ledger.reducedAhead.add(previous.id);
  }
  return { action: existing ? 'UPDATE' : 'CREATE', previous: existing, record, reduced, issues };
}
