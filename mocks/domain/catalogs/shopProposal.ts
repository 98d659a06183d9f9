import type { ProductContent } from '../../records/products';
import type { ShopProposal } from '../../types.generated';
import type { DomainContext } from '../context';

/** So many products tell enough: a file comes from one shop. */
const LOOKED_AT = 200;

/** Attributes that hold the link of the product's page: columns that no layout has a field for keep their names. */
const LINK_NAMES = new Set(['link', 'url', 'product url', 'product link', 'permalink', 'canonical link']);

/** Shop systems that are known by the path of their images, with the path of a product's page. */
const SYSTEMS = [
  { images: /^(https?:\/\/[^/]+(?:\/[^/]+)*?)\/wp-content\//i, linkPattern: '/product/{slug}' },
  { images: /^(https?:\/\/[^/]+(?:\/[^/]+)*?)\/(?:pub\/)?media\/catalog\/product\//i, linkPattern: '/{slug}.html' },
];

/** Magento keeps images below the first two characters of their names, and exports the path from there. */
const MAGENTO_IMAGE = /^\/?([^/])\/([^/])\/\1\2?[^/]*$/i;
const MAGENTO = { linkPattern: '/{slug}.html', imagePath: '/media/catalog/product' };

const isAbsolute = (url: string) => /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);

/** The value that was found most often, the first of several; null for none. */
const mostFrequent = (values: readonly (string | null | undefined)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, 0])[0];
};

/** The pattern that the path of a product's link follows; null where it holds neither slug nor SKU nor reference. */
const patternOf = (link: string, { slug, sku, externalReference }: ProductContent): string | null => {
  const { pathname, search } = new URL(link);
  const path = pathname + search;
  const ids = [
    ['slug', slug],
    ['sku', sku],
    ['id', externalReference],
  ] as const;
  for (const [name, value] of ids) {
    const part = value && encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
    if (!part) continue;
    const at = path.lastIndexOf(part);
    // A whole part of the path, or one with an ending, not letters within a word.
    if (at > 0 && /[/=]/.test(path[at - 1]!) && !/[\w-]/.test(path[at + part.length] ?? '')) {
      return `${path.slice(0, at)}{${name}}${path.slice(at + part.length)}`;
    }
  }
  return null;
};

/** What products tell about the shop that they came from; see `ShopProposal` in the schema. */
export const proposeShop = (products: readonly ProductContent[]): ShopProposal => {
  const links = products.flatMap((product) => {
    const link = product.attributes.find(({ name }) => LINK_NAMES.has(name.trim().toLowerCase()))?.value.trim() ?? '';
    return isAbsolute(link) ? { link, product } : [];
  });
  const images = products.flatMap(({ media, variants }) =>
    [...media, ...variants.flatMap((variant) => variant.media)].map(({ url }) => url.trim()),
  );
  const served = images.flatMap((url) =>
    SYSTEMS.flatMap(({ images: pattern, linkPattern }) => {
      const shopUrl = pattern.exec(url)?.[1];
      return shopUrl ? { shopUrl, linkPattern } : [];
    }),
  );
  const isMagento = images.some((url) => MAGENTO_IMAGE.test(url));
  return {
    shopUrl:
      mostFrequent(links.map(({ link }) => new URL(link).origin)) ?? mostFrequent(served.map(({ shopUrl }) => shopUrl)),
    linkPattern: links.length
      ? mostFrequent(links.map(({ link, product }) => patternOf(link, product)))
      : (mostFrequent(served.map(({ linkPattern }) => linkPattern)) ?? (isMagento ? MAGENTO.linkPattern : null)),
    imageBaseUrl: mostFrequent(images.filter(isAbsolute).map((url) => new URL(url).origin)),
    imagePath: isMagento ? MAGENTO.imagePath : null,
  };
};

/** What the catalog's first products tell about their shop. */
export const shopProposal = async (
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
): Promise<ShopProposal> => {
  const page = { filter: {}, sort: 'SKU', direction: 'ASC', offset: 0, limit: LOOKED_AT } as const;
  return proposeShop((await store.products.find({ catalogId, ...page })).rows);
};
