import type { DomainContext } from '../../context';
import { partId } from '../../jobs/parts';
import type { JobRecord } from '../../../records/jobs';
import type { FileRecord } from '../../../records/files';
import { ISSUES_COLUMN } from '../headerKey';
import type { OpenedProducts, SourceGroup } from '../openProducts';

/** Characters that are gathered before they are written. */
const SLICE = 64 * 1024;

/** What is wrong by the rows of the file: the ERROR issues of the job. */
const errorsByRow = async ({ store }: DomainContext, job: JobRecord, breathe: () => Promise<void>) => {
  const messages = new Map<number, string[]>();
  for (let number = 0; number < job.issueParts; number++) {
    const part = await store.get('jobIssues', partId(job.id, number));
    for (const { severity, rowNumber, column, message } of part?.items ?? []) {
      if (severity !== 'ERROR' || rowNumber === null) continue;
      const text = column === null ? message : `${column}: ${message}`;
      messages.set(rowNumber, [...(messages.get(rowNumber) ?? []), text]);
    }
    await breathe();
  }
  return messages;
};

const cell = (value: string) => (/[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

/** Our own words must not be taken for a formula by a spreadsheet; the file's values stay as they are. */
const plainText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** All lines of the file: the rows of every product with an error, with the messages beside the rows that they are about. */
async function* linesOf(opened: OpenedProducts, messages: ReadonlyMap<number, string[]>): AsyncGenerator<string> {
  const own = opened.columns.indexOf(ISSUES_COLUMN);
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== own);
  const width = opened.columns.length;
  const rowsOf = ({ rows }: SourceGroup) =>
    rows.map(({ number, cells }) => {
      const padded = Array.from({ length: width }, (_, index) => cells[index] ?? '');
      return line([...without(padded), plainText((messages.get(number) ?? []).join(' '))]);
    });
  yield line([...without(opened.columns), ISSUES_COLUMN]);
  for await (const batch of opened.batches()) {
    for (const group of batch) if (group.rows.some(({ number }) => messages.has(number))) yield rowsOf(group).join('');
  }
}

/**
 * Writes the rows of all products with ERROR issues as a CSV file (RFC 4180, UTF-8) under the given id, to be mended
 * and imported again with the same mapping. Gives its record, which is for the job's next commit.
 */
export const writeIssueRows = async (
  ctx: DomainContext,
  {
    job,
    opened,
    fileId,
    breathe,
  }: { job: JobRecord; opened: OpenedProducts; fileId: string; breathe: () => Promise<void> },
): Promise<FileRecord> => {
  // What a stop left half written.
  await ctx.files.remove(fileId);
  const encoder = new TextEncoder();
  let size = 0;
  let text = '';
  const write = async () => {
    const bytes = encoder.encode(text);
    text = '';
    size += bytes.length;
    await ctx.files.append(fileId, bytes);
  };
  for await (const lines of linesOf(opened, await errorsByRow(ctx, job, breathe))) {
    text += lines;
    if (text.length > SLICE) await write();
  }
  await write();
  return {
    id: fileId,
    name: `${(job.inputFileName ?? 'import').replace(/\.[^.]*$/, '')}-issues.csv`,
    mediaType: 'text/csv',
    size,
    expectedSize: size,
    isPublic: false,
    createdAt: ctx.now().toISOString(),
  };
};
