import { joinOptions, joinTexts, type Offer } from './compared';

/** The account that the bench creates in the server. */
export const MEDUSA_ACCOUNT = { email: 'admin@example.com', password: 'supersecret' };

const FIELDS =
  'id,title,description,variants.sku,variants.prices.amount,variants.prices.currency_code,variants.options.value,variants.options.option.title';
const PAGE = 50;
const MAX_SECONDS = 300;

/** The answer to the start of an import. */
interface Started {
  transaction_id: string;
}

interface Product {
  id: string;
  title: string;
  description: string | null;
  variants: {
    sku: string;
    prices: { amount: number; currency_code: string }[];
    options: { value: string; option: { title: string } }[];
  }[];
}

const toOffers = (product: Product, language: string): Offer[] =>
  product.variants.map(({ sku, prices, options: pairs }) => {
    const options = joinOptions(pairs.map(({ value, option }) => [option.title, value]));
    return {
      sku,
      price: joinTexts(prices.map(({ amount, currency_code }) => `${currency_code.toUpperCase()} ${amount}`).sort()),
      options,
      stock: undefined,
      texts: { [language]: joinTexts([product.title, product.description ?? '', options]) },
    };
  });

/** The admin API of a Medusa server. */
export interface MedusaClient {
  /** Imports a file by the route of the admin app, or by the older one, and returns the errors when it has ended. */
  importFile: (bytes: Uint8Array, route: 'imports' | 'import') => Promise<string[]>;
  readOffers: (language: string) => Promise<Offer[]>;
  deleteProducts: () => Promise<void>;
}

/** Signs in to the Medusa server on this port. */
export async function openMedusa(port: number): Promise<MedusaClient> {
  let token = '';
  const send = async <Data>(path: string, body?: object | FormData, method = body ? 'POST' : 'GET'): Promise<Data> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Medusa: ${path} is ${response.status} ${text.slice(0, 1000)}`);
    return JSON.parse(text) as Data;
  };
  ({ token } = await send<{ token: string }>('/auth/user/emailpass', MEDUSA_ACCOUNT));

  const readProducts = async (fields: string) => {
    const all: Product[] = [];
    for (;;) {
      const { products } = await send<{ products: Product[] }>(
        `/admin/products?limit=${PAGE}&offset=${all.length}&order=id&fields=${fields}`,
      );
      all.push(...products);
      if (products.length < PAGE) return all;
    }
  };

  const start = async (file: File, route: 'imports' | 'import') => {
    const form = new FormData();
    form.append(route === 'import' ? 'file' : 'files', file);
    if (route === 'import') return send<Started>('/admin/products/import', form);
    const { files } = await send<{ files: { id: string }[] }>('/admin/uploads', form);
    return send<Started>('/admin/products/imports', {
      file_key: files[0]!.id,
      originalname: file.name,
      extension: 'csv',
      size: file.size,
      mime_type: file.type,
    });
  };

  const readNotices = async () => {
    const { notifications } = await send<{ notifications: { id: string; data: { description?: string } }[] }>(
      '/admin/notifications?channel=feed&limit=100&order=-created_at',
    );
    return new Map(notifications.map(({ id, data }) => [id, data.description ?? '']));
  };

  /** Medusa works on after its answer, and tells in a notification how that ended. */
  const waitForNotice = async (known: ReadonlyMap<string, string>) => {
    for (let second = 0; second < MAX_SECONDS; second++) {
      const [notice] = [...(await readNotices())].filter(([id]) => !known.has(id));
      if (notice?.[1].includes('successfully')) return;
      if (notice) throw new Error(`Medusa: ${notice[1]}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error(`Medusa: no end of the import after ${MAX_SECONDS} seconds.`);
  };

  return {
    importFile: async (bytes, route) => {
      const known = await readNotices();
      const file = new File([Uint8Array.from(bytes)], 'products.csv', { type: 'text/csv' });
      try {
        const { transaction_id } = await start(file, route);
        await send(`/admin/products/${route}/${transaction_id}/confirm`, {});
        await waitForNotice(known);
        return [];
      } catch (error) {
        return [String(error)];
      }
    },
    readOffers: async (language) => (await readProducts(FIELDS)).flatMap((product) => toOffers(product, language)),
    deleteProducts: async () => {
      for (const { id } of await readProducts('id')) await send(`/admin/products/${id}`, undefined, 'DELETE');
    },
  };
}
