import { createYielder } from '../../yielder';
import type { PublishPreviewRecord } from '../../records/publishedCatalogs';
import { loadCategoryRules } from '../products/rules/categoryRules';
import { findChannelFaults } from '../products/rules/channelRules';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { currentVersion } from '../catalogs/catalogFacts';
import { readUnchanged } from '../products/readUnchanged';
import { canonicalBytes, createChecksum } from '../products/canonical';
import { diffEntries, diffSummary } from './diffEntries';
import { scanPublishable } from './freezer';
import { freezeSettings, getSettingChanges } from './frozenSettings';
import { contentReader, type DiffInput, type ProductDiffPage, productDiffs } from './productDiffs';
import { isInvalid } from './publishable';
import { getEntries } from './publishedCatalogList';
import { workingCopy } from './workingCopy';

type Reads = Pick<DomainContext, 'store' | 'now' | 'workingCopies'>;

/**
 * Returns what publishing the catalog now would change compared to its current version; with `skipInvalid`, without the
 * products that have ERROR issues. Throws NOT_FOUND.
 */
export async function publishPreview(
  ctx: Reads,
  catalogId: string,
  skipInvalid = false,
): Promise<PublishPreviewRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  const { entries, used, readyCount, invalidCount, issueCounts } = await workingCopy(ctx, catalogId, skipInvalid);
  const { size: faulty } = (await loadCategoryRules(ctx, catalog)).faults;
  const hasFaults = faulty + (await findChannelFaults(ctx, catalog)).length > 0;
  const current = await currentVersion(ctx, catalog);
  const settingChanges = await getSettingChanges(ctx, current, await freezeSettings(ctx, catalog, used));
  const diffs = diffEntries(await getEntries(ctx, catalog.currentVersionId), entries);
  return {
    catalogId,
    version: catalog.lastVersion + 1,
    productCount: entries.length,
    issueCounts,
    readyCount,
    invalidCount,
    skipInvalid,
    isBlocked: hasFaults || (invalidCount > 0 && !(skipInvalid && readyCount > 0)),
    isUnchanged: current !== null && !diffs.length && Object.values(settingChanges).every((count) => count === 0),
    ...settingChanges,
    summary: diffSummary(diffs),
  };
}

/** Returns the checksum that the version would have, which needs the contents of all its products. */
export function previewChecksum(
  ctx: Reads,
  { catalogId, skipInvalid }: { catalogId: string; skipInvalid: boolean },
): Promise<string> {
  return readUnchanged(ctx, catalogId, async () => {
    const sum = createChecksum();
    const yieldIfDue = createYielder();
    for await (const product of scanPublishable(ctx, catalogId)) {
      if (!(skipInvalid && isInvalid(product))) sum.add(canonicalBytes(product));
      await yieldIfDue();
    }
    return sum.digest();
  });
}

/** Returns a page of those changes, field by field. Throws INVALID for invalid page arguments. */
export async function previewDiff(
  ctx: Reads,
  { catalogId, skipInvalid = false }: { catalogId: string; skipInvalid?: boolean },
  input: DiffInput,
): Promise<ProductDiffPage> {
  const { entries } = await workingCopy(ctx, catalogId, skipInvalid);
  const current = await currentVersion(ctx, await getCatalog(ctx, catalogId));
  const diffs = diffEntries(await getEntries(ctx, current?.id ?? null), entries);
  return { before: current, ...(await productDiffs(ctx, diffs, input, { after: contentReader(ctx) })) };
}
