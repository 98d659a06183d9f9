import { say } from '#server/records/sentence';
import { createFileError } from '../../errors';
import { MAX_RANGES, type MergedRange } from './mergedCells';
import { createOdsReader, type RepeatedRow } from './odsSheet';
import { openSheet } from './sheetTable';
import type { YieldIfDue, ByteSource, SourceRow, SourceTable } from '../source';
import { xmlSink } from '../xml';
import { unzipParts } from './zip';

const CONTENT = 'content.xml';

/** Cells of repeated rows that are in memory at a time. */
const BATCH_CELLS = 20_000;

const encrypted = () =>
  createFileError(
    say`The file is a password-protected OpenDocument spreadsheet. Save it without a password and try again.`,
  );

/** Throws INVALID if parts of the archive are encrypted (OpenDocument 1.4, part 2, 4.8). The list of parts says so. */
async function assertReadable(source: ByteSource, yieldIfDue: YieldIfDue) {
  const sink = xmlSink(say`The workbook`, {
    open: (name) => {
      if (name.endsWith('encryption-data')) throw encrypted();
    },
    text: () => undefined,
    close: () => undefined,
  });
  const isWanted = (name: string) => name === 'META-INF/manifest.xml';
  for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, isWanted)) sink(bytes, isLast);
}

/** Rows as often as they are repeated, in batches; `merged` gets their ranges. */
async function* expand(rows: readonly RepeatedRow[], merged: MergedRange[], yieldIfDue: YieldIfDue) {
  let batch: SourceRow[] = [];
  let cellCount = 0;
  for (const { number, count, cells, merged: ranges } of rows) {
    for (let index = 0; index < count; index += 1) {
      for (const { top, bottom, ...columns } of ranges) {
        if (merged.length < MAX_RANGES) merged.push({ ...columns, top: top + index, bottom: bottom + index });
      }
      batch.push({ number: number + index, cells: [...cells] });
      cellCount += cells.length;
      if (cellCount < BATCH_CELLS) continue;
      await yieldIfDue();
      yield batch;
      batch = [];
      cellCount = 0;
    }
  }
  yield batch;
}

/** Opens the first visible sheet of an OpenDocument spreadsheet. Throws INVALID for an unreadable file. */
export async function openOds(source: ByteSource, yieldIfDue: YieldIfDue): Promise<SourceTable> {
  await assertReadable(source, yieldIfDue);
  return openSheet('ODS', (linkColumns) => {
    const merged: MergedRange[] = [];
    async function* rows() {
      const { sink, take, isDone, assertFound } = createOdsReader(linkColumns);
      for await (const { bytes, isLast } of unzipParts(source, yieldIfDue, (name) => name === CONTENT)) {
        if (!isDone()) sink(bytes, isLast);
        yield* expand(take(), merged, yieldIfDue);
      }
      assertFound();
    }
    return { rows: rows(), merged };
  });
}
