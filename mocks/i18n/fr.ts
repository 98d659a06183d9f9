import demoApps from './fr/demoApps.json';
import refusals from './fr/refusals.json';
import restInputs from './fr/restInputs.json';
import validation from './fr/validation.json';

/** The translations by the English texts in the code. */
export const texts: Readonly<Record<string, string>> = { ...demoApps, ...refusals, ...restInputs, ...validation };
