import demoApps from './fr/demoApps.json';
import emails from './fr/emails.json';
import feeds from './fr/feeds.json';
import fields from './fr/fields.json';
import files from './fr/files.json';
import imports from './fr/imports.json';
import jobs from './fr/jobs.json';
import refusals from './fr/refusals.json';
import restInputs from './fr/restInputs.json';
import validation from './fr/validation.json';
import views from './fr/views.json';

/** The translations by the English texts in the code. */
export const texts: Readonly<Record<string, string>> = {
  ...demoApps,
  ...emails,
  ...feeds,
  ...fields,
  ...files,
  ...imports,
  ...jobs,
  ...refusals,
  ...restInputs,
  ...validation,
  ...views,
};
