import type { FileRecord } from '#server/records/files';
import type { JobRecord } from '#server/records/jobs';
import { toEnglish } from '#server/records/sentenceText';
import type { IssueRecord } from '#server/records/validation';
import { addToList } from '../../lists/addToList';
import type { WorkRun } from '../../jobs/work';
import { ISSUES_COLUMN } from '#server/records/headerKey';
import { neutralizeText } from '#shared/formulaText';
import type { YieldIfDue } from '../formats/source';
import type { OpenedProducts, SourceGroup } from '../openProducts';

const cell = (value: string) => (/[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Cells that spreadsheets do not read as formulas. `openTable` restores them when the file is imported. */
const line = (cells: readonly string[]) => `${cells.map((text) => cell(neutralizeText(text))).join(',')}\r\n`;

/** The messages of the ERROR issues by row number. */
const errorsByRow = (issues: readonly IssueRecord[]) => {
  const messages = new Map<number, string[]>();
  for (const { severity, rowNumber, column, message } of issues) {
    if (severity !== 'ERROR' || rowNumber === null) continue;
    const text = column === null ? toEnglish(message) : `${column}: ${toEnglish(message)}`;
    addToList(messages, rowNumber, text);
  }
  return messages;
};

/** Writes lines with the columns of the imported file and an additional column for the issues. */
const linesFor = ({ columns }: OpenedProducts) => {
  const own = columns.indexOf(ISSUES_COLUMN);
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== own);
  return {
    header: line([...without(columns), ISSUES_COLUMN]),
    /** All rows of the product if it has an error, with each message in the row concerned. */
    ofGroup: async ({ rows }: SourceGroup, issues: readonly IssueRecord[], yieldIfDue: YieldIfDue) => {
      const messages = errorsByRow(issues);
      if (!rows.some(({ number }) => messages.has(number))) return '';
      let text = '';
      for (const { number, cells } of rows) {
        await yieldIfDue();
        const padded = Array.from({ length: columns.length }, (_, index) => cells[index] ?? '');
        text += line([...without(padded), (messages.get(number) ?? []).join(' ')]);
      }
      return text;
    },
  };
};

/** The part of an import's checkpoint that its passes over the file need. */
export interface PassState {
  /** The file of issue rows that the job has started, or a new ID if there is none. */
  fileId: string;
  /** How many products of the file the catalog had before the import. */
  matched: number;
  /** Characters of values that the changes of a dry run keep. */
  keptSize: number;
}

/** The state of an import after its last slice. */
export function readPassState({ checkpoint }: Pick<JobRecord, 'checkpoint'>): PassState {
  const state = (checkpoint?.state as Partial<PassState> | null) ?? {};
  const { fileId = crypto.randomUUID(), matched = 0, keptSize = 0 } = state;
  return { fileId, matched, keptSize };
}

/**
 * The rows of all products with ERROR issues as a CSV file (RFC 4180, UTF-8), to be fixed and imported again with the
 * same mapping. It grows slice by slice: the bytes are written before the slice is committed, the file record with the
 * commit. After an interruption in between, the file is truncated to the size in its record.
 */
export async function openIssueRows({ ctx, job, yieldIfDue }: WorkRun, opened: OpenedProducts, { fileId }: PassState) {
  const lines = linesFor(opened);
  const encoder = new TextEncoder();
  const { size = 0 } = (await ctx.store.get('files', fileId)) ?? {};
  await ctx.files.truncate(fileId, size);
  let written = size;
  let text = '';
  return {
    add: async (group: SourceGroup, issues: readonly IssueRecord[]) => {
      const added = await lines.ofGroup(group, issues, yieldIfDue);
      text += added;
    },
    /**
     * Writes the rows added since the last call. Returns the file record for the slice's commit, or null if nothing was
     * added.
     */
    write: async (): Promise<FileRecord | null> => {
      if (text === '') return null;
      const bytes = encoder.encode(written === 0 ? lines.header + text : text);
      text = '';
      await ctx.files.append(fileId, bytes);
      written += bytes.length;
      return {
        id: fileId,
        name: `${(job.inputFileName ?? 'import').replace(/\.[^.]*$/, '')}-issues.csv`,
        mediaType: 'text/csv',
        size: written,
        expectedSize: written,
        isPublic: false,
        createdAt: job.createdAt,
      };
    },
  };
}
