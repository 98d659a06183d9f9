import { DomainError } from '#server/errors';
import type { ColumnMappingRecord } from '#server/records/imports';
import { say } from '#server/records/sentence';
import type { LayoutCode } from '#server/types.generated';
import { ISSUES_COLUMN } from '#server/records/headerKey';
import { REPEATABLE_TARGETS } from './targets';

/**
 * Fields that several kinds of rows of a layout have in a column each: Akeneo's products have other codes than its
 * models.
 */
const BY_ROW: Partial<Record<LayoutCode, readonly string[]>> = { AKENEO: ['sku'] };

/**
 * The columns with a target that an earlier column has for the same language and channel, each with the earlier one.
 */
export function findRepeatedTargets(
  mapping: readonly ColumnMappingRecord[],
  layout: LayoutCode,
): { column: ColumnMappingRecord; first: ColumnMappingRecord }[] {
  const byKey = new Map<string, ColumnMappingRecord>();
  return mapping.flatMap((column) => {
    const { source, target, locale = '', channel = '' } = column;
    if (
      target === null ||
      source === ISSUES_COLUMN ||
      REPEATABLE_TARGETS.has(target) ||
      BY_ROW[layout]?.includes(target)
    )
      return [];
    const key = JSON.stringify([target, locale, channel]);
    const first = byKey.get(key);
    if (first) return [{ column, first }];
    byKey.set(key, column);
    return [];
  });
}

/** Throws INVALID if two columns are mapped to a field that only one column can have. */
export function assertUniqueTargets(mapping: readonly ColumnMappingRecord[], layout: LayoutCode): void {
  const [repeated] = findRepeatedTargets(mapping, layout);
  if (!repeated) return;
  const { column, first } = repeated;
  const message = say`The columns “${first.source}” and “${column.source}” are both mapped to “${column.target ?? ''}”. Keep one of them, and map the other to another field or leave it out.`;
  throw new DomainError('INVALID', message, { mapping: message });
}
