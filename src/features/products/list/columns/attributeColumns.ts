import type { TableColumn } from '#preferences/preferences';

/** What the IDs of their columns start with. */
export const prefix = 'attribute:';

/** Returns the ID of the column of an attribute. */
export function toColumnId(code: string): string {
  return `${prefix}${code}`;
}

/** Returns the codes of the attributes among the columns. */
export function getAttributeCodes(columns: readonly TableColumn[] | null): readonly string[] {
  return (columns ?? []).flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
}
