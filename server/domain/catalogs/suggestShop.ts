import type { ProductContent } from '../../records/products';
import type { ShopProposal } from '../../types.generated';
import type { DomainContext } from '../context';

/** Number of products to examine. A file comes from one shop, so a sample is enough. */
const LOOKED_AT = 200;

/** Names of attributes that can hold the URL of the product's page, for products without a link. */
const LINK_NAMES = new Set(['link', 'url', 'product url', 'product link', 'permalink', 'canonical link']);

/** Shop systems recognized by their image paths, with the path of a product's page in each. */
const SYSTEMS = [
  { images: /^(https?:\/\/[^/]+(?:\/[^/]+)*?)\/wp-content\//i, linkPattern: '/product/{slug}' },
  { images: /^(https?:\/\/[^/]+(?:\/[^/]+)*?)\/(?:pub\/)?media\/catalog\/product\//i, linkPattern: '/{slug}.html' },
];

/**
 * Magento stores images in folders named after the first two characters of the file name, and exports the path from
 * there.
 */
const MAGENTO_IMAGE = /^\/?([^/])\/([^/])\/\1\2?[^/]*$/i;
const MAGENTO = { linkPattern: '/{slug}.html', imagePath: '/media/catalog/product' };

const isAbsolute = (url: string) => /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);

/** Returns the most frequent value, the first of them if there is a tie, or null if there is none. */
const mostFrequent = (values: readonly (string | null | undefined)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, 0])[0];
};

/**
 * Returns the link pattern that the path of a product's link follows; null if it contains neither the slug, the SKU,
 * nor the reference.
 */
const toPattern = (link: string, { slug, sku, externalReference }: ProductContent): string | null => {
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
    // Matches a whole path segment, with or without an extension, but not letters within a word.
    if (at > 0 && /[/=]/.test(path[at - 1]!) && !/[\w-]/.test(path[at + part.length] ?? '')) {
      return `${path.slice(0, at)}{${name}}${path.slice(at + part.length)}`;
    }
  }
  return null;
};

/** Suggests shop settings based on the products; see `ShopProposal` in the schema. */
export function suggestShop(products: readonly ProductContent[]): ShopProposal {
  const links = products.flatMap((product) => {
    const own = product.link ?? product.variants.find((variant) => variant.link !== undefined)?.link;
    const named = product.attributes.find(({ name }) => LINK_NAMES.has(name.trim().toLowerCase()))?.value;
    const link = (own ?? named ?? '').trim();
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
      ? mostFrequent(links.map(({ link, product }) => toPattern(link, product)))
      : (mostFrequent(served.map(({ linkPattern }) => linkPattern)) ?? (isMagento ? MAGENTO.linkPattern : null)),
    imageBaseUrl: mostFrequent(images.filter(isAbsolute).map((url) => new URL(url).origin)),
    imagePath: isMagento ? MAGENTO.imagePath : null,
  };
}

/** Suggests shop settings based on the catalog's first products. */
export async function shopProposal({ store }: Pick<DomainContext, 'store'>, catalogId: string): Promise<ShopProposal> {
  const page = { filter: {}, sort: 'SKU', direction: 'ASC', offset: 0, limit: LOOKED_AT } as const;
  return suggestShop((await store.products.find({ catalogId, ...page })).rows);
}
