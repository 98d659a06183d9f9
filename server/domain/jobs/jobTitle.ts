import type { Store } from '../../db/store';
import type { JobRecord } from '../../records/jobs';
import { say, type Sentence } from '../../records/sentence';
import { toZonedText, UTC } from '../../records/timeZone';
import type { DomainContext } from '../context';
import type { FilterFieldRecord, FilterOptionRecord } from '../products/filters/filterFieldRecord';
import { getRedone } from './actions';
import { getSubject } from './jobSubject';

const getOwnTitle = async (store: Pick<Store, 'get'>, job: JobRecord): Promise<Sentence> => {
  const { input, inputFileName } = job;
  switch (input.kind) {
    case 'import':
      return inputFileName === null ? say`Import of a file` : say`Import of ${inputFileName}`;
    case 'restore': {
      const version = await store.get('publishedCatalogs', input.versionId);
      return version ? say`Restore from version ${version.version}` : say`Restore`;
    }
    case 'publish':
      return say`Publishing`;
    case 'validate':
      return say`Validation`;
    case 'clone':
      return say`Clone`;
    case 'export':
      return say`Export of products`;
    case 'undo':
      return say`Undo`;
    default:
      return (await getSubject(store, job)) ?? say`Bulk edit`;
  }
};

/** Returns what a job did, such as “Import of supplier.csv”. */
export async function getJobTitle(store: Pick<Store, 'get'>, job: JobRecord): Promise<Sentence> {
  const redone = await getRedone(store, job);
  if (redone) return say`Redo of “${await getOwnTitle(store, redone)}”`;
  const undone = job.undoesId === null ? undefined : await store.get('jobs', job.undoesId);
  return undone ? say`Undo of “${await getJobTitle(store, undone)}”` : getOwnTitle(store, job);
}

/**
 * Returns the fields with the titles of jobs, and the times in the catalog’s zone when they were started, as what their
 * options are called.
 */
export async function labelJobs(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  fields: readonly FilterFieldRecord[],
): Promise<FilterFieldRecord[]> {
  const { timeZone = UTC } = (await store.get('catalogs', catalogId)) ?? {};
  const toOption = async ({ value, label }: FilterOptionRecord): Promise<FilterOptionRecord> => {
    const job = await store.get('jobs', value);
    if (!job) return { value, label };
    const time = toZonedText(Date.parse(job.createdAt), timeZone);
    return { value, label: ['{0}, {1}', await getJobTitle(store, job), `${time.slice(0, 10)} ${time.slice(11, 16)}`] };
  };
  const toField = async (field: FilterFieldRecord) =>
    field.isOfJobs ? { ...field, options: await Promise.all(field.options.map(toOption)) } : field;
  return Promise.all(fields.map(toField));
}
