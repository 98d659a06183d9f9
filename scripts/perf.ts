// Measures visits to the product list and the sign-in page of the production build in Chromium, and prints their
// medians as the table of docs/speed.md. Each load has a new profile, or that in which a file was imported
// before. The pages take turns, so that other work on the machine affects all of them.
import { basename, dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { productListPage, signInPage } from './budget/readyPages';
import { buildIfNeeded, serveRecorded, type RequestLog } from './budget/servedApp';
import { demoFile } from './demoFile';
import { importIntoProfile, measureSlowLoad, measureVisit, removeProfile, type ProfilePage } from './perf/measureVisit';
import { formatTable, type PageResult } from './perf/table';
import { signedInStorage } from './signedInStorage';

const USAGE = `npm run perf -- [--products 147,10000,100000] [--loads 7] [--compare FOLDER]...
  --products other than the 147 of the demo are imported first, and the imported catalog is opened
  --compare measures another production build as well, for example ../before/dist`;
const PORT = Number(process.env.PORT ?? 4181);
const SLOW_RATE = 4;
const DEMO_PRODUCTS = 147;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '147,10000,100000' },
    loads: { type: 'string', default: '7' },
    compare: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

interface Measured extends PageResult, ProfilePage {
  server: RequestLog;
  isList: boolean;
}

/** Folder names of builds are all the same, so the folder above tells which one it is. */
const nameOf = (folder: string) => basename(dirname(resolve(folder)));

buildIfNeeded();
const folders = ['dist', ...values.compare];
const servers = await Promise.all(folders.map((folder, index) => serveRecorded(PORT + index, folder)));
const list = productListPage(await signedInStorage());
const measured: Measured[] = [];
for (const [index, server] of servers.entries()) {
  const end = index === 0 ? '' : ` (${nameOf(folders[index]!)})`;
  const add = (name: string, measuredPage: ProfilePage) =>
    measured.push({
      name: name + end,
      ...measuredPage,
      server,
      isList: measuredPage.page === list,
      visits: [],
      slow: [],
    });
  for (const count of values.products.split(',').map(Number)) {
    const name = `${count.toLocaleString('en')} products`;
    if (count === DEMO_PRODUCTS) {
      add(name, { page: list, profile: null });
      continue;
    }
    const file = await buffer(demoFile(count));
    add(`${name}, imported`, { page: list, profile: await importIntoProfile(server, list, file) });
    console.error(`${name}${end}: imported`);
  }
  add('signing in', { page: signInPage, profile: null });
}

for (let round = 1; round <= Number(values.loads); round += 1) {
  for (const { name, server, page, profile, isList, visits, slow } of measured) {
    const visit = await measureVisit(server, { page, profile }, isList);
    visits.push(visit);
    slow.push(await measureSlowLoad(server, { page, profile }, SLOW_RATE));
    console.error(`${round}/${values.loads} ${name}: ready after ${Math.round(visit.ready)} ms`);
  }
}
await Promise.all(servers.map((server) => server.close()));
for (const { profile } of measured) if (profile !== null) await removeProfile(profile);
console.log(formatTable(measured));
