/** The first rows of a file with data, used to check a suggested mapping. */
export interface TableSample {
  /** Trimmed cells by column; long texts are cut off. */
  rows: readonly (readonly string[])[];
  /** For each column, values of the whole file; none for a column without values. */
  values: readonly (readonly string[])[];
}

/** The values of a column in the sampled rows, or else from further down in the file. */
export function getSampleValues({ rows, values }: TableSample, column: number): readonly string[] {
  const found = rows.flatMap((cells) => cells[column] || []);
  return found.length ? found : (values[column] ?? []);
}

/** Whether the column has no value in the whole file. */
export function isEmptyColumn({ values }: TableSample, column: number): boolean {
  return !values[column]?.length;
}
