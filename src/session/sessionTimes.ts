/** How long a session lasts without input, and how long before its end a token is traded; all in milliseconds. */
export const sessionTimes = {
  /** Without any input for so long, the person is asked whether they are still there. */
  idleAfterMs: 15 * 60_000,
  /** So long the question stands before the session ends. */
  idleWarningMs: 60_000,
  /** So early a token is traded while somebody works: it lasts ten minutes, and browsers wake hidden tabs once a minute. */
  refreshAheadMs: 2 * 60_000,
  /** How often it is looked at. */
  refreshCheckMs: 30_000,
} as const;
