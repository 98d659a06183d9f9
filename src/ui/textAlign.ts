/**
 * Alignment by the page's writing direction, which Griffel turns round from right to left. `start` and `end` would go by
 * the direction of each text, which may run against the page's.
 */
export const textStart = { textAlign: 'left' } as const;

/** As `textStart`, for the other side, such as numbers below each other. */
export const textEnd = { textAlign: 'right' } as const;
