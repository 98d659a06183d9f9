import { parseFilterText } from '#shared/parseFilterText';
import { createTestClient } from '../../support/testClient';

export const SKUS = ['MAP', 'PAN', 'STOVE', 'TENT'];

/** What makes a product an item of a Google feed. */
const toProduct = (sku: string, price: number) => ({
  sku,
  name: sku,
  description: `A ${sku} for two people`,
  brand: sku < 'S' ? 'Nord' : 'Süd',
  status: 'ACTIVE',
  media: [{ url: 'https://example.com/a.jpg', alt: 'A' }],
  prices: [{ currency: 'EUR', amount: price }],
  categories: [sku === 'TENT' ? 'Outdoor/Tents' : 'Kitchen'],
});

/** A catalog with four products and two channels, the rules of these of a scope, and what its feeds have. */
export async function createChannelRuleClient(scope: 'CHANNEL' | 'FEEDS') {
  const client = await createTestClient({ demoProducts: 0 });
  const get = client.data;
  const { createCatalog } = await get(
    `mutation { createCatalog(input: { name: "Camp", channels: ["web", "outlet"], currencies: ["EUR", "USD"],
      shopUrl: "https://shop.example.com" }) { catalog { id } } }`,
  );
  const catalogId: string = createCatalog.catalog.id;
  const ids: Record<string, string> = {};
  for (const [at, sku] of SKUS.entries()) {
    const input = { catalogId, ...toProduct(sku, 10 * (at + 1)) };
    const data = await get(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
      {
        input,
      },
    );
    ids[sku] = data.createProduct.product.id;
  }
  const send = (field: string, input: object) => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    return client.ask(`mutation ($input: ${type}!) { ${field}(input: $input) { catalog { id } job { id } } }`, {
      input: { catalogId, channel: 'web', scope, ...input },
    });
  };
  const run = async (field: string, input: object) => {
    const { data, errors } = await send(field, input);
    if (errors) throw new Error(errors[0]!.message);
    await client.gateway.idle();
    return data[field].job?.id as string | undefined;
  };
  const publish = async () => {
    const { data, errors } = await client.ask(
      'mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }',
      { id: catalogId },
    );
    if (errors) throw new Error(errors[0]!.message);
    await client.gateway.idle();
    const { job } = await get('query ($id: ID!) { job(id: $id) { publishedCatalog { id } error } }', {
      id: data.publishCatalog.job.id,
    });
    if (!job.publishedCatalog) throw new Error(job.error);
    return job.publishedCatalog.id as string;
  };
  return {
    ...client,
    get,
    catalogId,
    ids,
    send,
    publish,
    setRule: (where: string | null, channel = 'web') => run('setChannelRule', { where, channel }),
    setMembers: (skus: readonly string[], membership: string, channel = 'web') =>
      run('setChannelMembers', { channel, target: { ids: skus.map((sku) => ids[sku]!) }, membership }),
    rules: async () => {
      const { catalog } = await get(
        `query ($id: ID!) { catalog(id: $id) { channelRules {
          channel { code } where productCount fault includedProducts { sku } excludedProducts { sku } } } }`,
        { id: catalogId },
      );
      return catalog.channelRules;
    },
    update: async (sku: string, input: object) => {
      const { product } = await get('query ($id: ID!) { product(id: $id) { revision } }', { id: ids[sku] });
      await get('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
        input: { id: ids[sku], revision: product.revision, ...input },
      });
    },
    /** The SKUs of the products in the feed of a version. */
    feed: async (versionId: string, channel: string | null = 'web') => {
      const query = channel === null ? '' : `?channel=${channel}`;
      const text = await (await client.fetch(`/feeds/${versionId}/camp.xml${query}`)).text();
      return [...text.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, sku]) => sku).sort();
    },
    /** The number of items in the report of the feed, of a version or of the next one. */
    count: async (versionId: string | null) => {
      const report = '(channel: "web") { itemCount totalDocs }';
      const data = versionId
        ? await get(`query ($id: ID!) { of: publishedCatalog(id: $id) { googleFeed${report} } }`, { id: versionId })
        : await get(`query ($id: ID!) { of: publishPreview(catalogId: $id) { googleFeed${report} } }`, {
            id: catalogId,
          });
      return data.of.googleFeed as { itemCount: number; totalDocs: number };
    },
  };
}

/** A client for the rules of channels. */
export async function createMembersClient() {
  const client = await createChannelRuleClient('CHANNEL');
  const { catalogId, get } = client;
  /** The SKUs of the products that match a filter as text. */
  const find = async (where: string): Promise<string[]> => {
    const parsed = parseFilterText(where);
    if ('error' in parsed) throw new Error(where);
    const { products } = await get('query ($input: ProductListInput!) { products(input: $input) { data { sku } } }', {
      input: { catalogId, sort: 'SKU', perPage: 100, filter: parsed.filter },
    });
    return products.data.map(({ sku }: { sku: string }) => sku);
  };
  /** Starts a job and returns its id when it has ended. */
  const job = async (field: string, input: object): Promise<string> => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const data = await get(`mutation ($input: ${type}!) { ${field}(input: $input) { job { id } } }`, { input });
    await client.gateway.idle();
    return data[field].job.id;
  };
  return {
    ...client,
    find,
    job,
    undo: (id: string) => job('undoJob', { id }),
    title: async (id: string): Promise<string> =>
      (await get('query ($id: ID!) { job(id: $id) { title } }', { id })).job.title,
    /** The SKUs of the products in the channel. */
    members: (channel = 'web') => find(`channel is ${channel}`),
    product: async (sku: string, fields: string) =>
      (await get(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id: client.ids[sku] })).product,
    /** The SKUs of the products of a version that were in the channel. */
    published: async (id: string, channel: string | null = 'web'): Promise<string[]> => {
      const { publishedCatalog } = await get(
        `query ($id: ID!, $channel: String) { publishedCatalog(id: $id) { products(channel: $channel) { data { sku } } } }`,
        { id, channel },
      );
      return publishedCatalog.products.data.map(({ sku }: { sku: string }) => sku);
    },
  };
}
