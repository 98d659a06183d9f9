import type { CatalogRecord } from '#server/records/catalogs';
import type { JobRecord } from '#server/records/jobs';
import { updateCatalog } from '../../catalogs/catalogWrites';
import type { DomainContext } from '../../context';
import { newJob, startJob, validationOf } from '../../jobs/createJob';
import { isSameValue } from '../../products/contentFields';
import { listRuledCategories } from '../../products/rules/categoryRules';

/** What conditions of rules depend on besides products and definitions. */
const RULE_SETTINGS = ['channels', 'locales', 'currencies', 'defaultLocale', 'timeZone'] as const;

/**
 * Updates the given fields of a catalog, with a VALIDATE job if its rules depend on what has changed. It waits for others. Throws as
 * `updateCatalog`.
 */
export async function updateRuledCatalog(
  ctx: DomainContext,
  edit: Parameters<typeof updateCatalog>[1],
): Promise<{ catalog: CatalogRecord; jobs: JobRecord[] }> {
  const jobs: JobRecord[] = [];
  const catalog = await updateCatalog(ctx, edit, async (before, after) => {
    if (RULE_SETTINGS.every((field) => isSameValue(before[field], after[field]))) return [];
    const hasRules = after.channelRules !== undefined || (await listRuledCategories(ctx, after.id)).length > 0;
    if (!hasRules) return [];
    const put = await newJob(ctx, validationOf(after.id), after.name);
    jobs.push(put);
    return [{ table: 'jobs', put }];
  });
  for (const job of jobs) startJob(ctx, job);
  return { catalog, jobs };
}
