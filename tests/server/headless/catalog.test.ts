import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '#scripts/catalog/command';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sample = (name: string) => join(root, 'tests/files', name);
const written = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const run = async (...args: string[]) => {
  const written = { stdout: '', stderr: '' };
  const code = await runCommand(
    args,
    { write: (text) => (written.stdout += text) },
    { write: (text) => (written.stderr += text) },
  );
  return { code, ...written };
};

/** Runs the command in a process of its own, as people do. */
const runProcess = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/catalog.ts', ...args],
      { cwd: root },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

test('publishes a product file as a catalog with feeds', async () => {
  const out = join(folder, 'feeds');
  const { code, stdout, stderr } = await runProcess('publish', sample('vendure.csv'), '--out', out, '--json');
  expect([code, stderr]).toEqual([0, '']);
  const summary = JSON.parse(stdout);
  expect(summary).toMatchObject({
    files: [{ file: sample('vendure.csv'), layout: 'VENDURE', rows: expect.any(Number) }],
    updated: 0,
    skipped: 0,
    failed: 0,
    version: 1,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(summary.products).toBe(summary.created);
  const { error, warning, info } = summary.issueCounts;
  expect(error + warning + info).toBe(summary.issues.length);
  expect(Object.keys(summary.issues[0])).toEqual(['code', 'severity', 'rowNumber', 'field', 'message', 'messageParts']);
  expect(summary.feeds).toHaveLength(3);
  expect(JSON.parse(readFileSync(summary.feeds[0], 'utf8'))).toHaveLength(summary.products);
}, 20_000);

test('the Google feed links to the shop and lists the left-out items', async () => {
  const out = join(folder, 'google');
  const file = written(
    'shop.csv',
    'sku,name,price,description,image\nA-1,Lamp,10,A lamp for the tent,/a.jpg\nA-2,Mug,5,,\n',
  );
  const args = ['--layout', 'custom', '--shop-url', 'https://shop.example/', '--link-pattern', '{sku}.html'];
  const { stdout } = await run(
    'publish',
    file,
    '--out',
    out,
    ...args,
    '--image-base-url',
    'https://cdn.example',
    '--json',
  );
  const { google, feeds } = JSON.parse(stdout);
  expect(google).toEqual({
    shopUrl: 'https://shop.example',
    linkPattern: '/{sku}.html',
    imageBaseUrl: 'https://cdn.example',
    items: 1,
    leftOut: [
      {
        sku: 'A-2',
        name: 'Mug',
        reasons: [
          { code: 'GOOGLE_DESCRIPTION', field: 'description', message: 'Google requires a description.' },
          { code: 'GOOGLE_IMAGE', field: 'media', message: 'Google requires an image.' },
        ],
      },
    ],
    leftOutFile: join(out, 'shop-v1-left-out.csv'),
  });
  const xml = readFileSync(feeds[2], 'utf8');
  expect(xml).toContain('<link>https://shop.example/A-1.html</link>');
  expect(xml).toContain('<g:image_link>https://cdn.example/a.jpg</g:image_link>');
  expect(xml).not.toContain('A-2');
  expect(readFileSync(google.leftOutFile, 'utf8')).toContain('A-2,Mug,GOOGLE_IMAGE,media,');
}, 20_000);

test('takes the shop from the file if the command line does not set it, and prints it', async () => {
  const { stdout } = await run('publish', sample('google-merchant.xml'), '--out', join(folder, 'guessed'));
  expect(stdout).toMatch(/Google feed: \d+ items, 1 left out \(links https:\/\/shop\.example/);
  expect(stdout).toContain('MUG  Google requires a description.');
}, 20_000);

test('writes files for other systems, with what they leave out', async () => {
  const file = written('pipes.csv', 'sku,name,price,brand\n42,1984,10,A|B\n');
  const args = ['--layout', 'custom', '--export', 'vendure', '--export', 'medusa'];
  const { code, stdout } = await run('publish', file, '--out', join(folder, 'receivers'), ...args, '--json');
  expect(code).toBe(0);
  const [vendure, medusa] = JSON.parse(stdout).exports;
  expect(vendure).toMatchObject({
    format: 'VENDURE_CSV',
    log: ['Vendure file: 1 product, 0 left out.'],
    issues: [{ code: 'VENDURE_SEPARATORS', message: expect.stringContaining('A|B') }],
  });
  expect(readFileSync(vendure.file, 'utf8')).toContain('brand:A/B');
  expect(medusa).toMatchObject({ format: 'MEDUSA_CSV', issues: [] });
  expect(readFileSync(medusa.file, 'utf8')).toContain('\u00a01984');
  const shown = await run('publish', file, '--out', join(folder, 'shown'), ...args);
  expect(shown.stdout).toContain('Vendure file: 1 product, 0 left out.\n  1 × Vendure reads | and : as separators.');
  expect(await run('publish', file, '--out', folder, '--export', 'xt')).toMatchObject({ code: 2 });
}, 20_000);

test('exports the products that match a filter', async () => {
  const file = written('tools.csv', 'sku,name,price,brand\nA,Spade,10,Acme\nB,Rake,20,Terra\nC,Hoe,5,Terra\n');
  const exportWhere = (where: string) =>
    run('publish', file, '--out', join(folder, 'where'), '--layout', 'custom', '--export', 'vendure', '--where', where);
  const { code, stdout } = await exportWhere('price[EUR] <= 10 and not brand is acme');
  expect([code, stdout]).toEqual([0, expect.stringContaining('Vendure file: 1 product, 0 left out.')]);
  expect(await exportWhere('stock > 5')).toMatchObject({ code: 1, stderr: 'Refused: No products match --where.\n' });
  expect(await exportWhere('prise < 5')).toMatchObject({
    code: 1,
    stderr: 'Refused: No field has the name prise. The nearest one is price.\n',
  });
  expect(await exportWhere('price <')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--where: expected a value at character 8, found the end.'),
  });
  const alone = await run('publish', file, '--out', folder, '--where', 'stock > 5');
  expect(alone.stderr).toContain('Set the files that --where is for with --export NAME.');
}, 20_000);

test('importing a published feed results in the same checksum', async () => {
  const first = JSON.parse((await run('publish', sample('magento.csv'), '--out', join(folder, 'a'), '--json')).stdout);
  for (const feed of first.feeds.slice(0, 2)) {
    const again = JSON.parse((await run('publish', feed, '--out', join(folder, 'b'), '--json')).stdout);
    expect(again.checksum).toBe(first.checksum);
  }
}, 30_000);

test('importing the same file twice changes nothing the second time', async () => {
  const file = sample('shopify.csv');
  const summary = JSON.parse((await run('publish', file, file, '--out', join(folder, 'c'), '--json')).stdout);
  expect(summary.skipped).toBe(summary.created);
}, 20_000);

test('rejects an unreadable file with the reason and writes no feed', async () => {
  const file = written('broken.csv', 'sku,name,price\nA-1,"Lamp,10\n');
  const out = join(folder, 'none');
  const { code, stdout, stderr } = await run('publish', file, '--out', out, '--layout', 'custom', '--json');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Refused: .*row 2/);
  expect(JSON.parse(stdout)).toMatchObject({ version: null, checksum: null, feeds: [] });
}, 20_000);

test('rejects the whole file for one invalid price with reject-everything', async () => {
  const file = written('prices.csv', 'sku,name,price\nA-1,Lamp,10\nA-2,Desk,ten\n');
  const strict = await run('publish', file, '--out', folder, '--policy', 'reject-everything', '--json');
  expect(strict.code).toBe(1);
  expect(JSON.parse(strict.stdout)).toMatchObject({ created: 0, products: 0 });
  const lenient = await run('publish', file, '--out', folder, '--json');
  expect(lenient.code).toBe(0);
  expect(JSON.parse(lenient.stdout)).toMatchObject({ created: 1, failed: 1, products: 1, version: 1 });
}, 20_000);

test('leaves out products with errors with --skip-invalid, which the error message suggests', async () => {
  const file = written('gaps.csv', 'sku,name,price\nA-1,Lamp,10\nA-2,Desk,\nA-3,Chair,30\n');
  const lenient = ['--policy', 'ignore-failed', '--json'];
  const refused = await run('publish', file, '--out', folder, ...lenient);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('publish the 2 that are ready and set the rest to draft. Add --skip-invalid');
  expect(JSON.parse(refused.stdout)).toMatchObject({ products: 3, leftOut: 0, version: null });
  const done = await run('publish', file, '--out', join(folder, 'ready'), '--skip-invalid', ...lenient);
  expect([done.code, done.stderr]).toEqual([0, '']);
  const { feeds, ...summary } = JSON.parse(done.stdout);
  expect(summary).toMatchObject({ products: 3, leftOut: 1, version: 1 });
  expect(JSON.parse(readFileSync(feeds[0], 'utf8')).map(({ sku }: { sku: string }) => sku)).toEqual(['A-1', 'A-3']);
}, 20_000);

test.each([
  [[], 'Add a command: publish.'],
  [['import'], 'Unknown command: import. Use publish.'],
  [['publish', '--out', 'x'], 'Add at least one product file.'],
  [['publish', 'file.csv'], 'Set the output folder for the feeds with --out DIR.'],
  [
    ['publish', 'file.csv', '--out', 'd', '--shop-url', 'shop'],
    'The shop URL must be an absolute http(s) URL. Example: https://www.example.com',
  ],
  [['publish', 'file.csv', '--out', 'x', '--layout', 'toString'], 'Unknown value for --layout: toString.'],
  [['publish', 'file.csv', '--out', 'x', '--policy', 'hope'], 'Unknown value for --policy: hope.'],
  [['publish', 'file.csv', '--out', 'x', '--loud'], '--loud'],
  [['publish', 'not-there.csv', '--out', 'x'], 'Can’t use not-there.csv: It doesn’t exist.'],
  [['publish', root, '--out', 'x'], `${root} isn’t a file. Enter a product file.`],
  [['publish', sample('magento.csv'), '--out', sample('shopify.csv')], 'shopify.csv: It’s a file, not a folder.'],
])(
  '%j is a usage error',
  async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  },
  20_000,
);

test('ends its process with the exit code and the message', async () => {
  const { code, stdout, stderr } = await runProcess('import');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe('Unknown command: import. Use publish.\nFor all options, run npm run catalog -- --help\n');
}, 20_000);

test('prints the usage with --help', async () => {
  const { code, stdout } = await run('--help');
  expect(code).toBe(0);
  for (const word of ['--out', '--layout', '--policy', '--skip-invalid', '--json', 'Exit codes'])
    expect(stdout).toContain(word);
}, 20_000);

test('takes the currencies from the columns, and asks for that of a price without one', async () => {
  const out = join(folder, 'currencies');
  const clear = written('clear.csv', 'sku,name,Price USD,Price DKK\nA-1,Lamp,10,70\n');
  const done = await run('publish', clear, '--out', out, '--json');
  expect(JSON.parse(done.stdout)).toMatchObject({ created: 1, failed: 0, blocked: 0, version: 1 });
  const [feed] = JSON.parse(done.stdout).feeds;
  expect(JSON.parse(readFileSync(feed, 'utf8'))[0].prices).toEqual([
    { currency: 'USD', amount: 10, compareAt: null },
    { currency: 'DKK', amount: 70, compareAt: null },
  ]);
  const unclear = written('unclear.csv', 'sku,name,Price,Price DKK\nA-1,Lamp,10,70\n');
  const refused = await run('publish', unclear, '--out', out);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/“Price” doesn’t include the currency.* Set the currency with --currency CODE/);
  const told = await run('publish', unclear, '--out', out, '--currency', 'usd', '--json');
  expect(JSON.parse(told.stdout)).toMatchObject({ created: 1, version: 1 });
  expect((await run('publish', unclear, '--out', out, '--currency', 'ABC')).stderr).toMatch(
    /ABC isn’t a valid currency/,
  );
}, 30_000);

test('uses the units of the options for weights and dimensions whose column has none', async () => {
  const file = written('units.csv', 'sku,name,price,Weight,Width\nA-1,Lamp,10,1.2,30\n');
  const asked = await run('publish', file, '--out', join(folder, 'no-units'), '--json');
  expect(JSON.parse(asked.stdout).notApplied).toMatchObject([
    { column: 'Weight', reason: 'UNIT_MISSING' },
    { column: 'Width', reason: 'UNIT_MISSING' },
  ]);
  const { stdout: text } = await run('publish', file, '--out', join(folder, 'no-units'));
  expect(text).toContain('They’re imported as they are. Set the unit with --weight-unit or --length-unit.');
  const units = ['--weight-unit', 'kg', '--length-unit', 'cm'];
  const { stdout } = await run('publish', file, '--out', join(folder, 'units'), ...units, '--json');
  const { notApplied, feeds } = JSON.parse(stdout);
  expect(notApplied).toEqual([]);
  expect(readFileSync(feeds[0], 'utf8')).toContain('1.2 kg');
  const wrong = await run('publish', file, '--out', join(folder, 'units'), '--weight-unit', 'cm');
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--weight-unit: cm. Use one of mg, g, kg')]);
});

test('reads unclear dates in the order of the option, and leaves their rows out without it', async () => {
  const file = written('dates.csv', 'sku,name,price,Available from\nA-1,Lamp,10,3/1/26\nA-2,Vase,10,\n');
  const { stdout: text } = await run('publish', file, '--out', join(folder, 'no-order'));
  expect(text).toContain('They’re errors until their order is known. Set the order with --date-order.');
  const asked = await run('publish', file, '--out', join(folder, 'no-order'), '--json');
  expect(JSON.parse(asked.stdout)).toMatchObject({
    created: 1,
    failed: 1,
    notApplied: [{ column: 'Available from', reason: 'DATE_UNCLEAR' }],
  });
  const { stdout } = await run('publish', file, '--out', join(folder, 'order'), '--date-order', 'dmy', '--json');
  const { created, notApplied, feeds } = JSON.parse(stdout);
  expect([created, notApplied]).toEqual([2, []]);
  expect(readFileSync(feeds[0], 'utf8')).toContain('2026-01-03');
  const wrong = await run('publish', file, '--out', join(folder, 'order'), '--date-order', 'dym');
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('--date-order: dym. Use one of dmy, mdy, ymd'),
  ]);
}, 20_000);
