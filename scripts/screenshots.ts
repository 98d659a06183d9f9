// Takes screenshots of the built app.
import { parseArgs } from 'node:util';
import { openBuiltApp } from './builtApp';
import { makeContactSheets } from './screenshots/contactSheets';
import { takeHelpPictures } from './screenshots/helpPictures';
import { takeReadmePictures } from './screenshots/readmePictures';

const USAGE = `npm run screenshots -- [--articles] [--sheets]
  writes the two pictures of the README, with --articles those of the help articles instead,
  or with --sheets one sheet per look with every screen`;
const PORT = Number(process.env.PORT ?? 4191);

const { values } = parseArgs({
  options: { articles: { type: 'boolean' }, sheets: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

const app = await openBuiltApp(PORT);
try {
  if (values.sheets) await makeContactSheets(app);
  else if (values.articles) await takeHelpPictures(app);
  else await takeReadmePictures(app);
} finally {
  await app.close();
}
