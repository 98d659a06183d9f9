import { partId, type JobChangeRecord, type JobRecord } from '../../records/jobs';
import type { ProductRecord } from '../../records/products';
import type { IssueRecord, ListedIssue } from '../../records/validation';
import type { ChangeAction, ChangedPart, IssueSeverity, JobChangeSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { getPage, pageResult, type PageInput, type PageResult } from '../lists/paging';
import { getContent } from '../products/canonical';
import { countChanges, findChanges } from './changeIndex';
import { COUNT_OF, PART_SIZE } from './parts';

type Reads = Pick<DomainContext, 'store'>;

/** A job's change to one product, including the product's values if the record does not repeat them. */
export interface JobChangeFacts {
  entityType: 'PRODUCT';
  entityId: string;
  entityName: string;
  productId: string | null;
  action: ChangeAction;
  parts: ChangedPart[];
  jump: number | null;
  omittedCount: number;
  before: unknown;
  after: unknown;
}

/** Returns the requested page of the items that match the predicate, and the number of matches. */
const pickItems = async <Item>(
  readPart: (number: number) => Promise<Item[]>,
  parts: number,
  where: (item: Item) => boolean,
  { offset, perPage }: { offset: number; perPage: number },
) => {
  const items: Item[] = [];
  let total = 0;
  for (let number = 0; number < parts; number++) {
    for (const item of (await readPart(number)).filter(where)) {
      if (total >= offset && items.length < perPage) items.push(item);
      total++;
    }
  }
  return { items, total };
};

/** In the order in which a job's issues are listed. */
const SEVERITIES = ['ERROR', 'WARNING', 'INFO'] as const;

/**
 * Returns the stored product that an issue is about, also if it was stored after the issue was found; null if there is
 * none.
 */
const findProductId = async ({ store }: Reads, { catalogId }: JobRecord, { entityId, isSku }: IssueRecord) => {
  if (entityId === null) return null;
  return isSku ? ((await store.products.bySku(catalogId, entityId))?.id ?? null) : entityId;
};

/**
 * Returns a page of the job's stored issues, errors first and each severity in the order in which they were found, and
 * the number of further issues that were not stored. Throws INVALID for invalid page arguments.
 */
export async function jobIssues(
  { store }: Reads,
  job: JobRecord,
  { severity, ...input }: PageInput & { severity?: IssueSeverity | null },
): Promise<PageResult & { issues: ListedIssue[]; omitted: number }> {
  const paging = getPage(input);
  const stored = job.storedIssueCounts;
  const readPart = async (number: number) => (await store.get('jobIssues', partId(job.id, number)))?.items ?? [];
  const issues: IssueRecord[] = [];
  let total = 0;
  let omitted = 0;
  for (const listed of severity ? [severity] : SEVERITIES) {
    const count = stored[COUNT_OF[listed]];
    const offset = Math.max(0, paging.offset - total);
    const perPage = paging.perPage - issues.length;
    if (perPage > 0 && offset < count) {
      const where = (found: IssueRecord) => found.severity === listed;
      issues.push(...(await pickItems(readPart, job.issueParts, where, { offset, perPage })).items);
    }
    total += count;
    omitted += job.issueCounts[COUNT_OF[listed]] - count;
  }
  const found = issues.map(async (one) => ({ ...one, productId: await findProductId({ store }, job, one) }));
  return { issues: await Promise.all(found), omitted, ...pageResult(total, paging) };
}

/**
 * For a creation, the current product if it has not changed since; for a deletion, the product before it was deleted. A
 * dry run knows the products that it would create by their SKUs.
 */
const getFacts = async (
  { store }: Reads,
  { catalogId }: JobRecord,
  { change, isPlanned, product }: { change: JobChangeRecord; isPlanned: boolean; product: ProductRecord | undefined },
): Promise<JobChangeFacts> => {
  const { productId, productName, action, before, after, revision, deleted, parts = [], jump = null } = change;
  return {
    entityType: 'PRODUCT',
    entityId: productId,
    entityName: productName,
    productId: (isPlanned ? await store.products.bySku(catalogId, productId) : product)?.id ?? null,
    action,
    parts: [...parts],
    jump,
    omittedCount: change.omittedCount ?? 0,
    before: deleted ? getContent(deleted) : before,
    after: action === 'CREATE' && product?.revision === revision ? getContent(product) : after,
  };
};

/** Reads what the changes do not repeat; the products of planned creations do not exist yet. */
const getChangeFacts = async (ctx: Reads, job: JobRecord, changes: readonly JobChangeRecord[]) => {
  const isPlanned = ({ action }: JobChangeRecord) => job.mode === 'DRY_RUN' && action === 'CREATE';
  const ids = changes.flatMap((change) => (isPlanned(change) ? [] : change.productId));
  const products = await ctx.store.getMany('products', ids);
  return Promise.all(
    changes.map((change) => {
      const planned = isPlanned(change);
      return getFacts(ctx, job, { change, isPlanned: planned, product: planned ? undefined : products.shift() });
    }),
  );
};

/** Which changes of a job are listed, and in which order. */
export interface JobChangesInput extends PageInput {
  action?: ChangeAction | null;
  part?: ChangedPart | null;
  sort?: JobChangeSort | null;
}

/** Returns a page of the job's changes. Throws INVALID for invalid page arguments. */
export async function jobChanges(
  { store }: Reads,
  job: JobRecord,
  { action, part, sort, ...input }: JobChangesInput,
): Promise<PageResult & { changes: JobChangeFacts[] }> {
  const paging = getPage(input);
  const isByPriceChange = sort === 'PRICE_CHANGE';
  const found =
    action || part || isByPriceChange ? await findChanges(store, job, { action, part, isByPriceChange }) : null;
  const { offset, perPage } = paging;
  const total = found?.length ?? job.changeCount;
  const last = Math.min(total, offset + perPage);
  const positions = Array.from({ length: Math.max(0, last - offset) }, (_, at) => found?.[offset + at] ?? offset + at);
  const numbers = [...new Set(positions.map((position) => Math.floor(position / PART_SIZE)))];
  const ids = numbers.map((number) => partId(job.id, number));
  const read = await store.getMany('jobChanges', ids);
  const itemsOf = new Map(numbers.map((number, at) => [number, read[at]?.items]));
  const changes = positions.flatMap(
    (position) => itemsOf.get(Math.floor(position / PART_SIZE))?.[position % PART_SIZE] ?? [],
  );
  return { changes: await getChangeFacts({ store }, job, changes), ...pageResult(total, paging) };
}

/** Returns the number of the job's changes by what they are about. */
export async function jobChangeCounts({ store }: Reads, job: JobRecord) {
  return countChanges(store, job);
}
