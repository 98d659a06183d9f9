/** Longest pause between two attempts, in milliseconds. */
const longestMs = 30_000;

/** How long to pause after `retries` failures, in milliseconds: doubled each time from 500, with up to a half at random. */
export const pauseAfter = (retries: number, random: () => number = Math.random): number =>
  Math.min(longestMs, 500 * 2 ** retries) * (1 - random() / 2);

/** Resolves when the next attempt may be made. */
export const backOff = (retries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, pauseAfter(retries)));
