/** A row of an imported file that products in other files can have as their parent. */
export interface ProductModel {
  code: string;
  /** Code of the model above; empty for the model of a product. */
  parent: string;
  /** Its cells that are not blank, by column. */
  cells: Record<string, string>;
}

/** A model as it was imported, for files that name it as the parent of their rows. */
export interface ProductModelRecord extends ProductModel {
  /** See `getModelId`; another one for a model that an undo keeps. */
  id: string;
  catalogId: string;
  /** The job that stored it, or that keeps it because it has taken it back; null if it was copied with its catalog. */
  jobId: string | null;
  /** What an earlier import had stored; absent if nothing. */
  former?: ProductModelRecord;
}

/** The ID of a model in a catalog. */
export function getModelId(catalogId: string, code: string): string {
  return `${catalogId}/${code}`;
}
