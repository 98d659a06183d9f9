// Measures first visits to the product list and the sign-in page of the production build in Chromium, and prints their
// medians as the table of the README, "Speed". Each load has a new profile; the pages take turns, so that other work on
// the machine affects all of them.
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeasuredPage } from './budget/measureLoad';
import { productListPage, signInPage } from './budget/readyPages';
import { buildIfNeeded, serveRecorded, type RequestLog } from './budget/servedApp';
import { measureSlowLoad, measureVisit } from './perf/measureVisit';
import { formatTable, type PageResult } from './perf/table';
import { signedInStorage } from './signedInStorage';

const USAGE = `npm run perf -- [--products 147,10000,100000] [--loads 7] [--compare FOLDER]...
  --compare measures another production build as well, for example ../before/dist`;
const PORT = Number(process.env.PORT ?? 4181);
const SLOW_RATE = 4;

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

interface Measured extends PageResult {
  server: RequestLog;
  page: MeasuredPage;
  isList: boolean;
}

/** Folder names of builds are all the same, so the folder above tells which one it is. */
const nameOf = (folder: string) => basename(dirname(resolve(folder)));

buildIfNeeded();
const stored = await signedInStorage();
const folders = ['dist', ...values.compare];
const servers = await Promise.all(folders.map((folder, index) => serveRecorded(PORT + index, folder)));
const measured = servers.flatMap((server, index): Measured[] => {
  const end = index === 0 ? '' : ` (${nameOf(folders[index]!)})`;
  const lists = values.products.split(',').map((products) => ({
    name: `${Number(products).toLocaleString('en')} products${end}`,
    page: productListPage({ ...stored, demoProducts: products }),
    isList: true,
  }));
  const pages = [...lists, { name: `signing in${end}`, page: signInPage, isList: false }];
  return pages.map((page) => ({ ...page, server, visits: [], slow: [] }));
});

for (let round = 1; round <= Number(values.loads); round += 1) {
  for (const { name, server, page, isList, visits, slow } of measured) {
    const visit = await measureVisit(server, page, isList);
    visits.push(visit);
    slow.push(await measureSlowLoad(server, page, SLOW_RATE));
    console.error(`${round}/${values.loads} ${name}: ready after ${Math.round(visit.ready)} ms`);
  }
}
await Promise.all(servers.map((server) => server.close()));
console.log(formatTable(measured));
