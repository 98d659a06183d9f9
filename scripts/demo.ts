// Writes a product file with any number of products of the demo range, which the app imports: `npm run demo -- --help`.
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { demoFile } from './demoFile';

const USAGE = `npm run demo -- [--products 10000] [--out FILE]
  Without --out, the file is output/demo-PRODUCTS.csv.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const count = Number(values.products);
if (values.help) console.log(USAGE);
else if (!Number.isInteger(count) || count < 1) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const path = values.out ?? `output/demo-${count}.csv`;
  mkdirSync(dirname(path), { recursive: true });
  await pipeline(demoFile(count), createWriteStream(path));
  console.log(path);
}
