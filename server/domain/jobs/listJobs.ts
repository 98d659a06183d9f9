import type { JobRecord } from '../../records/jobs';
import type { JobListInput, JobSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { DATA_AREA_PAGES, getPage, pageResult, type PageResult, sortSign } from '../lists/paging';
import { isSettled } from '../jobStateMachine';
import { foldQuery, foldText } from '#shared/foldText';

/** A page of jobs, and the newest unfinished job of all. */
export interface JobPageFacts extends PageResult {
  jobs: JobRecord[];
  currentJob: JobRecord | null;
}

const byCreation = (a: JobRecord, b: JobRecord) =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : Number(a.id) - Number(b.id);

const KEYS: Record<JobSort, (job: JobRecord) => string> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  TYPE: ({ type }) => type,
  STATUS: ({ status }) => status,
};

const matches = ({ q, type, status, catalogId }: JobListInput) => {
  const words = foldQuery(q);
  return (job: JobRecord) =>
    (!type || job.type === type) &&
    (!status || job.status === status) &&
    (!catalogId || job.catalogId === catalogId) &&
    [job.id, job.user, job.catalogName, job.inputFileName ?? ''].some((text) => foldText(text).includes(words));
};

/** Returns a page of the requested jobs, newest first by default. Throws INVALID for invalid page arguments. */
export async function listJobs(
  { store }: Pick<DomainContext, 'store'>,
  input: JobListInput = {},
): Promise<JobPageFacts> {
  const paging = getPage(input, DATA_AREA_PAGES);
  const toKey = KEYS[input.sort ?? 'CREATED_AT'];
  const sign = sortSign(input, 'DESC');
  const found = await store.list('jobs', matches(input));
  found.sort((a, b) => {
    const [x, y] = [toKey(a), toKey(b)];
    return x === y ? sign * byCreation(a, b) : sign * (x < y ? -1 : 1);
  });
  const open = await store.list('jobs', (job) => !isSettled(job));
  return {
    jobs: found.slice(paging.offset, paging.offset + paging.perPage),
    ...pageResult(found.length, paging),
    currentJob: open.sort(byCreation).at(-1) ?? null,
  };
}
