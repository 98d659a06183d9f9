import feeds from './fr/feeds.json';
import imports from './fr/imports.json';
import jobs from './fr/jobs.json';
import validation from './fr/validation.json';

/** The translations by the English texts in the code. */
export const texts: Readonly<Record<string, string>> = { ...feeds, ...imports, ...jobs, ...validation };
