import { importInChromium } from './bench/importInChromium';
import { importInNode } from './bench/importInNode';
import { openBuiltApp } from './builtApp';

const USAGE = 'npm run bench -- import [--node]   (--node leaves Chromium out)';
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

const [what, option] = process.argv.slice(2);
if (what === 'import') await benchImport(option === '--node');
else {
  console.error(USAGE);
  process.exitCode = 2;
}
