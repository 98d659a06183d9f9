import type { IntlShape } from 'react-intl';

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of seconds in its largest unit, rounded up, such as `4 minutes`. */
export function durationText(seconds: number, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  return formatNumber(Math.max(1, Math.ceil(seconds / size)), { style: 'unit', unit, unitDisplay: 'long' });
}
