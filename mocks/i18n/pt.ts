import feeds from './pt/feeds.json';
import imports from './pt/imports.json';
import undo from './pt/undo.json';
import validation from './pt/validation.json';

/** The translations by the English texts in the code. */
export const texts: Readonly<Record<string, string>> = { ...feeds, ...imports, ...undo, ...validation };
