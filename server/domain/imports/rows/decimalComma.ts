import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import type { CompiledMapping } from '../mapping/mapping';
import { isAmountTarget } from '../mapping/targets';

/**
 * How many digits follow a separator tells whether it is that of decimals or of thousands, unless it is three. In
 * India, two digits are followed by another comma.
 */
const COMMA = /,\d{1,2}(?![\d,])|,\d{4}|,[-–—]|(^|\D)0,\d|\.\d{3}[.,]\d/;
const POINT = /\.\d{1,2}(?!\d)|\.\d{4}|\.[-–—]|(^|\D)0\.\d|,\d{3}[.,]\d/;

/** Returns the decimal separator that the numbers tell; null if none of them tells, or if they differ. */
export function findDecimal(texts: readonly string[]): ',' | '.' | null {
  const hasComma = texts.some((text) => COMMA.test(text));
  const hasPoint = texts.some((text) => POINT.test(text));
  if (hasComma === hasPoint) return null;
  return hasComma ? ',' : '.';
}

/**
 * Finds out whether prices have a decimal comma, so that 1.234 is read like 1.234,00. `find` is null if no price of the
 * file tells, or if some have a decimal point.
 */
export function createDecimalFinder(mapping: CompiledMapping) {
  const readers = [
    ...mapping.targets.filter(isAmountTarget).flatMap(mapping.getReaders),
    ...mapping.channelPrices.flatMap(({ target, readers: own }) => (isAmountTarget(target) ? own : [])),
  ];
  let hasComma = false;
  let hasPoint = false;
  return {
    add: (row: SourceRow): void => {
      if (hasPoint) return;
      for (const reader of readers) {
        const text = textOn(row, [reader]);
        hasPoint ||= POINT.test(text);
        hasComma ||= COMMA.test(text);
      }
    },
    find: (): ',' | null => (hasComma && !hasPoint ? ',' : null),
  };
}
