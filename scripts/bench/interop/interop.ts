import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMedusaCheck } from '#server/domain/feeds/receivers/medusaRules';
import { checkForVendure } from '#server/domain/feeds/receivers/vendureRules';
import { getVendureLanguages } from '#server/domain/feeds/receivers/vendureTexts';
import { demoCatalogs } from '#mocks/fixtures/catalogs';
import { generateProducts } from '#mocks/fixtures/products';
import { translateProduct } from '#mocks/fixtures/translateProduct';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import { AWKWARD } from './awkward';
import { compareOffers, type Offer } from './compared';
import { startPostgres } from './postgres';
import { getSent, type Kept, readProducts, writeFile } from './sent';
import { startMedusa, startVendure } from './servers';
import { describeRuns, type Run } from './table';

/** The files of other shops, in this order. */
const REAL_FILES = ['shopify-apparel.csv', 'vendure-products.csv', 'magento-products.csv'];

const DEMO_PRODUCTS = 60;

interface Source {
  name: string;
  products: readonly ProductContent[];
  catalog: CatalogRecord;
}

const now = new Date();
const [demo] = demoCatalogs(now);
// Images are left out: the servers would load them from shops.
const base: CatalogRecord = {
  ...demo!,
  currencies: ['EUR'],
  defaultLocale: 'en',
  shopUrl: undefined,
  imageBaseUrl: undefined,
};
const withoutImages = (products: readonly ProductContent[]) =>
  products.map(({ variants, ...product }) => ({
    ...product,
    media: [],
    variants: variants.map((variant) => ({ ...variant, media: [] })),
  }));

const readSources = async (folder: string): Promise<Source[]> => {
  const sources: Source[] = [];
  for (const name of REAL_FILES) {
    const products = await readProducts(join(folder, name));
    sources.push({ name, products: withoutImages(products), catalog: { ...base, locales: ['en'] } });
  }
  const languages = { ...base, locales: ['en', 'de', 'fr', 'pt'] };
  const generated = withoutImages(Array.from(generateProducts({ count: DEMO_PRODUCTS }), translateProduct));
  sources.push({ name: `${DEMO_PRODUCTS} products of the demo`, products: generated, catalog: languages });
  sources.push({ name: 'Awkward texts', products: AWKWARD, catalog: { ...languages, locales: ['en', 'de'] } });
  return sources;
};

/** A receiver by its name, how it imports a file, and what it keeps. */
interface Receiver {
  name: string;
  format: 'VENDURE_CSV' | 'MEDUSA_CSV';
  getKept: (catalog: CatalogRecord) => Kept;
  /** Imports the file, and returns the errors that the receiver reports. */
  importFile: (bytes: Uint8Array) => Promise<string[]>;
  readOffers: () => Promise<Offer[]>;
  deleteProducts: () => Promise<void>;
}

const runAll = async (receiver: Receiver, sources: readonly Source[]): Promise<Run[]> => {
  const runs: Run[] = [];
  for (const { name, products, catalog } of sources) {
    const file = await writeFile(receiver.format, products, { catalog, now });
    const { leftOut, offers } = getSent(products, receiver.getKept(catalog), now);
    const start = performance.now();
    const errors = await receiver.importFile(file);
    const seconds = (performance.now() - start) / 1000;
    const comparison = compareOffers(offers, await receiver.readOffers());
    runs.push({ receiver: receiver.name, file: name, products: products.length, leftOut, seconds, errors, comparison });
    console.log(JSON.stringify(runs.at(-1)));
    await receiver.deleteProducts();
  }
  return runs;
};

const OWN_LANGUAGE = [{ locale: null, code: 'en' }];

/**
 * Installs Vendure and Medusa, imports our exports of the real files in the folder into each of them, and compares what
 * they have with what was sent. Writes the result to `docs/interop.md`. The servers are kept in INTEROP_FOLDER if it is
 * set; otherwise they are removed.
 */
export async function interop(folder: string): Promise<void> {
  const sources = await readSources(folder);
  const given = process.env.INTEROP_FOLDER;
  if (given !== undefined) mkdirSync(given, { recursive: true });
  const place = given ?? mkdtempSync(join(tmpdir(), 'interop-'));
  const data = mkdtempSync(join(tmpdir(), 'interop-data-'));
  // The user of PostgreSQL must reach its folder.
  chmodSync(data, 0o711);
  const postgres = await startPostgres(data);
  const versions = [`Node ${process.version}`, postgres.version];
  const runs: Run[] = [];
  try {
    const vendure = await startVendure(join(place, 'vendure'), postgres);
    versions.push(vendure.version);
    try {
      await vendure.client.setUp('EUR', ['en', 'de', 'fr', 'pt']);
      const receiver: Receiver = {
        ...vendure.client,
        name: vendure.version,
        format: 'VENDURE_CSV',
        getKept: (catalog) => ({
          currencies: ['EUR'],
          hasStock: true,
          languages: getVendureLanguages(catalog),
          noOption: [],
          check: (product) => checkForVendure(product, catalog, now),
        }),
      };
      runs.push(...(await runAll(receiver, sources)));
    } finally {
      await vendure.close();
    }
    const medusa = await startMedusa(join(place, 'medusa'), postgres);
    versions.push(medusa.version);
    try {
      for (const route of ['imports', 'import'] as const) {
        const receiver: Receiver = {
          ...medusa.client,
          name: `${medusa.version}, \`/admin/products/${route}\``,
          format: 'MEDUSA_CSV',
          getKept: (catalog) => ({
            currencies: ['EUR'],
            hasStock: false,
            languages: OWN_LANGUAGE,
            noOption: [['Default option', 'Default option value']],
            check: createMedusaCheck(catalog),
          }),
          importFile: (bytes) => medusa.client.importFile(bytes, route),
          readOffers: () => medusa.client.readOffers('en'),
        };
        runs.push(...(await runAll(receiver, sources)));
      }
    } finally {
      await medusa.close();
    }
  } finally {
    await postgres.close();
    rmSync(data, { recursive: true });
    if (given === undefined) rmSync(place, { recursive: true });
  }
  const path = fileURLToPath(new URL('../../../docs/interop.md', import.meta.url));
  writeFileSync(path, describeRuns(runs, versions, now));
  execFileSync('npx', ['oxfmt', path]);
  console.log(`Written to ${path}`);
  const isWhole = runs.every(({ errors, comparison }) => !errors.length && !comparison.examples.length);
  if (!isWhole) process.exitCode = 1;
}

/** The folder of the real files beside this repository. */
export const REAL_FOLDER = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** Whether the folder has the real files. */
export function hasRealFiles(folder: string): boolean {
  return REAL_FILES.every((name) => existsSync(join(folder, name)));
}
