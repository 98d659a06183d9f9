import feeds from './fr/feeds.json';
import imports from './fr/imports.json';
import undo from './fr/undo.json';
import validation from './fr/validation.json';

/** The translations by the English texts in the code. */
export const texts: Readonly<Record<string, string>> = { ...feeds, ...imports, ...undo, ...validation };
