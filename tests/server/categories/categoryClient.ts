import { createTestClient, type TestClient } from '../../support/testClient';

/** The products of the test catalog: their categories by SKU. */
const PRODUCTS = {
  'TENT-1': ['Outdoor/Tents'],
  'TENT-2': ['Outdoor/Tents', 'Outdoor/Sale'],
  'STOVE-1': ['Outdoor/Cooking', 'Kitchen'],
  'PAN-1': ['Kitchen/Pans'],
  'MAP-1': ['Outdoor'],
  'GIFT-1': [],
};

type Input = Record<string, unknown>;

interface Detailed {
  path: string;
  labels: { locale: string; text: string }[];
  googleCategory: string | null;
}

/** A client for the categories of a catalog with six products. */
export interface CategoryClient extends TestClient {
  catalogId: string;
  /** Sends a mutation with the catalog's ID in its input, and waits for its job. */
  change: (name: string, input: Input) => ReturnType<TestClient['ask']>;
  /** The tree as text: a line per category with its own and all products. */
  tree: () => Promise<string[]>;
  /** The categories of all products by SKU. */
  products: () => Promise<Record<string, string[]>>;
  /** The names in other languages and the Google category of the categories that have any, by path. */
  details: () => Promise<Record<string, { labels: Record<string, string>; googleCategory: string | null }>>;
  /** Undoes a job and returns the job that does it. */
  undo: (jobId: string) => Promise<{ id: string; status: string }>;
}

const PAYLOADS: Record<string, string> = {
  CreateCategory: 'category { path level parent position productCount }',
  UpdateCategory: 'category { labels { locale text } googleCategory }',
  RenameCategory: 'path job { id type }',
  MoveCategory: 'path job { id type }',
  DeleteCategory: 'job { id type }',
};

const toUpdate = (catalogId: string, { path, ...input }: Input) => ({ id: `${catalogId}:${String(path)}`, ...input });

/** Creates a catalog with products in categories. */
export async function createCategoryClient(): Promise<CategoryClient> {
  const client = await createTestClient();
  const get = async (query: string, variables: Input = {}) => {
    const { data, errors } = await client.ask(query, variables);
    if (errors) throw new Error(errors[0]!.message);
    return data;
  };
  const { createCatalog } = await get(
    'mutation { createCatalog(input: { name: "Garden", locales: ["en", "de", "fr"], defaultLocale: "en", channels: ["web"] }) { catalog { id } } }',
  );
  const catalogId: string = createCatalog.catalog.id;
  for (const [sku, categories] of Object.entries(PRODUCTS)) {
    await get('mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
      input: { catalogId, sku, name: sku, categories },
    });
  }
  const TREE = `query ($id: ID!) { catalog(id: $id) { categoryTree {
    categories { name level ownProductCount productCount } unassignedCount } } }`;
  return {
    ...client,
    catalogId,
    change: async (name, input) => {
      const field = name[0]!.toLowerCase() + name.slice(1);
      const answer = await client.ask(
        `mutation ($input: ${name}Input!) { ${field}(input: $input) { ${PAYLOADS[name]} } }`,
        { input: name === 'UpdateCategory' ? toUpdate(catalogId, input) : { catalogId, ...input } },
      );
      await client.gateway.idle();
      return { ...answer, data: answer.data?.[field] };
    },
    tree: async () => {
      const { categories, unassignedCount } = (await get(TREE, { id: catalogId })).catalog.categoryTree;
      const lines = categories.map(
        ({ name, level, ownProductCount, productCount }: Record<string, number>) =>
          `${'  '.repeat(level! - 1)}${name} ${ownProductCount}/${productCount}`,
      );
      return [...lines, `Unassigned ${unassignedCount}`];
    },
    products: async () => {
      const { products } = await get(
        'query ($input: ProductListInput!) { products(input: $input) { data { sku categories } } }',
        { input: { catalogId, sort: 'SKU' } },
      );
      return Object.fromEntries(
        products.data.map(({ sku, categories }: { sku: string; categories: string[] }) => [sku, categories]),
      );
    },
    details: async () => {
      const { catalog } = await get(
        `query ($id: ID!) { catalog(id: $id) { categoryTree {
          categories { path labels { locale text } googleCategory } } } }`,
        { id: catalogId },
      );
      const detailed = catalog.categoryTree.categories.filter(
        ({ labels, googleCategory }: { labels: unknown[]; googleCategory: unknown }) => labels.length || googleCategory,
      );
      return Object.fromEntries(
        detailed.map(({ path, labels, googleCategory }: Detailed) => [
          path,
          { labels: Object.fromEntries(labels.map(({ locale, text }) => [locale, text])), googleCategory },
        ]),
      );
    },
    undo: async (id) => {
      const { undoJob } = await get('mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id });
      await client.gateway.idle();
      return (await get('query ($id: ID!) { job(id: $id) { id status } }', undoJob.job)).job;
    },
  };
}
