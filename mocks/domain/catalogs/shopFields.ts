import { DEFAULT_LINK_PATTERN, type CatalogRecord } from '../../records/catalogs';
import type { UpdateCatalogInput } from '../../types.generated';

/** The catalog fields that describe the shop where its products are sold. */
export type ShopFields = Pick<CatalogRecord, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;

/** Names of the shop fields. */
export const SHOP_FIELDS = ['shopUrl', 'linkPattern', 'imageBaseUrl'] as const satisfies (keyof ShopFields)[];

/** Placeholders supported in a link pattern. */
export const LINK_PLACEHOLDERS = ['slug', 'sku', 'id'] as const;

const MAX_LENGTH = 500;

/** Returns the URL without surrounding whitespace and trailing slashes; undefined if it is empty. */
export function normalizeUrl(text: string): string | undefined {
  return text.trim().replace(/\/+$/, '') || undefined;
}

/** Returns the pattern as a path; undefined if it is empty or the default. */
const normalizePattern = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (!trimmed || /^[a-z][a-z\d+.-]*:/i.test(trimmed)) return trimmed || undefined;
  const path = `/${trimmed.replace(/^\/+/, '')}`;
  return path === DEFAULT_LINK_PATTERN ? undefined : path;
};

/** Says what is wrong with the URL of a shop; null if nothing is. */
export function getShopUrlMessage(url: string | undefined): string | null {
  return urlMessage(url, 'shop URL', 'https://www.example.com');
}

const urlMessage = (url: string | undefined, name: string, example: string): string | null => {
  if (url === undefined) return null;
  if (url.length > MAX_LENGTH) return `Use ${MAX_LENGTH} characters or fewer for the ${name}.`;
  const { protocol, username, password, search, hash } = URL.canParse(url) ? new URL(url) : new URL('none:');
  if (!/^https?:\/\/[^/\s]+/i.test(url) || /[\s<>"\\]/.test(url) || !/^https?:$/.test(protocol)) {
    return `The ${name} must be an absolute http(s) URL. Example: ${example}`;
  }
  return username || password || search || hash
    ? `Remove the username, password, query, and fragment from the ${name}. Example: ${example}`
    : null;
};

const patternMessage = (pattern: string | undefined): string | null => {
  if (pattern === undefined) return null;
  if (pattern.length > MAX_LENGTH) return `Use ${MAX_LENGTH} characters or fewer for the link pattern.`;
  if (!pattern.startsWith('/')) return 'The link pattern must be a path under the shop URL. Example: /products/{slug}';
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !LINK_PLACEHOLDERS.some((known) => known === name));
  if (unknown.length || /[{}]/.test(pattern.replace(/\{[^{}]*\}/g, ''))) {
    const found = unknown.length ? ` {${unknown[0]}} isn’t supported.` : '';
    return `Use only the placeholders {slug}, {sku}, and {id} in the link pattern.${found}`;
  }
  if (!names.length) return 'Add {slug}, {sku}, or {id} to the link pattern so that each product has its own link.';
  return /[\s<>"\\]/.test(pattern)
    ? 'The link pattern contains characters that aren’t allowed in a URL. Example: /products/{slug}'
    : null;
};

/** The fields that the input makes of the former ones (null and empty text remove a value), with a message for each that is at fault (null where it is not). */
export function shopFields(
  input: Pick<UpdateCatalogInput, keyof ShopFields>,
  former: ShopFields | null,
): { fields: ShopFields; messages: Record<keyof ShopFields, string | null> } {
  const url = (given: string | null | undefined, kept: string | undefined) =>
    given === undefined ? kept : normalizeUrl(given ?? '');
  const shopUrl = url(input.shopUrl, former?.shopUrl);
  const imageBaseUrl = url(input.imageBaseUrl, former?.imageBaseUrl);
  const linkPattern = input.linkPattern === undefined ? former?.linkPattern : normalizePattern(input.linkPattern ?? '');
  return {
    fields: { shopUrl, linkPattern, imageBaseUrl },
    messages: {
      shopUrl: getShopUrlMessage(shopUrl),
      linkPattern: patternMessage(linkPattern),
      imageBaseUrl: urlMessage(imageBaseUrl, 'image base URL', 'https://www.example.com/media/catalog/product'),
    },
  };
}
