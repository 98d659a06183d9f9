import type { JobRecord } from '../../records/jobs';
import type { DomainContext } from '../context';
import { createJob } from './createJob';

/** Starts the VALIDATE job that checks all products of a catalog. Throws NOT_FOUND. */
export function validateCatalog(ctx: DomainContext, catalogId: string): Promise<JobRecord> {
  return createJob(ctx, { type: 'VALIDATE', catalogId, input: { kind: 'validate' } });
}
