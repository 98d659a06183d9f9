import type { ColumnMappingRecord } from '../../records/imports';
import type { FileFormat, LayoutCode } from '../../types.generated';
import { LAYOUTS, rankLayouts, type LayoutScore } from './layouts';
import { openTable } from './openTable';
import { proposeMapping } from './proposal';
import type { Breathe, ByteSource } from './source';

/** What a file is, found by reading it through. */
export interface FileFacts {
  format: FileFormat;
  encoding: string;
  delimiter: string | null;
  /** Rows with data. */
  rowCount: number;
  /** Each with up to three different values that are not blank, long ones cut. */
  columns: { name: string; samples: string[] }[];
  /** The best match, or the one that was asked for. */
  layout: LayoutScore;
  /** All layouts, best first. */
  layouts: LayoutScore[];
  /** What the layout proposes, one entry a column. */
  mapping: ColumnMappingRecord[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

const sampleOf = (cell: string) => {
  const text = cell.trim();
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
};

/**
 * Reads the file through and says what it is: format, encoding, columns with samples, the layouts that fit and the
 * mapping that the best of them, or the `layout` asked for, proposes. Throws INVALID for a file that cannot be read.
 */
export const inspectFile = async (
  source: ByteSource,
  { layout: asked, breathe }: { layout: LayoutCode | null; breathe: Breathe },
): Promise<FileFacts> => {
  const table = await openTable(source, breathe);
  const samples = table.columns.map(() => new Set<string>());
  // Columns that still want samples; most have theirs after a few rows.
  let wanting = samples.map((found, index) => ({ found, index }));
  let rowCount = 0;
  for await (const rows of table.rows()) {
    rowCount += rows.length;
    for (const { cells } of wanting.length ? rows : []) {
      for (const { found, index } of wanting) {
        const sample = sampleOf(cells[index] ?? '');
        if (sample) found.add(sample);
      }
      wanting = wanting.filter(({ found }) => found.size < SAMPLES);
    }
  }
  const layouts = rankLayouts(table.columns);
  const layout = layouts.find(({ code }) => code === asked) ?? layouts[0];
  if (!layout) throw new Error('There is no layout.');
  return {
    format: table.format,
    encoding: table.encoding,
    delimiter: table.delimiter,
    rowCount,
    columns: table.columns.map((name, index) => ({ name, samples: [...(samples[index] ?? [])] })),
    layout,
    layouts,
    mapping: proposeMapping(LAYOUTS[layout.code], table.columns),
  };
};
