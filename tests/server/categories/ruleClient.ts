import { createCategoryClient, type CategoryClient } from './categoryClient';

/** The rule of a category as the tree has it. */
interface ShownRule {
  where: string;
  productCount: number;
  excludedProducts: { sku: string }[];
  fault: string | null;
  updatedAt: string;
  updatedBy: string;
}

/** A client for the rules of the categories of a catalog. */
export interface RuleClient extends CategoryClient {
  /** Returns the data of a response. Throws its first error. */
  get: CategoryClient['data'];
  /** The ids of the products by SKU. */
  ids: () => Promise<Record<string, string>>;
  /** Sets the rule of a category and returns the id of its job. */
  setRule: (path: string, where: string | null) => Promise<string | null>;
  setMembers: (
    path: string,
    skus: readonly string[],
    membership: 'BY_RULE' | 'INCLUDED' | 'EXCLUDED',
  ) => Promise<string | null>;
  rule: (path: string) => Promise<ShownRule | null>;
  /** The categories of a product, those by rule with a star. */
  categoriesOf: (sku: string) => Promise<string[]>;
  /** The SKUs of the products in a category. */
  members: (path: string) => Promise<string[]>;
  /** The SKUs of the products that match the filter. */
  matches: (filter: object) => Promise<string[]>;
  update: (sku: string, input: object) => Promise<void>;
  setCurrencies: (currencies: readonly string[]) => Promise<void>;
  /** Returns the id of the published version. */
  publish: () => Promise<string>;
  /** Restores all products from the version. */
  restore: (versionId: string) => Promise<void>;
}

const RULE = 'rule { where productCount excludedProducts { sku } fault updatedAt updatedBy }';

/** Creates a catalog with products in categories, for rules. */
export async function createRuleClient(): Promise<RuleClient> {
  const client = await createCategoryClient();
  const { catalogId, gateway } = client;
  const get: RuleClient['get'] = client.data;
  const toId = (path: string) => `${catalogId}:${path}`;

  const list = async (filter: object) => {
    const { products } = await get(
      'query ($input: ProductListInput!) { products(input: $input) { data { id sku revision categories ruleCategories } } }',
      { input: { catalogId, sort: 'SKU', perPage: 100, filter } },
    );
    return products.data as {
      id: string;
      sku: string;
      revision: number;
      categories: string[];
      ruleCategories: string[];
    }[];
  };
  const find = async (sku: string) => (await list({})).find((product) => product.sku === sku)!;
  const run = async (field: string, type: string, input: object) => {
    const data = await get(`mutation ($input: ${type}!) { ${field}(input: $input) { job { id } } }`, { input });
    await gateway.idle();
    return data[field].job?.id ?? null;
  };
  const ids = async () => Object.fromEntries((await list({})).map(({ sku, id }) => [sku, id]));
  return {
    ...client,
    get,
    ids,
    setRule: (path, where) => run('setCategoryRule', 'SetCategoryRuleInput', { id: toId(path), where }),
    setMembers: async (path, skus, membership) => {
      const known = await ids();
      const target = { ids: skus.map((sku) => known[sku]!) };
      return run('setRuleMembers', 'SetRuleMembersInput', { id: toId(path), target, membership });
    },
    rule: async (path) => {
      const { catalog } = await get(
        `query ($id: ID!) { catalog(id: $id) { categoryTree { categories { path ${RULE} } } } }`,
        { id: catalogId },
      );
      return catalog.categoryTree.categories.find((one: { path: string }) => one.path === path)?.rule ?? null;
    },
    categoriesOf: async (sku) => {
      const { categories, ruleCategories } = await find(sku);
      return categories.map((path) => (ruleCategories.includes(path) ? `${path}*` : path));
    },
    members: async (path) =>
      (await list({ category: path })).filter(({ categories }) => categories.includes(path)).map(({ sku }) => sku),
    matches: async (filter) => (await list(filter)).map(({ sku }) => sku),
    setCurrencies: async (currencies) => {
      const { catalog } = await get('query ($id: ID!) { catalog(id: $id) { revision } }', { id: catalogId });
      await get('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', {
        input: { id: catalogId, revision: catalog.revision, currencies },
      });
      await gateway.idle();
    },
    publish: async () => {
      await run('publishCatalog', 'PublishCatalogInput', { catalogId });
      const { catalog } = await get('query ($id: ID!) { catalog(id: $id) { currentVersion { id } } }', {
        id: catalogId,
      });
      return catalog.currentVersion.id;
    },
    restore: async (versionId) => {
      await run('restoreFromPublishedCatalog', 'RestoreFromPublishedCatalogInput', { id: versionId });
    },
    update: async (sku, input) => {
      const { id, revision } = await find(sku);
      await get('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
        input: { id, revision, ...input },
      });
    },
  };
}
