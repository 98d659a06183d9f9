/** Pixels on both sides of a cell's text, and those of one character of it. */
const room = 28;
const characterWidth = 8.2;

/** The widest that a column grows to show its texts whole, in pixels. */
const widest = 280;

/** Width of a column that shows each of the texts whole, at least `narrowest` pixels. */
export const textWidth = (texts: readonly string[], narrowest: number): number => {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return Math.min(widest, Math.max(narrowest, Math.ceil(longest * characterWidth) + room));
};
