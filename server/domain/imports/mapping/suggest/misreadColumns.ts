import type { Layout } from '../../layout';
import { getColumnMeaning, isMisread } from '../columnMeaning';
import { getSampleValues, type TableSample } from '../tableSample';
import { ATTRIBUTE } from '../targets';
import { canRead } from '../valueChecks';
import { suggest, type MappingSuggestion } from './columnFields';

/** Whether a column would become an attribute although its header means a field that cannot read its values. */
const isMisreadAttribute = (
  layout: Layout,
  { source, target, basis }: MappingSuggestion,
  values: readonly string[],
) => {
  if (!target?.startsWith(ATTRIBUTE) || basis === 'INTERNAL' || !values.length) return false;
  const meaning = getColumnMeaning(layout, source);
  const field = meaning?.target ?? null;
  if (!meaning || field === null) return false;
  return isMisread(meaning, values.filter((text) => !canRead(field, source, text)).length / values.length);
};

/** Leaves out the columns of a system’s file that would become attributes because their values cannot be read. */
export function withoutMisread(
  layout: Layout,
  mapping: readonly MappingSuggestion[],
  sample: TableSample,
): MappingSuggestion[] {
  if (layout.code === 'CATALOG_MANAGER') return [...mapping];
  return mapping.map((entry, index) =>
    isMisreadAttribute(layout, entry, getSampleValues(sample, index))
      ? { ...entry, ...suggest(null, null, 'CONTRADICTED') }
      : entry,
  );
}
