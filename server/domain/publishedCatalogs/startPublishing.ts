import { DomainError } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import { say } from '../../records/sentence';
import type { FeedFormat, ProductTargetInput } from '../../types.generated';
import { currentVersion } from '../catalogs/catalogFacts';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';
import { assertCount, readTarget } from '../jobs/productTarget';
import { getFrozenSettings, isSameVersion } from './frozenSettings';
import { assertPublishable, assertChanged, assertReady } from './publishable';
import { publishPreview } from './publishPreview';
import { getEntries, getVersion } from './publishedCatalogList';

/** Options for a catalog's next version. */
export interface PublishOptions {
  catalogId: string;
  label?: string | null;
  reason?: string | null;
  skipInvalid?: boolean | null;
}

/**
 * Starts the PUBLISH job for the catalog's next version. Problems that can be detected immediately are reported
 * immediately: throws NOT_FOUND, or CONFLICT for an archived catalog, no active products, ERROR issues, or no changes.
 * With `skipInvalid`, products with ERROR issues are left out and become drafts.
 */
export async function publishCatalog(
  ctx: DomainContext,
  { catalogId, label, reason, ...options }: PublishOptions,
): Promise<JobRecord> {
  const skipInvalid = options.skipInvalid ?? false;
  const catalog = await getCatalog(ctx, catalogId);
  assertPublishable(catalog);
  await assertReady(ctx, catalog, skipInvalid);
  const current = await currentVersion(ctx, catalog);
  // The products have usually already been frozen for the preview.
  if (current) assertChanged((await publishPreview(ctx, catalogId, skipInvalid)).isUnchanged, current);
  return createJob(ctx, {
    type: 'PUBLISH',
    catalogId,
    input: {
      kind: 'publish',
      label: label ?? '',
      reason: reason ?? '',
      rollbackOf: null,
      ...(skipInvalid && { skipInvalid }),
    },
  });
}

/**
 * Starts the PUBLISH job that publishes the content of an earlier version as a new one. Throws NOT_FOUND, or CONFLICT
 * if that version is current.
 */
export async function rollbackTo(
  ctx: DomainContext,
  { id, reason }: { id: string; reason?: string | null },
): Promise<JobRecord> {
  const { catalogId, version, checksum } = await getVersion(ctx, id);
  const catalog = await getCatalog(ctx, catalogId);
  assertPublishable(catalog);
  const current = await currentVersion(ctx, catalog);
  const settings = await getFrozenSettings(ctx, id);
  assertChanged(
    await isSameVersion(ctx, current, { checksum, entries: await getEntries(ctx, id), ...settings }),
    current,
  );
  return createJob(ctx, {
    type: 'PUBLISH',
    catalogId,
    input: { kind: 'publish', label: `Rollback to version ${version}`, reason: reason ?? '', rollbackOf: id },
  });
}

/** What to export. */
interface ExportOptions {
  catalogId: string;
  format: FeedFormat;
  target?: ProductTargetInput | null;
  /** How many products the user was shown. */
  expectedCount?: number | null;
}

/**
 * Starts the EXPORT job that writes the target products, or the whole catalog without a target, to a file. Throws
 * NOT_FOUND, INVALID for a target without products or without `expectedCount`, and CONFLICT if the number of matching
 * products has changed.
 */
export async function exportCatalog(
  ctx: DomainContext,
  { catalogId, format, target, expectedCount }: ExportOptions,
): Promise<JobRecord> {
  if (!target) return createJob(ctx, { type: 'EXPORT', catalogId, input: { kind: 'export', format } });
  const wanted = readTarget(target);
  if (typeof expectedCount !== 'number') {
    const message = say`Specify how many products you expect.`;
    throw new DomainError('INVALID', message, { expectedCount: message });
  }
  await assertCount(ctx, await getCatalog(ctx, catalogId), wanted, expectedCount);
  return createJob(ctx, { type: 'EXPORT', catalogId, input: { kind: 'export', format, target: wanted } });
}
