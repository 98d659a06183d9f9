import type { SliceResult } from './work';

/** Tells from the rate so far how many seconds the step will still take; null while there is nothing to tell it from. */
export const createMeter = () => {
  let step: string | null = null;
  let since = 0;
  let before = 0;
  /** `now` in milliseconds. */
  return ({ step: current, progress }: Pick<SliceResult, 'step' | 'progress'>, now: number): number | null => {
    if (current !== step) {
      step = current;
      since = now;
      before = progress.processed;
      return null;
    }
    const done = progress.processed - before;
    if (done <= 0 || now <= since || progress.total === 0) return null;
    return Math.ceil(((progress.total - progress.processed) * (now - since)) / done / 1000);
  };
};
