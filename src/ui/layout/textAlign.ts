/**
 * Alignment by the page’s writing direction, which Griffel mirrors for right-to-left. `start` and `end` would follow
 * the direction of each text, which can differ from that of the page.
 */
export const textStart = { textAlign: 'left' } as const;

/** Like `textStart`, but for the other side; for example, for numbers in a column. */
export const textEnd = { textAlign: 'right' } as const;
