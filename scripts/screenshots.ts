// Takes screenshots of the built app: the two for the README, or with --sheets every screen in several looks, one sheet
// per look.
import { openBuiltApp } from './builtApp';
import { makeContactSheets } from './screenshots/contactSheets';
import { takeReadmePictures } from './screenshots/readmePictures';

const PORT = 4191;

const app = await openBuiltApp(PORT);
try {
  if (process.argv.includes('--sheets')) await makeContactSheets(app);
  else await takeReadmePictures(app);
} finally {
  await app.close();
}
