import type { ITheme } from '@fluentui/react';

/** Pixels per character of the axis, at most, and between its texts and the drawing. */
const CHARACTER = 7;
const GAP = 14;

/** Margins with space for the texts of the vertical axis, which is on the right in right-to-left pages. */
export function getAxisMargins({ rtl }: ITheme, start: number): { left: number; right: number } {
  const end = 20;
  return rtl ? { left: end, right: start } : { left: start, right: end };
}

/** The text of a tick: between whole figures there is none, because half a job cannot be counted. */
export function getTickFormat(
  series: readonly { values: readonly (number | null)[] }[],
  format: (value: number) => string,
): (value: number) => string {
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  return (value) => (isWhole && !Number.isInteger(value) ? '' : format(value));
}

/** The width of the longest text of an axis that goes up to the largest figure. */
export function getAxisWidth(
  series: readonly { values: readonly (number | null)[] }[],
  format: (value: number) => string,
): number {
  const texts = series.flatMap(({ values }) => values.map((value) => format(value ?? 0)));
  return Math.max(40, GAP + CHARACTER * Math.max(0, ...texts.map(({ length }) => length)));
}
