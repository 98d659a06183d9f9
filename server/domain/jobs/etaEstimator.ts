import type { SliceResult } from './work';

/** How long a step must have been measured, in milliseconds: its first slices can take much longer than the others. */
const MEASURED = 1000;

/**
 * Creates a function that estimates the remaining seconds of a step from the rate so far, or returns null if there is
 * too little data.
 */
export function createEtaEstimator() {
  let step: string | null = null;
  let since = 0;
  let before = 0;
  /** `now` is in milliseconds. */
  return ({ step: current, progress }: Pick<SliceResult, 'step' | 'progress'>, now: number): number | null => {
    if (current !== step) {
      step = current;
      since = now;
      before = progress.processed;
      return null;
    }
    const done = progress.processed - before;
    if (done <= 0 || now - since < MEASURED || progress.total === 0) return null;
    return Math.ceil(((progress.total - progress.processed) * (now - since)) / done / 1000);
  };
}
