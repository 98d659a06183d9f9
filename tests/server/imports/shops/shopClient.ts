import type { DemoGatewayOptions } from '#mocks/demo/demoGateway';
import { createTestClient } from '#tests/support/testClient';

/** A suggested column, as clients see it. */
interface Suggestion {
  source: string;
  target: string | null;
  certainty: string | null;
  basis: string;
}

/** An issue of an import, as clients see it. */
interface ReportedIssue {
  code: string;
  severity: string;
  rowNumber: number | null;
  column: string | null;
  message: string;
}

const INSPECT = `query ($fileId: ID!, $catalogId: ID!) { fileInspection(fileId: $fileId, catalogId: $catalogId) {
  layout { code } mapping { source target locale channel isLeftOut transforms { type argument replacement } } locales
  suggestions { source target certainty basis }
} }`;

const JOB =
  'id error counts { created updated skipped failed blocked warnings } importSummary { matchBy missingProducts missingCount changedKeys { count examples { text stored } } notApplied { column target reason rowCount unreadCount isOpen } }';

const ISSUES = `query ($id: ID!) { job(id: $id) { ${JOB} issues(page: 1, perPage: 100) { issues { code severity rowNumber column message } } } }`;

const PRICES =
  'prices { channel price { amount currencyCode } compareAtPrice { amount } compareAtFrom compareAtUntil }';

const PRODUCTS = `query ($id: ID!) { products(input: { catalogId: $id, sort: SKU, perPage: 10 }) { data {
  id sku name status gtin mpn brand slug description categories stock availability availableFrom family { code } externalReference
  ${PRICES} attributes { name value } media { url }
  values { attribute locale text }
  variants { id sku externalReference gtin name stock availability status options { name value } media { url }
    attributes { name value } ${PRICES} }
} } }`;

/** A price, as clients see it. */
interface ShownPrice {
  price: { amount: string; currencyCode: string };
  compareAtPrice: { amount: string } | null;
}

/** A product or variant, as clients see it. */
interface Shown {
  prices: readonly ShownPrice[];
}

interface ShownProduct extends Shown {
  variants: readonly Shown[];
}

/** Makes prices flat, with amounts as numbers. */
const withFlatPrices = (item: Shown) => ({
  ...item,
  prices: item.prices.map(({ price, compareAtPrice, ...rest }) => ({
    ...rest,
    currency: price.currencyCode,
    amount: Number(price.amount),
    compareAt: compareAtPrice && Number(compareAtPrice.amount),
  })),
});

interface Column {
  isLeftOut: boolean;
  source: string;
  target: string | null;
  locale: string | null;
  channel: string | null;
  transforms: { type: string; argument: string | null; replacement: string | null }[];
}

/** The languages that the columns, or the codes of the rows, name. */
function findLanguages(mapping: readonly Column[]): string[] {
  const found = mapping.flatMap(({ target, locale, transforms }) => [
    ...(locale === null ? [] : [locale]),
    ...(target === 'locale'
      ? transforms.flatMap(({ argument }) => (argument ?? '').match(/(?<==)[a-z][\w-]*/gi) ?? [])
      : []),
  ]);
  return [...new Set(found)];
}

/** How to import a file: input of `startImport`, and what to make of its suggested columns. */
export interface ShopPlan {
  /** The name of the file; `products.csv` if not given. */
  name?: string;
  /** Further fields of `StartImportInput`, such as `mode`. */
  input?: Record<string, unknown>;
  /** Changes a suggested column. */
  toColumn?: (column: Column) => Column;
}

/** Creates a catalog into which files are imported as an administrator does who accepts every suggestion. */
export async function createShop(catalog: Record<string, unknown> = {}, options: DemoGatewayOptions = {}) {
  const { ask, refusal, fetch, gateway, signIn } = await createTestClient(options);
  /** Sends an operation. Throws the messages of its errors. */
  const request = async (query: string, variables: object = {}) => {
    const { data, errors } = await ask(query, variables as Record<string, unknown>);
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  };
  const { createCatalog } = await request(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input: { name: 'Shop', ...catalog } },
  );
  const catalogId: string = createCatalog.catalog.id;
  const upload = async (content: string | Uint8Array, name: string) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const { createFile } = await request(
      'mutation ($name: String!, $size: Float!) { createFile(input: { name: $name, size: $size }) { file { id url } } }',
      { name, size: bytes.length },
    );
    const sent = await fetch(`${createFile.file.url}?offset=0`, { method: 'PUT', body: Uint8Array.from(bytes) });
    if (!sent.ok) throw new Error(`The upload failed: ${await sent.text()}`);
    return createFile.file.id as string;
  };
  return {
    ask,
    refusal,
    fetch,
    signIn,
    request,
    gateway,
    catalogId,
    upload,
    /** Imports a file with the suggested mapping, and returns the job with its first 100 issues. */
    importFile: async (
      content: string | Uint8Array,
      { name = 'products.csv', input = {}, toColumn }: ShopPlan = {},
    ) => {
      const fileId = await upload(content, name);
      const { fileInspection } = await request(INSPECT, { fileId, catalogId });
      const { layout, suggestions } = fileInspection;
      const mapping = toColumn ? fileInspection.mapping.map(toColumn) : fileInspection.mapping;
      const { startImport } = await request(
        'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }',
        {
          input: {
            fileId,
            catalogId,
            mode: 'APPLY',
            layout: layout.code,
            mapping,
            errorPolicy: 'REJECT_FAILED_ROWS',
            addLocales: findLanguages(mapping),
            ...input,
          },
        },
      );
      await gateway.idle();
      const { job } = await request(ISSUES, { id: startImport.job.id });
      return {
        layout: layout.code as string,
        suggestions: suggestions as Suggestion[],
        targets: Object.fromEntries((suggestions as Suggestion[]).map(({ source, target }) => [source, target])),
        job,
        issues: job.issues.issues as ReportedIssue[],
      };
    },
    /** The first 10 products by SKU. */
    products: async () =>
      (await request(PRODUCTS, { id: catalogId })).products.data.map((product: ShownProduct) => ({
        ...withFlatPrices(product),
        variants: product.variants.map(withFlatPrices),
      })),
    /** Publishes the catalog. `refusal` says why it was refused; `version` is the published version. */
    publish: async () => {
      const mutation = 'mutation ($input: PublishCatalogInput!) { publishCatalog(input: $input) { job { id } } }';
      const { data, errors } = await ask(mutation, { input: { catalogId } });
      await gateway.idle();
      const query = 'query ($id: ID!) { job(id: $id) { error publishedCatalog { id version productCount } } }';
      const version = data?.publishCatalog && (await request(query, { id: data.publishCatalog.job.id })).job;
      return { refusal: errors?.[0]?.message ?? null, version };
    },
  };
}
