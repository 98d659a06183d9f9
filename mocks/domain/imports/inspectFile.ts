import type { ColumnMappingRecord } from '../../records/imports';
import type { FileFormat, LayoutCode } from '../../types.generated';
import { LAYOUTS, rankLayouts, type LayoutScore } from './layouts';
import { openTable } from './formats/openTable';
import { suggestMapping } from './mapping/suggestMapping';
import type { YieldIfDue, ByteSource } from './formats/source';

/** The result of inspecting a file. */
export interface FileFacts {
  format: FileFormat;
  encoding: string;
  delimiter: string | null;
  /** Number of rows with data. */
  rowCount: number;
  /** Each with up to three distinct non-blank values, truncated if long. */
  columns: { name: string; samples: string[] }[];
  /** The best match, or the requested layout. */
  layout: LayoutScore;
  /** All layouts, best match first. */
  layouts: LayoutScore[];
  /** The mapping suggested by the layout, one entry per column. */
  mapping: ColumnMappingRecord[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;

const getSample = (cell: string) => {
  const text = cell.trim();
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
};

/**
 * Reads the whole file and returns its format, encoding, columns with samples, matching layouts and the mapping
 * suggested by the best one or by the requested `layout`. Throws INVALID for an unreadable file.
 */
export async function inspectFile(
  source: ByteSource,
  { layout: asked, yieldIfDue }: { layout: LayoutCode | null; yieldIfDue: YieldIfDue },
): Promise<FileFacts> {
  const table = await openTable(source, yieldIfDue);
  const samples = table.columns.map(() => new Set<string>());
  // Columns that still need samples; most have enough after a few rows.
  let wanting = samples.map((found, index) => ({ found, index }));
  let rowCount = 0;
  for await (const rows of table.rows()) {
    rowCount += rows.length;
    for (const { cells } of wanting.length ? rows : []) {
      for (const { found, index } of wanting) {
        const sample = getSample(cells[index] ?? '');
        if (sample) found.add(sample);
      }
      wanting = wanting.filter(({ found }) => found.size < SAMPLES);
    }
  }
  const layouts = rankLayouts(table.columns);
  const layout = layouts.find(({ code }) => code === asked) ?? layouts[0];
  if (!layout) throw new Error('Layout not found.');
  return {
    format: table.format,
    encoding: table.encoding,
    delimiter: table.delimiter,
    rowCount,
    columns: table.columns.map((name, index) => ({ name, samples: [...(samples[index] ?? [])] })),
    layout,
    layouts,
    mapping: suggestMapping(LAYOUTS[layout.code], table.columns),
  };
}
