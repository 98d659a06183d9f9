import type { WrittenDate } from '../cells/dateText';

/** Days of a year are further apart than years of a file, by at least so much more. */
const FURTHER = 7;

/** First numbers that can be a year of dates in shops. */
const YEARS = [20, 30] as const;

/**
 * Finds out from all dates of a file with years of two digits whether these can be the first number, as in 26/03/15.
 */
export function createYearOrder() {
  let hasOpen = false;
  let [firstStart, firstEnd, lastStart, lastEnd] = [Infinity, -Infinity, Infinity, -Infinity];
  return {
    add: ({ dayFirst, monthFirst, sign, yearDigits, isYearOpen }: WrittenDate): void => {
      const date = dayFirst ?? monthFirst;
      if (!sign || yearDigits !== 2 || !date) return;
      hasOpen ||= isYearOpen;
      const [first, last] = [dayFirst?.day ?? date.month, date.year % 100];
      firstStart = Math.min(firstStart, first);
      firstEnd = Math.max(firstEnd, first);
      lastStart = Math.min(lastStart, last);
      lastEnd = Math.max(lastEnd, last);
    },
    isOpen: (): boolean => {
      const [firstSpan, lastSpan] = [firstEnd - firstStart, lastEnd - lastStart];
      if (firstSpan > lastSpan + FURTHER) return false;
      const canBeYears = firstStart >= YEARS[0] && firstEnd <= YEARS[1] && lastStart > 0 && lastEnd <= 31;
      return hasOpen || (canBeYears && firstSpan < lastSpan);
    },
  };
}
