import type { Page } from '@playwright/test';
import { ask, call } from './appPage';

/** Bytes per upload slice. */
const SLICE = 2 ** 20;

/** Uploads a CSV file from within the page and starts its import into the catalog; returns the job's ID. */
export async function startImport(page: Page, catalogId: string, file: Buffer): Promise<string> {
  const { createFile } = await ask<{ createFile: { file: { id: string } } }>(
    page,
    'mutation ($size: Float!) { createFile(input: { name: "bench.csv", size: $size }) { file { id } } }',
    { size: file.length },
  );
  const fileId = createFile.file.id;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let offset = 0;
  for (let from = 0; from < file.length; from += SLICE) {
    // Without a character that continues in the next slice.
    const body = decoder.decode(file.subarray(from, from + SLICE), { stream: true });
    await call(page, { method: 'PUT', path: `/files/${fileId}?offset=${offset}`, body });
    offset += Buffer.byteLength(body);
  }
  const { fileInspection } = await ask<{ fileInspection: { layout: { code: string }; mapping: unknown } }>(
    page,
    'query ($id: ID!) { fileInspection(fileId: $id) { layout { code } mapping { source target transforms { type argument replacement } } } }',
    { id: fileId },
  );
  const { layout, mapping } = fileInspection;
  const input = { catalogId, fileId, layout: layout.code, mapping, errorPolicy: 'IGNORE_FAILED', mode: 'APPLY' };
  const { startImport } = await ask<{ startImport: { job: { id: string } } }>(
    page,
    'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }',
    { input },
  );
  return startImport.job.id;
}

/** Returns the duration of the job in seconds, or null until it has ended. Throws if it failed. */
export async function getSeconds(page: Page, id: string): Promise<number | null> {
  const query = 'query ($id: ID!) { job(id: $id) { startedAt settledAt error } }';
  const { job } = await ask<{ job: { startedAt: string; settledAt: string | null; error: string | null } }>(
    page,
    query,
    { id },
  );
  if (job.error !== null) throw new Error(`The import failed: ${job.error}`);
  return job.settledAt ? (Date.parse(job.settledAt) - Date.parse(job.startedAt)) / 1000 : null;
}
