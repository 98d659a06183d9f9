/** Longest pause between two attempts, in milliseconds. */
const longestMs = 30_000;

/** The pause after `retries` failures, in milliseconds: 500, doubled each time, plus a random amount of up to half. */
export function getRetryDelay(retries: number, random: () => number = Math.random): number {
  return Math.min(longestMs, 500 * 2 ** retries) * (1 - random() / 2);
}

/** Resolves when the next attempt is due. */
export function backOff(retries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, getRetryDelay(retries)));
}
