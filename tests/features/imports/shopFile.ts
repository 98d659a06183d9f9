import { fileAppend, fileCreate } from '#server/domain/files/files';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import type { Gateway } from '#server/gateway';
import type { JobMode } from '#server/types.generated';

/** Header of a small Shopify product file. */
export const shopHeader = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Note';

/** A file with the given rows below the header. */
export function shopCsv(rows: readonly string[]): string {
  return [shopHeader, ...rows, ''].join('\n');
}

/** Two valid products, one of them with two variants. */
export const goodRows = [
  'harbour-mug,Harbour mug,Quay,Kitchen,Colour,Blue,MUG-BLUE,12.50,active,first',
  'harbour-mug,,,,,Green,MUG-GREEN,13.00,,second',
  'tide-clock,Tide clock,Quay,Decoration,Title,Default Title,CLOCK-1,89.00,active,third',
];

/** A product with an unreadable price. */
export const badRow = 'rope-bowl,Rope bowl,Quay,Kitchen,Title,Default Title,BOWL-1,twelve,active,fourth';

/** The CSV as a file for the upload. */
export function getFile(csv: string, name = 'shop.csv'): File {
  return new File([csv], name, { type: 'text/csv' });
}

/** Stores the file in the gateway as if it had been uploaded, and returns its ID. */
async function uploaded({ context }: Gateway, csv: string, name = 'shop.csv'): Promise<string> {
  const bytes = new TextEncoder().encode(csv);
  const { id } = await fileCreate(context, { name, size: bytes.length, mediaType: 'text/csv' });
  await fileAppend(context, id, 0, bytes);
  return id;
}

/**
 * Starts an import of the file into the demo's draft catalog with the mapping suggested by its layout, and returns the
 * job ID.
 */
export async function startedImport(
  gateway: Gateway,
  csv: string,
  mode: JobMode = 'APPLY',
  options: { defineAttributes?: boolean } = {},
): Promise<string> {
  const fileId = await uploaded(gateway, csv);
  const { layout, mapping } = await inspectUpload(gateway.context, fileId, null);
  const plan = { fileId, layout: layout.code, mapping, errorPolicy: 'REJECT_FAILED_ROWS', profileId: null } as const;
  const { id } = await startImport(gateway.context, { catalogId: '2', ...plan, ...options }, mode);
  return id;
}
