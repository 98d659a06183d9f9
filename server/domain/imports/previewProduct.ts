import type { ImportPlanRecord } from '#server/records/imports';
import type { ProductContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { createYielder } from '#server/yielder';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { applyPatch } from './rows/applyPatch';
import { withAdditions } from './jobs/catalogAdditions';
import { withOwnTexts } from './jobs/importJobs';
import { getOpenOptions } from './openOptions';
import { toByteSource, uploadedFile } from './jobs/uploadedFile';

/** The rows that are read, in which the first product is expected to be whole. */
const MAX_ROWS = 500;

type Plan = Pick<ImportPlanRecord, 'fileId' | 'layout' | 'mapping' | 'addCurrencies' | 'addLocales' | 'addChannels'>;

/** The first product of a file. */
export interface ProductPreview {
  /** As a new product; null if the first rows have no product that can be identified. */
  product: ProductContent | null;
  /** What can't be read in its rows. */
  issues: IssueRecord[];
}

/**
 * Returns the first product of a file as the import with this mapping would create it. Throws NOT_FOUND for the catalog
 * or the file, and INVALID for a file or a mapping that can't be read.
 */
export async function previewProduct(
  ctx: DomainContext,
  { catalogId, ...given }: Plan & { catalogId: string },
): Promise<ProductPreview> {
  const catalog = await getCatalog(ctx, catalogId);
  const plan = { ...given, mapping: withOwnTexts(given.mapping, catalog.defaultLocale) };
  const file = await uploadedFile(ctx, plan.fileId);
  // The parsers of all formats are large, and most visits import nothing.
  const { openProducts } = await import('./openProducts');
  const opened = await openProducts(toByteSource(ctx, file), plan, {
    ...(await getOpenOptions(ctx, withAdditions(catalog, plan))),
    maxRows: MAX_ROWS,
    yieldIfDue: createYielder(),
  });
  for await (const batch of opened.batches()) {
    const found = batch.find(({ action }) => action === undefined);
    if (found) return { product: found.patch && applyPatch(null, found.patch), issues: found.issues };
  }
  return { product: null, issues: [] };
}
