import { createJob } from '#server/domain/jobs/createJob';
import type { Gateway } from '#server/gateway';
import type { JobRecord } from '#server/records/jobs';
import { badRow, goodRows, shopCsv, startedImport } from '../imports/shopFile';
import { changeStored } from '../../support/stored';

/**
 * The seeded publishing job is job 1; this import of two products and a failed one becomes job 2. Returns the job's id.
 */
export async function importedJob(gateway: Gateway): Promise<string> {
  const id = await startedImport(gateway, shopCsv([...goodRows, badRow]));
  await gateway.idle();
  return id;
}

/** A second import, job 3, that changes one product of the first. Returns the job's id. */
export async function changingJob(gateway: Gateway): Promise<string> {
  await importedJob(gateway);
  const changed = goodRows.map((row) => row.replace('89.00', '79.00').replace('Tide clock', 'Tidal clock'));
  const id = await startedImport(gateway, shopCsv(changed));
  await gateway.idle();
  return id;
}

/** Exports the second catalog as a workbook. Returns the job's id. */
export async function exportJob({ context, idle }: Gateway): Promise<string> {
  const input = { kind: 'export', format: 'XLSX' } as const;
  const { id } = await createJob(context, { type: 'EXPORT', catalogId: '2', input });
  await idle();
  return id;
}

/** Creates an import that does not run by itself; use `notify` to change its state. */
export async function jobAtWork(gateway: Gateway): Promise<string> {
  gateway.stop();
  return startedImport(gateway, shopCsv(goodRows));
}

/** Changes a job as its engine would, and emits the event. */
export async function notify(gateway: Gateway, id: string, changes: Partial<JobRecord>) {
  await changeStored(gateway, 'jobs', id, changes);
  gateway.context.events.emit('jobChanged', { jobId: id });
}
