import { DomainError, isUnavailable } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import type { DomainContext } from '../context';
import { readFamilyUsage } from '../definitions/familyUsage';
import { getFamiliesWith } from '../definitions/storedFamilies';
import { createJob } from '../jobs/createJob';
import { readUsage } from './usage';

/** The jobs that bring issues up to date, and the catalogs for which none could start. */
export interface Revalidation {
  jobs: JobRecord[];
  busyCatalogs: CatalogRecord[];
}

/** Starts a VALIDATE job for each of the catalogs. Those in which another job is running are left out. */
export async function validateCatalogs(ctx: DomainContext, catalogs: Iterable<CatalogRecord>): Promise<Revalidation> {
  const result: Revalidation = { jobs: [], busyCatalogs: [] };
  for (const catalog of catalogs) {
    try {
      result.jobs.push(await createJob(ctx, { type: 'VALIDATE', catalogId: catalog.id, input: { kind: 'validate' } }));
    } catch (error) {
      if (!(error instanceof DomainError) || isUnavailable(error)) throw error;
      if (error.code === 'CONFLICT') result.busyCatalogs.push(catalog);
    }
  }
  return result;
}

/** Returns the catalogs with products of a family in which the attribute is required, or tells variants apart. */
const getFamilyCatalogs = async ({ store }: Pick<DomainContext, 'store'>, code: string) => {
  const families = (await getFamiliesWith(store, code)).filter(
    ({ attributes, variantAxes }) =>
      variantAxes.includes(code) || attributes.some((one) => one.code === code && one.isRequired),
  );
  const usage = families.length ? await readFamilyUsage(store) : undefined;
  return families.flatMap((family) => usage?.get(family.code)?.catalogs ?? []).map(({ catalog }) => catalog);
};

/**
 * Starts a VALIDATE job for each catalog whose products have an attribute with the code, or whose families require it
 * or have it as an axis, so that their issues match its new definition. Without `isChecked`, its values have no issues,
 * and only products of these families are validated. Catalogs with planned jobs are validated by these, which come first
 * in what it returns.
 */
export async function revalidate(
  ctx: DomainContext,
  code: string,
  isChecked: boolean,
  planned: readonly JobRecord[],
): Promise<Revalidation> {
  const used = isChecked ? ((await readUsage(ctx.store)).get(code)?.catalogs ?? []) : [];
  const catalogs = [...used.map(({ catalog }) => catalog), ...(await getFamilyCatalogs(ctx, code))];
  const others = new Map(catalogs.map((catalog) => [catalog.id, catalog]));
  for (const { catalogId } of planned) others.delete(catalogId);
  const { jobs, busyCatalogs } = await validateCatalogs(ctx, others.values());
  return { jobs: [...planned, ...jobs], busyCatalogs };
}
