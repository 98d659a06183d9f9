/** Maximum number of lines shown of a value. */
const mostLines = 4;
const mostLetters = 180;

/** Returns the beginning of a long value, ending with `…`, or null if the value is short enough. */
export function shortened(lines: readonly string[]): readonly string[] | null {
  const kept: string[] = [];
  let left = mostLetters;
  for (const line of lines) {
    if (kept.length === mostLines || left <= 0) return [...kept.slice(0, -1), `${kept.at(-1) ?? ''} …`];
    const letters = [...line];
    if (letters.length > left) return [...kept, `${letters.slice(0, left).join('').trimEnd()}…`];
    kept.push(line);
    left -= letters.length;
  }
  return null;
}
