/** Padding on both sides of a cell’s text, and the width of one character, in pixels. */
const room = 28;
const characterWidth = 8.2;

/** Maximum width to which a column grows to show its texts in full, in pixels. */
const widest = 280;

/** The width of a column that shows each text in full, at least `narrowest` pixels. */
export function textWidth(texts: readonly string[], narrowest: number): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return Math.min(widest, Math.max(narrowest, Math.ceil(longest * characterWidth) + room));
}
