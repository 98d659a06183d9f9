import { notFound } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobChangeRecord, JobCountsRecord, JobRecord } from '../../records/jobs';
import { getSkus } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import type { Change } from '../../records/tables';
import { findUnknownSkus } from '../associations/unknownSkus';
import { loadProductRules } from '../products/rules/productRules';
import { loadDefinedRules } from '../validation/definedRules';
import { withContentChange } from '../catalogs/catalogEdits';
import type { DomainContext } from '../context';
import { productRecord, type ProductRecordArgs } from '../products/productRecord';
import type { CatalogView } from './catalogView';
import { createdChange, deletedChange, updatedChange } from './changedFields';
import type { WorkRun } from './work';

/** Collects the product changes of a slice. */
export interface ProductWrites {
  create: (record: ProductRecord) => void;
  update: (before: ProductRecord, after: ProductRecord) => void;
  remove: (record: ProductRecord) => void;
  /**
   * Returns what the engine must commit: the products, the catalog with its next content revision, and the change
   * entries.
   */
  result: () => { changes: Change[]; jobChanges: JobChangeRecord[]; counts: Partial<JobCountsRecord> };
}

/** Returns the change entries of products. */
export interface ChangeEntries {
  created: (product: ProductRecord) => JobChangeRecord;
  updated: (before: ProductRecord, after: ProductRecord) => JobChangeRecord;
}

const MADE: ChangeEntries = { created: createdChange, updated: updatedChange };

/** Returns the catalog of the job. Throws NOT_FOUND. */
export async function getJobCatalog({ ctx, job }: Pick<WorkRun, 'ctx' | 'job'>): Promise<CatalogRecord> {
  const catalog = await ctx.store.get('catalogs', job.catalogId);
  if (!catalog) throw notFound('catalog', job.catalogId);
  return catalog;
}

/**
 * Creates a collector for the product changes of a slice. The view is updated immediately with each change. `now` is
 * ISO 8601. `entries` are those of a dry run, which makes no changes.
 */
export function createProductWrites(
  view: CatalogView,
  catalog: CatalogRecord,
  now: string,
  entries: ChangeEntries = MADE,
): ProductWrites {
  const changes: Change[] = [];
  const jobChanges: JobChangeRecord[] = [];
  const counts = { created: 0, updated: 0, deleted: 0 };
  const put = (record: ProductRecord, entry: JobChangeRecord) => {
    view.put(record);
    changes.push({ table: 'products', put: record });
    jobChanges.push(entry);
  };
  return {
    create: (record) => {
      counts.created++;
      put(record, entries.created(record));
    },
    update: (before, after) => {
      counts.updated++;
      put(after, entries.updated(before, after));
    },
    remove: (record) => {
      counts.deleted++;
      view.remove(record.id);
      changes.push({ table: 'products', remove: record.id });
      jobChanges.push(deletedChange(record));
    },
    result: () => {
      if (jobChanges.length) changes.push({ table: 'catalogs', put: withContentChange(catalog, now) });
      return { changes, jobChanges, counts };
    },
  };
}

/** Returns the stored form of a product's content. */
export type ToRecord = (product: Pick<ProductRecordArgs, 'content' | 'id' | 'previous'>) => Promise<ProductRecord>;

/**
 * Creates the function that turns the products of a slice into records, validated against the other products of the
 * catalog as seen by the view. An import can have the products that a product names in later rows, so it leaves their
 * check to the validation before publishing.
 */
export async function createToRecord(
  {
    ctx,
    job,
  }: {
    ctx: Pick<DomainContext, 'now' | 'store'>;
    /** Without an id if no job makes the changes. */
    job: Pick<JobRecord, 'user'> & Partial<Pick<JobRecord, 'type'>> & { id: string | null };
  },
  view: CatalogView,
  catalog: CatalogRecord,
): Promise<ToRecord> {
  const rules = await loadDefinedRules(ctx.store);
  const scope = { store: ctx.store, catalogId: catalog.id, find: view.bySku, getReferences: rules?.getReferences };
  const productRules = await loadProductRules(ctx, catalog);
  const now = ctx.now().toISOString();
  return async ({ content, id, previous }) =>
    productRecord({
      content,
      id,
      previous,
      catalog,
      takenSkus: await view.takenSkus(getSkus(content), id),
      isSlugTaken: await view.isSlugTaken(content.slug, id),
      unknownSkus: job.type === 'IMPORT' ? undefined : await findUnknownSkus(content, scope),
      takenValues: await rules?.unique.findTaken(content, (reading, key) => view.isKeyTaken(reading, key, id)),
      rules,
      productRules,
      now,
      user: job.user,
      job: job.id,
    });
}
