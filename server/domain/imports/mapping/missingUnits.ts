import { attributeCode } from '#server/records/attributeCode';
import type { ColumnMappingRecord, NotAppliedRecord } from '#server/records/imports';
import { SYSTEM_ATTRIBUTES } from '#server/records/systemAttributes';
import { getUnits } from '#server/records/units';
import type { LayoutCode, UnitFamily } from '#server/types.generated';
import { shown } from '../../validation/finding';
import { parseUnit, splitMeasurement } from '../../validation/valueText';
import type { SourceRow } from '../formats/source';
import { readMeasureFamily, readMeasureHeader, type Measure } from './headers/measureHeaders';
import { getTargetAttribute } from './targets';

/** Layouts whose own format says the unit of each measure. */
const WITH_UNITS = new Set<LayoutCode>(['CATALOG_MANAGER', 'AKENEO', 'UNOPIM', 'GOOGLE_MERCHANT']);

/** Numbers without a unit are listed up to this number. */
const LISTED = 5;

const MEASURES = new Map(
  SYSTEM_ATTRIBUTES.flatMap(({ code, unitFamily, labels: [label] }) =>
    unitFamily && label ? [[code, { measure: label.text as Measure, family: unitFamily }] as const] : [],
  ),
);

const getName = (target: string | null) => getTargetAttribute(target) ?? '';

const findSystem = (target: string | null) => MEASURES.get(attributeCode(getName(target)));

/** What a column with this target measures: a system attribute, or another one with such a name. */
const findFamily = (target: string | null): UnitFamily | null =>
  findSystem(target)?.family ?? readMeasureFamily(getName(target));

/** The measured system attribute that a column is mapped to; undefined for all other targets. */
export function toMeasure(target: string | null): Measure | undefined {
  return findSystem(target)?.measure;
}

/** The codes of the units that the numbers of a column can be in; none for a column that is no measure. */
export function getPossibleUnits(target: string | null): string[] {
  const family = findFamily(target);
  return family ? getUnits(family).map(({ code }) => code) : [];
}

const getUnit = ({ transforms }: ColumnMappingRecord) =>
  transforms.find(({ type }) => type === 'UNIT')?.argument ?? undefined;

const hasUnit = ({ transforms }: ColumnMappingRecord) =>
  transforms.some(({ type }) => type === 'UNIT' || type === 'UNIT_COLUMN' || type === 'CONSTANT');

/**
 * Finds the columns of weights and dimensions whose numbers have no unit, neither in the cell nor in the mapping. Rows
 * are added as they are read. Without a mapping, the headers tell which columns can be measures.
 */
export function createUnitAudit(
  layout: LayoutCode,
  columns: readonly string[],
  mapping?: readonly ColumnMappingRecord[],
) {
  const mapped = new Set(mapping?.flatMap(({ source, target }) => (findFamily(target) ? source : [])));
  const audited = columns.flatMap((column, index) =>
    !WITH_UNITS.has(layout) &&
    (mapping ? mapped.has(column) : readMeasureHeader(column) !== null || readMeasureFamily(column) !== null)
      ? [{ column, index, rows: 0, lacking: 0, numbers: new Map<string, { rowCount: number; rowNumber: number }>() }]
      : [],
  );
  return {
    add: ({ number, cells }: SourceRow) => {
      for (const one of audited) {
        const text = (cells[one.index] ?? '').trim();
        if (text === '') continue;
        one.rows += 1;
        const found = splitMeasurement(text);
        // Shop systems write 0 for none.
        if (!found || found.unit !== '' || found.amount === 0) continue;
        one.lacking += 1;
        const known = one.numbers.get(text);
        if (known) known.rowCount += 1;
        else if (one.numbers.size < LISTED) one.numbers.set(text, { rowCount: 1, rowNumber: number });
      }
    },
    /** The columns that lack a unit, in the order of the file. */
    find: (used: readonly ColumnMappingRecord[]): NotAppliedRecord[] => {
      const bySource = new Map(used.map((entry) => [entry.source, entry]));
      return audited.flatMap(({ column, rows, lacking, numbers }): NotAppliedRecord[] => {
        const entry = bySource.get(column);
        if (!entry || lacking === 0 || !findFamily(entry.target) || hasUnit(entry)) return [];
        return [
          {
            column,
            target: entry.target,
            reason: 'UNIT_MISSING',
            rowCount: rows,
            unreadCount: lacking,
            unread: [...numbers].map(([text, place]) => ({ text: shown(text), ...place })),
            isOpen: true,
          },
        ];
      });
    },
  };
}

/** The unit that one of the mappings gives to another measure of the same family, such as a length beside a width. */
export function suggestUnit(
  { target }: Pick<NotAppliedRecord, 'target'>,
  mappings: readonly (readonly ColumnMappingRecord[])[],
): string | null {
  const family = findFamily(target);
  for (const mapping of mappings) {
    const units = mapping.flatMap((entry) => (findFamily(entry.target) === family ? (getUnit(entry) ?? []) : []));
    if (units[0] !== undefined) return parseUnit(units[0])?.code ?? null;
  }
  return null;
}

/** The mapping in which the columns that lack a unit have that of their family, if one is given. */
export function withUnits<Entry extends ColumnMappingRecord>(
  mapping: readonly Entry[],
  notApplied: readonly NotAppliedRecord[],
  units: Partial<Record<UnitFamily, string>>,
): Entry[] {
  const lacking = new Set(notApplied.flatMap(({ reason, column }) => (reason === 'UNIT_MISSING' ? column : [])));
  return mapping.map((entry) => {
    const family = lacking.has(entry.source) && findFamily(entry.target);
    const argument = family ? units[family] : undefined;
    if (argument === undefined) return entry;
    return { ...entry, transforms: [...entry.transforms, { type: 'UNIT', argument, replacement: null }] };
  });
}
