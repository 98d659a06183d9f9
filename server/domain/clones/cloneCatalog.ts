import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import { firstFree } from '../../records/slug';
import { catalogName, makeCatalogCode } from '../catalogs/catalogFields';
import { getCatalog } from '../catalogs/catalogList';
import { isCodeTaken, newCatalog } from '../catalogs/catalogWrites';
import type { DomainContext } from '../context';
import { newJob, startJob } from '../jobs/createJob';
import { CODES_LOCK, withLock } from '../withLock';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'locks' | 'events' | 'jobs'>;

/**
 * Starts the job that creates a DRAFT catalog with the fields and categories of another one and copies of its products,
 * with the product models that later files can name. The catalog exists once all of them are copied. Its code is
 * generated from the name and made unique. Throws NOT_FOUND, or INVALID with `fields.name`.
 */
export async function cloneCatalog(ctx: Writes, { id, name }: { id: string; name: string }): Promise<JobRecord> {
  const original = await getCatalog(ctx, id);
  const { description, channels, locales, currencies, defaultLocale, tags, code } = original;
  const { shopUrl, linkPattern, imageBaseUrl, timeZone } = original;
  const kept = {
    description,
    channels,
    locales,
    currencies,
    defaultLocale,
    tags,
    shopUrl,
    linkPattern,
    imageBaseUrl,
    timeZone,
  };
  const named = { name: catalogName(name), code: makeCatalogCode(name) || `${makeCatalogCode(code)}-copy` };
  const job = await withLock(ctx, CODES_LOCK, async (commit) => {
    const catalog: CatalogRecord = {
      ...(await newCatalog(ctx, { ...named, ...kept })),
      code: await firstFree(named.code, (candidate) => isCodeTaken(ctx, candidate, null)),
    };
    const input = { kind: 'clone' as const, sourceId: id, catalog };
    const put = await newJob(ctx, { type: 'CLONE', catalogId: catalog.id, input }, catalog.name);
    await commit([{ table: 'jobs', put }]);
    return put;
  });
  startJob(ctx, job);
  return job;
}
