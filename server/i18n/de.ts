import demoApps from './de/demoApps.json';
import emails from './de/emails.json';
import feeds from './de/feeds.json';
import fields from './de/fields.json';
import files from './de/files.json';
import imports from './de/imports.json';
import jobs from './de/jobs.json';
import refusals from './de/refusals.json';
import restInputs from './de/restInputs.json';
import validation from './de/validation.json';
import views from './de/views.json';

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
