import demoApps from './pt/demoApps.json';
import emails from './pt/emails.json';
import feeds from './pt/feeds.json';
import fields from './pt/fields.json';
import files from './pt/files.json';
import imports from './pt/imports.json';
import jobs from './pt/jobs.json';
import refusals from './pt/refusals.json';
import restInputs from './pt/restInputs.json';
import validation from './pt/validation.json';
import views from './pt/views.json';

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
