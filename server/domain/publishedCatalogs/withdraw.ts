import { DomainError } from '../../errors';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import { say, type Sentence } from '../../records/sentence';
import type { VersionStatus } from '../../types.generated';
import { catalogLock, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { getCatalog } from '../catalogs/catalogList';
import { getVersion } from './publishedCatalogList';

const STATUS_WORDS: Record<VersionStatus, Sentence> = {
  PUBLISHING: say`publishing`,
  CURRENT: say`current`,
  SUPERSEDED: say`superseded`,
  WITHDRAWN: say`withdrawn`,
  FAILED: say`failed`,
};

/**
 * Withdraws the current version, leaving its catalog without one. Its content and feeds stay readable. Throws
 * NOT_FOUND, or CONFLICT if the version is not current.
 */
export async function withdraw(
  ctx: Pick<DomainContext, 'store' | 'now' | 'locks'>,
  { id, reason }: { id: string; reason?: string | null },
): Promise<PublishedCatalogRecord> {
  const { catalogId } = await getVersion(ctx, id);
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const [version, catalog] = await Promise.all([getVersion(ctx, id), getCatalog(ctx, catalogId)]);
    if (version.status !== 'CURRENT') {
      const message = say`Version ${version.version} is ${STATUS_WORDS[version.status]}. Only the current version can be withdrawn.`;
      throw new DomainError('CONFLICT', message);
    }
    const now = ctx.now().toISOString();
    const withdrawn: PublishedCatalogRecord = {
      ...version,
      status: 'WITHDRAWN',
      withdrawnAt: now,
      withdrawalReason: reason?.trim() || null,
    };
    await commit([
      { table: 'publishedCatalogs', put: withdrawn },
      { table: 'catalogs', put: { ...catalog, currentVersionId: null, updatedAt: now } },
    ]);
    return withdrawn;
  });
}
