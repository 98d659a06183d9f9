import type { TransformRecord } from '#server/records/imports';
import type { LayoutCode } from '#server/types.generated';
import { parseUnit, splitMeasurement } from '#server/domain/validation/valueText';
import { suggest } from './columnFields';
import { readMeasureHeader, readUnitHeader } from '../headers/measureHeaders';
import type { MappingSuggestion } from './columnFields';
import { getSampleValues, isEmptyColumn, type TableSample } from '../tableSample';
import { toMeasure } from '../missingUnits';
import { findDecimal } from '../../rows/decimalComma';
import { ATTRIBUTE, isAmountTarget } from '../targets';

/** Layouts that say themselves which columns are measures. */
const OWN_MEASURES = new Set<LayoutCode>(['CATALOG_MANAGER', 'AKENEO', 'UNOPIM', 'GOOGLE_MERCHANT']);

/** Smallest share of values that must be numbers or measurements. */
const MEASURED = 0.6;

const isMeasured = (values: readonly string[]) =>
  values.filter((text) => splitMeasurement(text) !== null).length >= values.length * MEASURED;

const isUnitColumn = (values: readonly string[], family: 'WEIGHT' | 'LENGTH') =>
  values.length > 0 && values.every((text) => parseUnit(text.replaceAll('_', ' '))?.family === family);

const transform = (type: TransformRecord['type'], argument: string): TransformRecord => ({
  type,
  argument,
  replacement: null,
});

/** Numbers of which only others tell whether their comma or point is that of decimals. */
const isAmbiguous = (text: string) => /^\d{1,3}[.,]\d{3}$/.test(text);

const isNumber = (text: string) => splitMeasurement(text)?.unit === '';

/**
 * Suggests the system attributes weight, length, width and height for the columns with them, with the unit in the
 * header or in another column. Only columns that no field has are considered.
 */
export function suggestMeasures(
  layout: LayoutCode,
  mapping: readonly MappingSuggestion[],
  sample: TableSample | null,
): MappingSuggestion[] {
  if (OWN_MEASURES.has(layout)) return [...mapping];
  const isOpen = ({ target, basis }: MappingSuggestion) =>
    basis !== 'EMPTY' && (target === null || target.startsWith(ATTRIBUTE));
  const valuesAt = (column: number) => (sample ? getSampleValues(sample, column) : []);
  /** What the numbers of the column tell, or else the prices and measures of the file. */
  const findSeparator = (values: readonly string[]) =>
    findDecimal(values) ??
    findDecimal(
      mapping.flatMap(({ target, source }, column) =>
        (target !== null && isAmountTarget(target)) || readMeasureHeader(source) ? valuesAt(column) : [],
      ),
    );
  const headers = mapping.map((entry) => (isOpen(entry) ? readMeasureHeader(entry.source) : null));
  // Shopify's unit of a weight is how it is shown; the weight itself is in grams.
  const unitColumns = mapping.flatMap(({ source, target }, column) => {
    const family = target === null || target.startsWith(ATTRIBUTE) ? readUnitHeader(source) : null;
    return family && (!sample || isUnitColumn(valuesAt(column), family)) ? [{ source, family, column }] : [];
  });
  const taken = new Set<string>();
  const used = new Set<number>();
  const found = mapping.map((entry, column): MappingSuggestion => {
    const header = headers[column];
    if (!header || taken.has(header.measure) || (sample && isEmptyColumn(sample, column))) return entry;
    const values = valuesAt(column);
    if (!isMeasured(values)) return entry;
    const family = header.measure === 'Weight' ? 'WEIGHT' : 'LENGTH';
    const own = unitColumns.find((other) => other.family === family && readMeasureHeader(other.source) === null);
    if (header.unit === null) {
      // A better column names its unit.
      const isBetter = headers.some((other) => other?.measure === header.measure && other.unit !== null);
      if (isBetter) return entry;
    }
    taken.add(header.measure);
    if (own) used.add(own.column);
    const unit =
      header.unit !== null ? [transform('UNIT', header.unit)] : own ? [transform('UNIT_COLUMN', own.source)] : [];
    const isComma = values.some(isAmbiguous) && values.every(isNumber) && findSeparator(values) === ',';
    const number = isComma ? [transform('NUMBER', ',')] : [];
    const isNamed = !unit.length && toMeasure(entry.target) === header.measure;
    // Without a unit, the import asks for it.
    if (isNamed) {
      const found =
        entry.basis === 'NO_FIELD' ? suggest(entry.target, 'LIKELY', sample ? 'HEADER_AND_VALUES' : 'HEADER') : {};
      return { ...entry, ...found, transforms: [...entry.transforms, ...number] };
    }
    return {
      ...entry,
      target: ATTRIBUTE + header.measure,
      transforms: [...number, ...unit],
      certainty: unit.length ? 'CERTAIN' : 'LIKELY',
      basis: sample ? 'HEADER_AND_VALUES' : 'HEADER',
    };
  });
  return found.map((entry, column) =>
    used.has(column) ? { source: entry.source, ...suggest(null, null, 'BETTER_COLUMN') } : entry,
  );
}
