import type { ShopPlan } from '../shops/shopClient';

/** A file of a report: its rows, and how it is imported. */
export interface ReportFile extends ShopPlan {
  content: string;
}

/**
 * What a public report, or a file of another system, showed: files that are imported one after the other, and what is
 * right.
 */
export interface ReportCase {
  title: string;
  /** Further fields of the catalog, such as its currencies. */
  catalog?: Record<string, unknown>;
  /** Attributes that are defined before the files, with their types by name. */
  attributes?: Readonly<Record<string, string>>;
  files: readonly (string | ReportFile)[];
  /** The products by SKU after the last file, matched with `toMatchObject`. */
  products?: readonly object[];
  /** The targets of columns of the last file, by header. */
  targets?: Record<string, string | null>;
  /** Issues that the import of the last file reports, in any order. */
  issues?: readonly object[];
  /** Codes of issues that the import of the last file must not report. */
  noIssues?: readonly string[];
  /** What the import of the last file is refused with. */
  refusal?: RegExp;
  /** The job of the last file. */
  job?: object;
  /** Whether undoing the last import restores the products as they were before it. */
  isUndone?: true;
}
