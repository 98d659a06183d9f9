import { parseMeasurement } from '../../validation/valueText';
import type { AttributeRecord } from '#server/records/products';
import type { SourceRow } from '../formats/source';
import type { CompiledMapping } from '../mapping/mapping';
import { ATTRIBUTE } from '../mapping/targets';
import { textOn } from './rowKeys';

const UNIT = /-unit$/i;

/** Whether a column has the units of the numbers in another column. */
export function isUnitColumn(header: string): boolean {
  return UNIT.test(header);
}

/**
 * A number and the name of its unit as one value: `1.5000` and `KILOGRAM` are `1.5 kg`. Other units stay as they are.
 */
export function joinUnit(number: string, unit: string): string {
  if (!unit) return number;
  const measurement = parseMeasurement(`${number} ${unit.replaceAll('_', ' ')}`);
  return measurement ? `${measurement.amount} ${measurement.unit.code}` : `${number} ${unit}`;
}

/**
 * Returns a reader of the attributes whose units are in columns of their own, such as `weight` and `weight-unit`;
 * undefined if the file has none.
 */
export function createMetricReader(mapping: CompiledMapping): ((row: SourceRow) => AttributeRecord[]) | undefined {
  const units = mapping.getReaders('attributes').filter(({ column }) => isUnitColumn(column));
  const metrics = mapping.namedReaders(ATTRIBUTE).flatMap(({ name, reader }) => {
    const unit = units.find(({ column }) => column.replace(UNIT, '') === reader.column);
    return unit ? [{ name, number: [reader], unit: [unit] }] : [];
  });
  if (!metrics.length) return undefined;
  return (row) =>
    metrics.flatMap(({ name, number, unit }) => {
      const text = textOn(row, number);
      return text ? [{ name, value: joinUnit(text, textOn(row, unit)) }] : [];
    });
}
