import { say } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';

/** What the issues of a code have in common, in the order of the rules. */
export const GOOGLE_REASONS = {
  GOOGLE_ID: say`The SKU is missing or too long.`,
  GOOGLE_TITLE: say`The title is missing.`,
  GOOGLE_DESCRIPTION: say`The description is missing.`,
  GOOGLE_LINK: say`The link to the product page is missing or too long.`,
  GOOGLE_IMAGE: say`An image with a public URL is missing.`,
  GOOGLE_PRICE: say`A price above 0 is missing.`,
  GOOGLE_GTIN: say`The GTIN isn’t valid.`,
  GOOGLE_AVAILABILITY_DATE: say`The date of a preorder or backorder is missing, or more than one year ahead.`,
  GOOGLE_OUT_OF_STOCK: say`The item is out of stock.`,
};

/** The code of an issue of a Google feed. */
export type GoogleCode = keyof typeof GOOGLE_REASONS;

/** The codes, in the order of the rules. */
export const GOOGLE_CODES = Object.keys(GOOGLE_REASONS) as GoogleCode[];

/** An issue of a Google feed. */
export interface GoogleIssue extends IssueRecord {
  code: GoogleCode;
}

/** The code of the issue of an item that the settings of its feed leave out. */
export const GOOGLE_OUT_OF_STOCK: GoogleCode = 'GOOGLE_OUT_OF_STOCK';
