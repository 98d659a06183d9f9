import { strToU8, zipSync } from 'fflate';
import { createBackend } from '#server/backend';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { partId } from '#server/records/jobs';
import { toEnglish } from '#server/records/sentenceText';

/** An import of a file with one large part. */
export interface LargeFigures {
  what: string;
  seconds: number;
  /** The longest time in which this thread did nothing else, in milliseconds. */
  gapMs: number;
  /** What came of it: how many products were created, or the first error. */
  result: string;
}

/** Rows of one product in Shopify’s layout. */
const rowsOf = (count: number) =>
  strToU8(
    [
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
      ...Array.from({ length: count }, (_, row) => {
        const product = row === 0 ? 'Tent,Fern,Size' : ',,';
        return `tent,${product},S${row},tent-${row},${row % 50},${5 + (row % 90)}.50,/p/tent-${row % 200}.jpg`;
      }),
    ].join('\n'),
  );

const imagesOf = (count: number) => {
  const urls = Array.from({ length: count }, (_, index) => `https://shop.example.com/p/tent-${index}.jpg`);
  return strToU8(`SKU,Name,Images\ntent,Tent,"${urls.join(', ')}"`);
};

/** A workbook with a small sheet and this many different texts. */
const textsOf = (count: number) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Products" r:id="s"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="s" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c t="s"><v>3</v></c></row></sheetData></worksheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst><si><t>SKU</t></si><si><t>Name</t></si>${Array.from({ length: count }, (_, index) => `<si><t>Tent ${index}</t></si>`).join('')}</sst>`,
    ),
  });

const FILES: readonly { what: string; name: string; getBytes: () => Uint8Array }[] = [
  // The first one is a warm-up that reads the modules.
  { what: '100 rows of one product', name: 'warm-up.csv', getBytes: () => rowsOf(100) },
  { what: '10,000 rows of one product', name: 'rows.csv', getBytes: () => rowsOf(10_000) },
  { what: '60,000 rows of one product', name: 'more-rows.csv', getBytes: () => rowsOf(60_000) },
  { what: '20,000 images in one cell', name: 'images.csv', getBytes: () => imagesOf(20_000) },
  { what: '1,000,000 texts in a workbook', name: 'texts.xlsx', getBytes: () => textsOf(1_000_000) },
];

/** Measures how long this thread is busy without a pause until the returned function is called. */
const startClock = () => {
  const start = performance.now();
  let last = start;
  let gapMs = 0;
  const note = () => {
    const now = performance.now();
    gapMs = Math.max(gapMs, now - last);
    last = now;
  };
  const timer = setInterval(note, 5);
  return () => {
    clearInterval(timer);
    note();
    return { seconds: (performance.now() - start) / 1000, gapMs };
  };
};

const importBytes = async (name: string, bytes: Uint8Array): Promise<string> => {
  const { context: ctx, idle } = createBackend();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Bench' });
  const file = await fileCreate(ctx, { name, size: bytes.length });
  for (let at = 0; at < bytes.length;) {
    ({ size: at } = await fileAppend(ctx, file.id, at, bytes.subarray(at, at + 500_000)));
  }
  const { layout, mapping } = await inspectUpload(ctx, file.id, null);
  const plan = { fileId: file.id, layout: layout.code, mapping, errorPolicy: 'REJECT_FAILED_ROWS' } as const;
  const { id } = await startImport(ctx, { catalogId, ...plan, profileId: null }, 'APPLY', 'HEADLESS');
  await idle();
  const job = await ctx.store.get('jobs', id);
  const part = await ctx.store.get('jobIssues', partId(id, 0));
  const error = job?.error ?? part?.items.find(({ severity }) => severity === 'ERROR')?.message;
  return error ? toEnglish(error) : `${job?.counts.created} created`;
};

/**
 * Imports files with one large part each: a product with many rows, a cell with many images, a workbook with many
 * texts.
 */
export async function largeInNode(): Promise<LargeFigures[]> {
  const figures: LargeFigures[] = [];
  for (const { what, name, getBytes } of FILES) {
    const bytes = getBytes();
    const stop = startClock();
    const result = await importBytes(name, bytes).catch((error: Error) => error.message);
    figures.push({ what, ...stop(), result });
  }
  return figures.slice(1);
}
