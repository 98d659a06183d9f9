import { readFileSync } from 'node:fs';
import { createTestClient } from '../../../support/testClient';

/** A suggested column, as clients see it. */
interface Suggestion {
  source: string;
  target: string | null;
  certainty: string | null;
  basis: string;
}

const INSPECT = `query ($fileId: ID!, $catalogId: ID!) { fileInspection(fileId: $fileId, catalogId: $catalogId) {
  layout { code } mapping { source target locale channel transforms { type argument replacement } } locales
  suggestions { source target certainty basis }
} }`;

const JOB = 'id error counts { created failed blocked warnings }';

const ISSUES = `query ($id: ID!) { job(id: $id) { ${JOB} issues(page: 1, perPage: 100) { issues { code severity rowNumber column message } } } }`;

const PRODUCTS = `query ($id: ID!) { products(input: { catalogId: $id, sort: SKU, perPage: 10 }) { data {
  sku name status gtin mpn brand slug description categories stock availability
  prices { currency amount compareAt } attributes { name value } media { url }
  values { attribute locale text }
  variants { sku gtin name stock availability options { name value } prices { amount compareAt } }
} } }`;

interface Column {
  target: string | null;
  locale: string | null;
  transforms: { argument: string | null }[];
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

/** Imports a file as an administrator does who accepts every suggestion, and publishes the catalog. */
export async function importShop(content: string | Uint8Array, name = 'products.csv') {
  const { ask, gateway } = await createTestClient();
  const request = async (query: string, variables: object) => {
    const { data, errors } = await ask(query, variables as Record<string, unknown>);
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  };
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { createCatalog } = await request(
    'mutation { createCatalog(input: { name: "Shop" }) { catalog { id currencies } } }',
    {},
  );
  const catalogId = createCatalog.catalog.id;
  const { createFile } = await request(
    'mutation ($name: String!, $size: Float!) { createFile(input: { name: $name, size: $size }) { file { id url } } }',
    { name, size: bytes.length },
  );
  const { id: fileId, url } = createFile.file;
  const { login } = await request('mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }', {});
  const headers = { authorization: `Bearer ${login.accessToken}` };
  const put = new Request(new URL(`${url}?offset=0`, 'http://localhost'), {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers,
  });
  const sent = await gateway.handle(put);
  if (!sent?.ok) throw new Error(`The upload failed: ${await sent?.text()}`);
  const { fileInspection } = await request(INSPECT, { fileId, catalogId });
  const { layout, mapping, suggestions } = fileInspection;
  const plan = {
    fileId,
    catalogId,
    mode: 'APPLY',
    layout: layout.code,
    mapping,
    errorPolicy: 'REJECT_FAILED_ROWS',
    addLocales: findLanguages(mapping),
  };
  const { startImport } = await request(
    `mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }`,
    { input: plan },
  );
  await gateway.idle();
  const { job } = await request(ISSUES, { id: startImport.job.id });
  const { products } = await request(PRODUCTS, { id: catalogId });
  const publish = 'mutation ($input: PublishCatalogInput!) { publishCatalog(input: $input) { job { id } } }';
  const { data: published, errors } = await ask(publish, { input: { catalogId } });
  await gateway.idle();
  const version =
    published?.publishCatalog &&
    (
      await request('query ($id: ID!) { job(id: $id) { error publication { version productCount } } }', {
        id: published.publishCatalog.job.id,
      })
    ).job;
  return {
    layout: layout.code as string,
    suggestions: suggestions as Suggestion[],
    targets: Object.fromEntries((suggestions as Suggestion[]).map(({ source, target }) => [source, target])),
    job,
    issues: job.issues.issues as { code: string; severity: string; column: string | null; message: string }[],
    products: products.data,
    refusal: errors?.[0]?.message ?? null,
    version,
  };
}

/** The file of a shop in this folder. */
export function shopFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, import.meta.url)));
}
