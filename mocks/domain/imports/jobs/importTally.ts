import {
  getModes,
  type ImportPlanRecord,
  type ImportSummaryRecord,
  type NotAppliedRecord,
} from '../../../records/imports';
import type { FileFormat } from '../../../types.generated';
import type { SourceGroup } from '../openProducts';

/** Counts the contents of a file, product by product. */
export function createImportTally(format: FileFormat, plan: ImportPlanRecord, notApplied: NotAppliedRecord[]) {
  const { layout, errorPolicy } = plan;
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
      ...(notApplied.length > 0 && { notApplied }),
    }),
  };
}
