/** How long a session lasts without input, and how early a token is refreshed; all in milliseconds. */
export const sessionTimes = {
  /** Time without input after which the user is asked whether they are still there. */
  idleAfterMs: 15 * 60_000,
  /** Time between the question and the end of the session. */
  idleWarningMs: 60_000,
  /**
   * How long before its expiration a token is refreshed while the user is active: it lasts ten minutes, and browsers
   * wake hidden tabs once a minute.
   */
  refreshAheadMs: 2 * 60_000,
  /** Interval between checks. */
  refreshCheckMs: 30_000,
} as const;
