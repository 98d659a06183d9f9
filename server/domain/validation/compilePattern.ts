import { RE2JS } from 're2js';

/**
 * Returns a function that says whether a whole text matches the regular expression; null if the expression is not
 * valid. RE2 takes time in proportion to the text, whatever the expression; the browser's own engine can take years.
 * For this it has no look-ahead and no references to groups (https://github.com/google/re2/wiki/Syntax).
 */
export function compilePattern(pattern: string): ((text: string) => boolean) | null {
  try {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.matches(text);
  } catch {
    return null;
  }
}
