import type { ColumnMapping } from '../../importDraft';
import type { FileInspection } from '../../importStep';

/** Columns of weights, or of dimensions, whose numbers have no unit in the file. */
export interface MissingUnit {
  columns: string[];
  /** The units that they can be in. */
  units: readonly string[];
  /** The unit that they probably are in; null if nothing tells. */
  suggested: string | null;
  /** The unit that someone selected for all of them; null if no one did. */
  unit: string | null;
}

const getUnit = ({ transforms }: ColumnMapping) => transforms.find(({ type }) => type === 'UNIT')?.argument ?? null;

/** The columns of the file that need a unit, weights and dimensions apart. Columns that are not imported need none. */
export function missingUnits(
  { notApplied }: Pick<FileInspection, 'notApplied'>,
  mapping: readonly ColumnMapping[],
): MissingUnit[] {
  const bySource = new Map(mapping.map((column) => [column.source, column]));
  const groups = new Map<string, MissingUnit>();
  for (const { column, reason, target, units, suggestedUnit } of notApplied) {
    const mapped = bySource.get(column);
    if (reason !== 'UNIT_MISSING' || !mapped || mapped.target !== target) continue;
    const key = units.join();
    const unit = getUnit(mapped);
    const known = groups.get(key);
    if (known) {
      known.columns.push(column);
      if (known.unit !== unit) known.unit = null;
      known.suggested ??= suggestedUnit;
    } else groups.set(key, { columns: [column], units, suggested: suggestedUnit, unit });
  }
  return [...groups.values()];
}

/** The mapping in which the numbers of the columns are in the unit, or in none if it is empty. */
export function withUnit(mapping: readonly ColumnMapping[], columns: readonly string[], unit: string): ColumnMapping[] {
  return mapping.map((column) => {
    if (!columns.includes(column.source)) return column;
    const transforms = column.transforms.filter(({ type }) => type !== 'UNIT');
    return {
      ...column,
      transforms: unit ? [...transforms, { type: 'UNIT', argument: unit, replacement: null }] : transforms,
    };
  });
}
