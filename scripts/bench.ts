import { bulkInNode } from './bench/bulkInNode';
import { costOfParts } from './bench/costOfParts';
import { filterInChromium } from './bench/filterInChromium';
import { importInChromium } from './bench/importInChromium';
import { importInNode } from './bench/importInNode';
import { hasRealFiles, interop, REAL_FOLDER } from './bench/interop/interop';
import { largeInNode } from './bench/largeInNode';
import { loadGateways } from './bench/loadGateway';
import { modelInNode } from './bench/modelInNode';
import { saveInChromium } from './bench/saveInChromium';
import { saveInNode } from './bench/saveInNode';
import { sheetInChromium } from './bench/sheetInChromium';
import { shopInNode } from './bench/shopInNode';
import { soakInNode } from './bench/soakInNode';
import { serverInNode, type PlaceFigures } from './bench/server/serverInNode';
import { openBuiltApp } from './builtApp';

const USAGE = `npm run bench -- import [--node]   (--node skips Chromium)
npm run bench -- bulk [PRODUCTS]   (bulk edits of 100,000 products, and their preview)
npm run bench -- filter [ROWS]   (the first filter by a field after an import and a reload, in Chromium)
npm run bench -- large   (files with one large product, cell, or part)
npm run bench -- save [--node]
npm run bench -- gateway [--compare FOLDER]   (the gateway of another checkout beside this one)
npm run bench -- interop [FOLDER]   (what Vendure and Medusa read of our files; FOLDER has the real ones)
npm run bench -- model
npm run bench -- server [PRODUCTS]   (over SQLite, and PostgreSQL if DATABASE_URL names an empty database, as ratios to memory)
npm run bench -- sheet [PRODUCTS]   (scrolls and pastes in the spreadsheet of 100,000 products)
npm run bench -- shop
npm run bench -- soak [READS]   (memory of the gateway over 100,000 reads)`;
const ROWS = [1_000, 10_000, 100_000];
const VARIANTS = 5_000;
const MODELS = [
  { products: 10_000, attributes: 30 },
  { products: 100_000, attributes: 3 },
];
const BULK_PRODUCTS = 100_000;
const SHEET_PRODUCTS = 100_000;
const SHOP_PRODUCTS = 100_000;
const SOAK_READS = 100_000;
const FILTER_ROWS = 120_000;
const SERVER_ROWS = 20_000;
const SERVER_PRODUCTS = 30_000;
const PORT = Number(process.env.PORT ?? 4179);

const whole = (value: number) => Math.round(value).toLocaleString('en');

const benchImport = async (isNodeOnly: boolean) => {
  console.log('In Node (generated Shopify CSV, four variants per product):');
  // The first run is a warm-up and is not counted.
  await importInNode(ROWS[0]!);
  for (const rows of ROWS) {
    const { products, seconds, rowsPerSecond, heapMb, bytesPerProduct } = await importInNode(rows);
    console.log(
      `${whole(rows)} rows, ${whole(products)} products: ${seconds.toFixed(2)} s, ${whole(rowsPerSecond)} rows/s, ` +
        `heap +${heapMb.toFixed(1)} MB, ${whole(bytesPerProduct)} bytes a product`,
    );
  }
  if (isNodeOnly) return;
  console.log('In Chromium (the built app, job page open):');
  const app = await openBuiltApp(PORT);
  try {
    for (const rows of ROWS) {
      const { seconds, rowsPerSecond, longestTask } = await importInChromium(app, rows);
      const task = longestTask ? `${whole(longestTask)} ms` : 'under 50 ms';
      console.log(
        `${whole(rows)} rows: ${seconds.toFixed(2)} s, ${whole(rowsPerSecond)} rows/s, longest main-thread task ${task}`,
      );
    }
  } finally {
    await app.close();
  }
};

const benchLarge = async () => {
  console.log('Imports of files with one large part, in Node:');
  for (const { what, seconds, gapMs, result } of await largeInNode()) {
    console.log(`${what}: ${seconds.toFixed(2)} s, longest time without a pause ${whole(gapMs)} ms (${result})`);
  }
};

const benchFilter = async (rows: number) => {
  const app = await openBuiltApp(PORT);
  try {
    const { products, pageMs, importedMs, reloadedMs, unusedMs } = await filterInChromium(app, rows);
    console.log(`${whole(products)} products in Chromium (the built app):
first page by name after a reload: ${whole(pageMs)} ms
first filter by a field that was used before: ${whole(importedMs)} ms after the import, ${whole(reloadedMs)} ms after a reload
first filter by a field that was never used: ${whole(unusedMs)} ms`);
  } finally {
    await app.close();
  }
};

const benchSave = async (isNodeOnly: boolean) => {
  console.log(`A product with ${whole(VARIANTS)} variants, domain code in Node (fastest of five runs):`);
  for (const { what, ms } of await saveInNode(VARIANTS)) console.log(`${what}: ${whole(ms)} ms`);
  if (isNodeOnly) return;
  const app = await openBuiltApp(PORT);
  try {
    const { openedMs, firstRowsMs, saves } = await saveInChromium(app, VARIANTS);
    console.log(`In Chromium (the built app), opened and rendered in ${whole(openedMs)} ms, saved with the button:`);
    console.log(`From the product list, the first variants are shown after ${whole(firstRowsMs)} ms (median of five).`);
    for (const { what, ms, answeredMs, sent, received, longestTask, typedMs, longestTypingTask } of saves) {
      const response = `${whole(received)} characters received after ${whole(answeredMs)} ms`;
      const parts = `edited in ${whole(typedMs)} ms (longest task ${whole(longestTypingTask)} ms), ${whole(sent)} characters sent, ${response}`;
      console.log(`${what}: ${whole(ms)} ms (${parts}), longest main-thread task ${whole(longestTask)} ms`);
    }
  } finally {
    await app.close();
  }
};

const benchGateway = async (compared: string | undefined) => {
  console.log('The Node gateway, eight clients on the same machine:');
  for (const [folder, figures] of await loadGateways(['.', ...(compared === undefined ? [] : [compared])])) {
    if (compared !== undefined) console.log(`${folder}:`);
    for (const { name, requestsPerSecond, p95, bytes } of figures) {
      console.log(`${name}: ${whole(requestsPerSecond)} requests/s, p95 ${p95.toFixed(1)} ms, ${whole(bytes)} bytes`);
    }
  }
  console.log('The steps of one response (a page of 25 products; a document is parsed, validated, and weighed once):');
  for (const { name, micros } of await costOfParts()) console.log(`${name}: ${whole(micros)} µs`);
};

const benchModel = async () => {
  for (const { products, attributes } of MODELS) {
    console.log(`${whole(products)} products with ${attributes} attributes in four languages, domain code in Node:`);
    const { figures, heapMb, columnsMb } = await modelInNode(products, attributes);
    for (const { what, firstMs, ms } of figures) {
      console.log(`${what}: ${firstMs.toFixed(1)} ms the first time, then ${ms.toFixed(1)} ms`);
    }
    console.log(`heap: ${whole(heapMb)} MB with all records in memory, ${columnsMb.toFixed(1)} MB for lists`);
  }
};

const benchBulk = async (products: number) => {
  console.log(`Bulk edits of ${whole(products)} products, domain code in Node:`);
  for await (const { place, what, seconds, changed, keptMb, peakMb } of bulkInNode(products)) {
    console.log(
      `${place}, ${what}: ${seconds.toFixed(2)} s, ${whole(changed)} changed, heap +${whole(keptMb)} MB, at most +${whole(peakMb)} MB`,
    );
  }
};

const benchSheet = async (products: number) => {
  const app = await openBuiltApp(PORT);
  try {
    const figures = await sheetInChromium(app, products);
    console.log(`The spreadsheet of ${whole(products)} products in Chromium:`);
    for (const [rows, { openedMs, framesPerSecond, blankShare, longestTask }] of Object.entries(figures.scrolls)) {
      console.log(
        `${rows}: opened in ${whole(openedMs)} ms; scrolling: ${whole(framesPerSecond)} frames a second, a blank row in ` +
          `${(blankShare * 100).toFixed(1)} % of them, longest task ${whole(longestTask)} ms`,
      );
    }
    console.log(
      `a paste of 200 × 10 cells: shown in ${whole(figures.pastedMs)} ms, saved in ${whole(figures.savedMs)} ms, ` +
        `longest task ${whole(figures.longestPasteTask)} ms`,
    );
  } finally {
    await app.close();
  }
};

const benchShop = async () => {
  console.log(`A published version with ${whole(SHOP_PRODUCTS)} products as shoppers see it, domain code in Node:`);
  const { figures, heapMb } = await shopInNode(SHOP_PRODUCTS);
  for (const { what, firstMs, ms } of figures) {
    console.log(`${what}: ${firstMs.toFixed(1)} ms the first time, then ${ms.toFixed(1)} ms`);
  }
  console.log(`heap: ${whole(heapMb)} MB for the shop window`);
};

const benchServer = async (products: number) => {
  // Half of the products at most, because the other ones have the attribute that is filtered by.
  const rows = Math.min(SERVER_ROWS, 2 * products);
  console.log(
    `An import of ${whole(rows)} rows, its first publishing, then ${whole(products)} products, domain code in Node; × is the ratio to memory:`,
  );
  let base: PlaceFigures | undefined;
  for await (const figures of serverInNode(rows, products, process.env.DATABASE_URL)) {
    base ??= figures;
    const { filled, started } = figures;
    const ms = (value: number, of: number) => `${value.toFixed(1)} ms (×${(value / of).toFixed(2)})`;
    const pair = (key: 'saveMs' | 'pageMs' | 'searchMs' | 'pricedMs') =>
      filled[key].map((value, at) => `${at ? 'p95' : 'p50'} ${ms(value, base!.filled[key][at]!)}`).join(', ');
    console.log(`${figures.place}:
  import: ${whole(filled.rowsPerSecond)} rows/s (×${(filled.rowsPerSecond / base.filled.rowsPerSecond).toFixed(2)})
  first publishing: ${ms(filled.publishMs, base.filled.publishMs)}
  saving one field: ${pair('saveMs')}
  page of 25 by name: ${pair('pageMs')}
  search: ${pair('searchMs')}
  active ones from a price on: ${pair('pricedMs')}
  first filter by an attribute: ${ms(filled.filterMs, base.filled.filterMs)}`);
    if (!started) continue;
    console.log(`  start until the first page: ${whole(started.startMs)} ms
  first filter by an attribute after it: ${whole(started.filterMs)} ms, then RSS ${whole(started.rssMb)} MB`);
  }
};

const benchSoak = async (reads: number) => {
  console.log('Memory of a gateway in this process, after garbage collection:');
  for await (const { reads: done, heapMb, rssMb } of soakInNode(reads)) {
    console.log(`after ${whole(done)} reads: heap ${whole(heapMb)} MB, RSS ${whole(rssMb)} MB`);
  }
};

const benchInterop = async (folder: string) => {
  if (hasRealFiles(folder)) return interop(folder);
  console.error(`${folder} doesn’t have the real files. Name their folder.`);
  process.exitCode = 2;
};

const [what, option, folder] = process.argv.slice(2);
if (what === 'import') await benchImport(option === '--node');
else if (what === 'bulk') await benchBulk(Number(option ?? BULK_PRODUCTS));
else if (what === 'filter') await benchFilter(Number(option ?? FILTER_ROWS));
else if (what === 'large') await benchLarge();
else if (what === 'save') await benchSave(option === '--node');
else if (what === 'gateway') await benchGateway(option === '--compare' ? folder : undefined);
else if (what === 'interop') await benchInterop(option ?? REAL_FOLDER);
else if (what === 'model') await benchModel();
else if (what === 'server') await benchServer(Number(option ?? SERVER_PRODUCTS));
else if (what === 'sheet') await benchSheet(Number(option ?? SHEET_PRODUCTS));
else if (what === 'shop') await benchShop();
else if (what === 'soak') await benchSoak(Number(option ?? SOAK_READS));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
