import type { ColumnMappingRecord, NotAppliedRecord } from '#server/records/imports';
import { shown } from '../../validation/finding';
import { ISSUES_COLUMN } from '#server/records/headerKey';
import type { SourceRow } from '../formats/source';
import type { Layout } from '../layout';
import { getColumnMeaning, isMisread, MOST, type ColumnMeaning } from './columnMeaning';
import { isInternalName } from '../../attributes/internalWords';
import { isShopHeader } from './suggest/suggestCustom';
import { withOdooLabels } from './headers/odooHeaders';
import { getTargetAttribute, OPTION } from './targets';
import { canRead, toField } from './valueChecks';

/** Values that could not be read are listed up to this number, and told apart up to the second one. */
const LISTED = 5;
const DISTINCT = 500;

/** A column whose first values can all be read is not checked further. */
const ENOUGH = 200;

interface Audited {
  column: string;
  index: number;
  meaning: ColumnMeaning;
  rows: number;
  unreadRows: number;
  unread: Map<string, { rowCount: number; rowNumber: number }>;
}

const isAttribute = (target: string) => getTargetAttribute(target) !== null || target.startsWith(OPTION);

const getFallbacks = (mapping: readonly ColumnMappingRecord[]) =>
  new Set(
    mapping.flatMap(({ target, transforms }) =>
      target === null
        ? []
        : transforms.filter(({ type }) => type === 'FIRST_OF').flatMap(({ argument }) => (argument ?? '').split('|')),
    ),
  );

/**
 * Finds the columns of a file that say something about money or about what is published and that a mapping does not
 * apply, and those whose values cannot be read as the field that their header means. Rows are added as they are read.
 */
export function createColumnAudit(layout: Layout, columns: readonly string[]) {
  const headers = layout.code === 'CUSTOM' ? withOdooLabels(columns) : columns;
  const audited = columns.flatMap((column, index): Audited[] => {
    const header = headers[index] ?? column;
    const found = column === ISSUES_COLUMN || isShopHeader(header) ? null : getColumnMeaning(layout, header);
    const meaning = found?.isAction || !isInternalName(header) ? found : null;
    return meaning ? [{ column, index, meaning, rows: 0, unreadRows: 0, unread: new Map() }] : [];
  });

  const isRead = ({ meaning: { target, isOfKind }, column }: Audited, text: string) =>
    target === null ? isOfKind?.(text) === true : canRead(target, column, text);

  const getReason = (one: Audited, entry: ColumnMappingRecord | undefined, fields: ReadonlySet<string>) => {
    const { target, isListed, isAction } = one.meaning;
    if (isAction) return entry?.target ? null : entry?.isLeftOut ? 'LEFT_OUT' : 'ACTION';
    if (entry?.target) return isListed ? 'ATTRIBUTE' : null;
    const isLost = target !== null && one.unreadRows > 0 && !fields.has(toField(target));
    if (isLost || isMisread(one.meaning, one.unreadRows / one.rows))
      return entry?.isLeftOut ? 'LEFT_OUT' : 'UNREADABLE';
    // Values that are no GTINs can have the form of one, so that each could be read and the column still has no field.
    const isUnused = layout.code === 'CUSTOM' && target !== null && !fields.has(toField(target));
    if (!isListed) return isUnused ? 'LEFT_OUT' : null;
    if (entry?.isLeftOut) return 'LEFT_OUT';
    if (target === null) return 'NO_FIELD';
    return fields.has(toField(target)) ? 'OTHER_COLUMN' : 'LEFT_OUT';
  };

  return {
    add: ({ number, cells }: SourceRow) => {
      for (const one of audited) {
        const text = (cells[one.index] ?? '').trim();
        if (text === '') continue;
        one.rows += 1;
        if (one.rows > ENOUGH && one.unreadRows === 0) continue;
        const known = one.unread.get(text);
        if (!known && isRead(one, text)) continue;
        one.unreadRows += 1;
        if (known) known.rowCount += 1;
        else if (one.unread.size < DISTINCT) one.unread.set(text, { rowCount: 1, rowNumber: number });
      }
    },
    /** The columns that the mapping does not apply, in the order of the file. */
    find: (mapping: readonly ColumnMappingRecord[]): NotAppliedRecord[] => {
      const bySource = new Map(mapping.map((entry) => [entry.source, entry]));
      const fallbacks = getFallbacks(mapping);
      const fields = new Set(mapping.flatMap(({ target }) => (target === null ? [] : [toField(target)])));
      return audited.flatMap((one) => {
        const { column, meaning, rows, unreadRows, unread } = one;
        const entry = bySource.get(column);
        const isApplied = fallbacks.has(column) || (entry?.target && !isAttribute(entry.target));
        if (rows === 0 || isApplied) return [];
        // Without a field, the values tell whether the column is about what its header says.
        const share = (rows - unreadRows) / rows;
        if (meaning.target === null && (share === 0 || share < (meaning.leastShare ?? MOST))) return [];
        const reason = getReason(one, entry, fields);
        if (!reason) return [];
        const listed = meaning.target === null ? [] : [...unread].slice(0, LISTED);
        return {
          column,
          target: meaning.target,
          reason,
          rowCount: rows,
          unreadCount: meaning.target === null ? 0 : unreadRows,
          unread: listed.map(([text, place]) => ({ text: shown(text), ...place })),
          isOpen: reason === 'UNREADABLE' || (reason === 'NO_FIELD' && meaning.leastShare === undefined),
        };
      });
    },
  };
}
