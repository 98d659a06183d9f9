import { costOfParts } from './bench/costOfParts';
import { importInChromium } from './bench/importInChromium';
import { importInNode } from './bench/importInNode';
import { loadGateway } from './bench/loadGateway';
import { openBuiltApp } from './builtApp';

const USAGE = `npm run bench -- import [--node]   (--node leaves Chromium out)
npm run bench -- gateway`;
const ROWS = [1_000, 10_000, 100_000];
const PORT = 4179;

const whole = (value: number) => Math.round(value).toLocaleString('en');

const benchImport = async (isNodeOnly: boolean) => {
  console.log('Under Node (generated Shopify CSV, four variants a product):');
  // The first run warms the code up and is thrown away.
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
        `${whole(rows)} rows: ${seconds.toFixed(2)} s, ${whole(rowsPerSecond)} rows/s, longest task of the page ${task}`,
      );
    }
  } finally {
    await app.close();
  }
};

const benchGateway = async () => {
  console.log('The Node gateway, eight clients on the same machine:');
  for (const { name, requestsPerSecond, p95, bytes } of await loadGateway()) {
    console.log(`${name}: ${whole(requestsPerSecond)} requests/s, p95 ${p95.toFixed(1)} ms, ${whole(bytes)} bytes`);
  }
  console.log('The steps of one answer (a page of 25 products; a document is read, validated and weighed once):');
  for (const { name, micros } of await costOfParts()) console.log(`${name}: ${whole(micros)} µs`);
};

const [what, option] = process.argv.slice(2);
if (what === 'import') await benchImport(option === '--node');
else if (what === 'gateway') await benchGateway();
else {
  console.error(USAGE);
  process.exitCode = 2;
}
