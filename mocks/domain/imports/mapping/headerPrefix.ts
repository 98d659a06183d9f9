/** The start of `p_name`, and the two letters in capitals of `OXTITLE`. */
const PREFIXES = [/^[a-z]{1,12}[_.]/i, /^[A-Z]{2}(?=[A-Z])/];

/** The smallest share of columns that start with a prefix. Fewer can mean one kind of fields, such as those of images. */
const SHARE = 0.7;

/** The headers without the prefix that most columns of a file have, such as `p_`. */
export function withoutPrefix(columns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const column of columns) {
    for (const prefix of new Set(PREFIXES.flatMap((pattern) => pattern.exec(column)?.[0] ?? []))) {
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const [common] = [...counts].find(([, count]) => count > 2 && count >= columns.length * SHARE) ?? [];
  return columns.map((column) =>
    common !== undefined && column.length > common.length && column.startsWith(common)
      ? column.slice(common.length)
      : column,
  );
}
