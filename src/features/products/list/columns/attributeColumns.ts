import type { TableColumn } from '#preferences/preferences';

const prefix = 'attribute:';

/** Returns the ID of the column of an attribute. */
export function toColumnId(code: string): string {
  return `${prefix}${code}`;
}

/** Returns the codes of the attributes among the columns. */
export function getAttributeCodes(columns: readonly TableColumn[] | null): readonly string[] {
  return (columns ?? []).flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
}

/**
 * Returns the columns with those of the attributes: new ones after the last attribute, or else after the name and the
 * SKU, so that they are seen without scrolling.
 */
export function withAttributes(columns: readonly TableColumn[], codes: readonly string[]): readonly TableColumn[] {
  const wanted = codes.map(toColumnId);
  const kept = columns.filter(({ id }) => !id.startsWith(prefix) || wanted.includes(id));
  const added = wanted.filter((id) => kept.every((column) => column.id !== id));
  const last = kept.findLastIndex(({ id }) => id.startsWith(prefix) || ['NAME', 'SKU'].includes(id));
  return kept.toSpliced(last + 1, 0, ...added.map((id) => ({ id, width: null })));
}
