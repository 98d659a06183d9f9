import { joinOptions, joinTexts, type Offer } from './compared';

const PASSWORD = 'superadmin';

interface Translation {
  languageCode: string;
  name: string;
}

interface Product {
  translations: (Translation & { description: string })[];
  variants: {
    sku: string;
    price: number;
    currencyCode: string;
    trackInventory: 'TRUE' | 'FALSE' | 'INHERIT';
    stockLevels: { stockOnHand: number }[];
    options: { name: string; translations: Translation[]; group: { name: string; translations: Translation[] } }[];
  }[];
}

const PRODUCTS = `query ($skip: Int!) {
  products(options: { skip: $skip, take: 100, sort: { id: ASC } }) {
    totalItems
    items {
      translations { languageCode name description }
      variants {
        sku price currencyCode trackInventory
        stockLevels { stockOnHand }
        options { name translations { languageCode name } group { name translations { languageCode name } } }
      }
    }
  }
}`;

const inLanguage = ({ name, translations }: { name: string; translations: Translation[] }, code: string) =>
  translations.find(({ languageCode }) => languageCode === code)?.name ?? name;

const toOffers = ({ translations, variants }: Product): Offer[] =>
  variants.map((variant) => {
    const optionsIn = (code: string) =>
      joinOptions(variant.options.map((option) => [inLanguage(option.group, code), inLanguage(option, code)]));
    return {
      sku: variant.sku,
      price: joinTexts([`${variant.currencyCode} ${variant.price / 100}`]),
      options: joinOptions(variant.options.map(({ name, group }) => [group.name, name])),
      stock: variant.trackInventory === 'FALSE' ? '' : String(variant.stockLevels[0]?.stockOnHand),
      texts: Object.fromEntries(
        translations.map(({ languageCode, name, description }) => [
          languageCode,
          joinTexts([name, description, optionsIn(languageCode)]),
        ]),
      ),
    };
  });

/** The Admin API of a Vendure server. */
export interface VendureClient {
  /** Sets the currency and the languages of the shop. */
  setUp: (currency: string, languages: readonly string[]) => Promise<void>;
  /** Imports a file, and returns the errors. */
  importFile: (bytes: Uint8Array) => Promise<string[]>;
  readOffers: () => Promise<Offer[]>;
  deleteProducts: () => Promise<void>;
}

/** Signs in to the Vendure server on this port. */
export async function openVendure(port: number): Promise<VendureClient> {
  const url = `http://127.0.0.1:${port}/admin-api?languageCode=en`;
  let token = '';
  const send = async <Data>(init: RequestInit): Promise<Data> => {
    const response = await fetch(url, {
      method: 'POST',
      ...init,
      headers: {
        ...init.headers,
        'apollo-require-preflight': 'true',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    token ||= response.headers.get('vendure-auth-token') ?? '';
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(`Vendure: ${errors.map(({ message }) => message).join(' ')}`);
    return data;
  };
  const ask = <Data>(query: string, variables: object = {}) =>
    send<Data>({ headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });

  await ask('mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }', {
    password: PASSWORD,
  });

  return {
    setUp: async (currency, languages) => {
      await ask(
        'mutation ($languages: [LanguageCode!]) { updateGlobalSettings(input: { availableLanguages: $languages }) { __typename } }',
        {
          languages,
        },
      );
      const { activeChannel } = await ask<{ activeChannel: { id: string } }>('{ activeChannel { id } }');
      await ask('mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }', {
        input: {
          id: activeChannel.id,
          defaultCurrencyCode: currency,
          availableCurrencyCodes: [currency],
          availableLanguageCodes: languages,
        },
      });
    },
    importFile: async (bytes) => {
      const form = new FormData();
      const query = 'mutation ($file: Upload!) { importProducts(csvFile: $file) { errors } }';
      form.append('operations', JSON.stringify({ query, variables: { file: null } }));
      form.append('map', JSON.stringify({ 0: ['variables.file'] }));
      form.append('0', new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }), 'products.csv');
      const { importProducts } = await send<{ importProducts: { errors: string[] } }>({ body: form });
      return importProducts.errors;
    },
    readOffers: async () => {
      const offers: Offer[] = [];
      for (let skip = 0; ; skip += 100) {
        const { products } = await ask<{ products: { totalItems: number; items: Product[] } }>(PRODUCTS, { skip });
        offers.push(...products.items.flatMap(toOffers));
        if (skip + 100 >= products.totalItems) return offers;
      }
    },
    deleteProducts: async () => {
      for (;;) {
        const { products } = await ask<{ products: { items: { id: string }[] } }>(
          '{ products(options: { take: 100 }) { items { id } } }',
        );
        if (!products.items.length) return;
        await ask('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) { result } }', {
          ids: products.items.map(({ id }) => id),
        });
      }
    },
  };
}
