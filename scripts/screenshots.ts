// Takes screenshots of the built app: the two for the README, with --articles those of the help articles, or with --sheets
// every screen in several looks, one sheet per look.
import { openBuiltApp } from './builtApp';
import { makeContactSheets } from './screenshots/contactSheets';
import { takeHelpPictures } from './screenshots/helpPictures';
import { takeReadmePictures } from './screenshots/readmePictures';

const PORT = Number(process.env.PORT ?? 4191);

const app = await openBuiltApp(PORT);
try {
  if (process.argv.includes('--sheets')) await makeContactSheets(app);
  else if (process.argv.includes('--articles')) await takeHelpPictures(app);
  else await takeReadmePictures(app);
} finally {
  await app.close();
}
