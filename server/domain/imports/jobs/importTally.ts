import type { CatalogRecord } from '#server/records/catalogs';
import {
  getModes,
  type ChangedKeysRecord,
  type ImportPlanRecord,
  type ImportSummaryRecord,
} from '#server/records/imports';
import type { OpenedProducts, SourceGroup } from '../openProducts';
import { listAssumptions } from './assumptions';

/** Keys that the summary shows, and forms of each that the catalog has. */
const EXAMPLES = 5;
const FORMS = 3;

/** Counts the contents of a file, product by product. */
export function createImportTally(opened: OpenedProducts, plan: ImportPlanRecord, catalog: CatalogRecord) {
  const { format, notApplied } = opened;
  const { layout, errorPolicy } = plan;
  const assumptions = listAssumptions(opened, plan, catalog);
  const categories = new Set<string>();
  let rows = 0;
  let products = 0;
  let variants = 0;
  const changedKeys: ChangedKeysRecord = { count: 0, examples: [] };
  return {
    add: ({ rows: own, patch, changedKeys: changed = [] }: SourceGroup) => {
      rows += own.length;
      products++;
      variants += patch?.variants.length ?? 0;
      patch?.fields.categories?.forEach((path) => categories.add(path));
      for (const { text, stored } of changed) {
        if (!stored.length) continue;
        changedKeys.count++;
        if (changedKeys.examples.length < EXAMPLES) changedKeys.examples.push({ text, stored: stored.slice(0, FORMS) });
      }
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
      ...(changedKeys.count > 0 && { changedKeys: { ...changedKeys, examples: [...changedKeys.examples] } }),
    }),
  };
}
