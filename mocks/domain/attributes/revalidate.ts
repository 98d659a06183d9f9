import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';
import { readUsage } from './usage';

/** The jobs that bring issues up to date, and the catalogs for which none could start. */
export interface Revalidation {
  jobs: JobRecord[];
  busyCatalogs: CatalogRecord[];
}

/**
 * Starts a VALIDATE job for each catalog whose products have an attribute with the code, so that their issues match its
 * new definition. Catalogs in which another job is running are left out.
 */
export async function revalidate(ctx: DomainContext, code: string): Promise<Revalidation> {
  const result: Revalidation = { jobs: [], busyCatalogs: [] };
  for (const { catalog } of (await readUsage(ctx.store)).get(code)?.catalogs ?? []) {
    try {
      result.jobs.push(await createJob(ctx, { type: 'VALIDATE', catalogId: catalog.id, input: { kind: 'validate' } }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'CONFLICT') result.busyCatalogs.push(catalog);
    }
  }
  return result;
}
