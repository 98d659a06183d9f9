import { say } from '../../records/sentence';
import type { Report } from './readFields';

/** The most that a percent and a rate can be. */
export const MAX_FACTOR = 1_000_000;

/** Reports a percent that would make an amount negative, or is too large. */
export function checkPercent(percent: number, path: string, report: Report): void {
  if (percent >= -100 && percent <= MAX_FACTOR) return;
  report(path, say`Enter a percent from -100 to ${{ grouped: MAX_FACTOR }}.`);
}
