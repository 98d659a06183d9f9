import type { CatalogRecord } from '#server/records/catalogs';
import type { ImportPlanRecord } from '#server/records/imports';
import type { ProductContent } from '#server/records/products';
import type { CatalogView } from '../../jobs/catalogView';
import type { WorkRun } from '../../jobs/work';
import type { ProductPatch } from '../rows/patch';
import type { IsLeftOut } from './fileProducts';
import type { ProductRoom } from './productRoom';

/** Removes from a patch of a stored product what the file only says because it can't say it better. */
export type LeaveOutExported = (patch: ProductPatch, existing: ProductContent) => Promise<ProductPatch>;

/** The first row that contains something, and the product that it describes. */
export interface FirstUse {
  row: number;
  product: string;
}

/** What has been read of the file so far. */
export interface FileLedger {
  skus: Map<string, FirstUse>;
  references: Map<string, FirstUse>;
  /** By the external references of variants. */
  variantReferences: Map<string, FirstUse>;
  /** The first row of each stored product, by its ID. */
  rowOfProduct: Map<string, number>;
  /** The IDs of stored products that the file leaves as they are. */
  unchanged: Set<string>;
  /** The IDs of products that lost variants to others before the file's own rows of them were read. */
  reducedAhead: Set<string>;
  /** The IDs of the stored products that the file has, or whose SKUs it has. */
  present: Set<string>;
  /** How many products of ignored rows can't be identified. */
  unread: number;
}

/** A ledger before the first product of the file. */
export function createLedger(): FileLedger {
  return {
    skus: new Map(),
    references: new Map(),
    variantReferences: new Map(),
    rowOfProduct: new Map(),
    unchanged: new Set(),
    reducedAhead: new Set(),
    present: new Set(),
    unread: 0,
  };
}

/** What one product of a file is planned with, the same in a dry run and an import. */
export interface ImportScope {
  run: WorkRun;
  plan: ImportPlanRecord;
  catalog: CatalogRecord;
  view: CatalogView;
  ledger: FileLedger;
  room: ProductRoom;
  newId: () => Promise<string>;
  leaveOutExported: LeaveOutExported;
  isLeftOut: IsLeftOut;
  /** The columns whose numbers lack a unit. */
  unitless: ReadonlySet<string>;
  /** Whether the products themselves are in another file. */
  hasOnlyVariants: boolean;
}

/** Whether a failed field fails the whole product under the plan's policy. */
export function rejectsFailed({ errorPolicy }: ImportPlanRecord): boolean {
  return errorPolicy !== 'IGNORE_FAILED';
}

/** Whether products of the file are those with the same external reference only. */
export function matchesByReference({ matchBy }: ImportPlanRecord): boolean {
  return matchBy === 'REFERENCE' || matchBy === 'LENIENT_REFERENCE';
}

/** Whether SKUs and references also match in the form that a spreadsheet gives them. */
export function matchesChanged({ matchBy }: ImportPlanRecord): boolean {
  return matchBy === 'LENIENT_SKU' || matchBy === 'LENIENT_REFERENCE';
}
