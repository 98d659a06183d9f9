import type { CatalogRecord } from '../../../records/catalogs';
import { getModes, type ImportPlanRecord, type ImportSummaryRecord } from '../../../records/imports';
import type { OpenedProducts, SourceGroup } from '../openProducts';
import { listAssumptions } from './assumptions';

/** Counts the contents of a file, product by product. */
export function createImportTally(opened: OpenedProducts, plan: ImportPlanRecord, catalog: CatalogRecord) {
  const { format, notApplied } = opened;
  const { layout, errorPolicy } = plan;
  const assumptions = listAssumptions(opened, plan, catalog);
  const categories = new Set<string>();
  let rows = 0;
  let products = 0;
  let variants = 0;
  return {
    add: ({ rows: own, patch }: SourceGroup) => {
      rows += own.length;
      products++;
      variants += patch?.variants.length ?? 0;
      patch?.fields.categories?.forEach((path) => categories.add(path));
    },
    rows: () => rows,
    summary: (): ImportSummaryRecord => ({
      layout,
      format,
      rows,
      products,
      variants,
      categories: categories.size,
      errorPolicy,
      ...getModes(plan),
      assumptions,
      ...(notApplied.length > 0 && { notApplied }),
    }),
  };
}
