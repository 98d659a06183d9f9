import type { CatalogRecord } from '../../../records/catalogs';
import type { ImportPlanRecord } from '../../../records/imports';
import type { CatalogView } from '../../jobs/catalogView';
import type { WorkRun } from '../../jobs/work';

/** What of the file was met so far: the first row that names a SKU or a reference, or is for a stored product. */
export interface FileLedger {
  rowOfSku: Map<string, number>;
  rowOfReference: Map<string, number>;
  /** By the product's id. */
  rowOfProduct: Map<string, number>;
}

/** What planning one product of a file knows. A dry run and an apply plan with the same code over the same scope. */
export interface ImportScope {
  run: WorkRun;
  plan: ImportPlanRecord;
  catalog: CatalogRecord;
  view: CatalogView;
  ledger: FileLedger;
  /** The id for a new product; a dry run gives ids that are used nowhere. */
  newId: () => Promise<string>;
}

/** Whether a product with a failed field fails whole under the plan's policy. */
export const rejectsFailed = ({ errorPolicy }: ImportPlanRecord): boolean => errorPolicy !== 'IGNORE_FAILED';
