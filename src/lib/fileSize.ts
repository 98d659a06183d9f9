import type { IntlShape } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in a suitable unit, with 1,024 of one per next unit: `1.7 MB`. */
export function fileSize(bytes: number, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string {
  const place = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return formatNumber(bytes / 1024 ** place, {
    style: 'unit',
    unit: units[place] ?? 'byte',
    // The short form has no plural in English.
    unitDisplay: place === 0 ? 'long' : 'short',
    maximumFractionDigits: place > 1 ? 1 : 0,
  });
}
