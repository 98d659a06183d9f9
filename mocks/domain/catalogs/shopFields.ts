import type { CatalogRecord } from '../../records/catalogs';
import type { CatalogInput } from '../../types.generated';

/** What a catalog knows of the shop that sells its products. */
export type ShopFields = Pick<CatalogRecord, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;

/** Their names. */
export const SHOP_FIELDS = ['shopUrl', 'linkPattern', 'imageBaseUrl'] as const satisfies (keyof ShopFields)[];

/** Where a product's page is in a shop of which nothing else is known. */
export const DEFAULT_LINK_PATTERN = '/products/{slug}';

/** Placeholders of a link pattern. */
export const LINK_PLACEHOLDERS = ['slug', 'sku', 'id'] as const;

const MAX_LENGTH = 500;

/** The URL without blanks around it and slashes at its end; undefined for none. */
const normalizeUrl = (text: string): string | undefined => text.trim().replace(/\/+$/, '') || undefined;

/** The pattern as a path; undefined for none, and for the default one. */
const normalizePattern = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (!trimmed || /^[a-z][a-z\d+.-]*:/i.test(trimmed)) return trimmed || undefined;
  const path = `/${trimmed.replace(/^\/+/, '')}`;
  return path === DEFAULT_LINK_PATTERN ? undefined : path;
};

const urlMessage = (url: string | undefined, name: string, example: string): string | null => {
  if (url === undefined) return null;
  if (url.length > MAX_LENGTH) return `Use ${MAX_LENGTH} characters or fewer for the ${name}.`;
  const { protocol, username, password, search, hash } = URL.canParse(url) ? new URL(url) : new URL('none:');
  if (!/^https?:\/\/[^/\s]+/i.test(url) || /[\s<>"\\]/.test(url) || !/^https?:$/.test(protocol)) {
    return `The ${name} is not an absolute http(s) URL. Example: ${example}`;
  }
  return username || password || search || hash
    ? `Leave out the sign-in, query and fragment of the ${name}. Example: ${example}`
    : null;
};

const patternMessage = (pattern: string | undefined): string | null => {
  if (pattern === undefined) return null;
  if (pattern.length > MAX_LENGTH) return `Use ${MAX_LENGTH} characters or fewer for the link pattern.`;
  if (!pattern.startsWith('/')) return 'The link pattern is a path below the shop URL. Example: /products/{slug}';
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !LINK_PLACEHOLDERS.some((known) => known === name));
  if (unknown.length || /[{}]/.test(pattern.replace(/\{[^{}]*\}/g, ''))) {
    const found = unknown.length ? ` {${unknown[0]}} is not one.` : '';
    return `Use the placeholders {slug}, {sku} and {id} in the link pattern.${found}`;
  }
  if (!names.length)
    return 'Put {slug}, {sku} or {id} into the link pattern, so that each product has a link of its own.';
  return /[\s<>"\\]/.test(pattern)
    ? 'The link pattern has characters that no URL has. Example: /products/{slug}'
    : null;
};

/** The fields that the input makes of the former ones, with a message for each that is at fault (null where it is not). */
export const shopFields = (
  input: CatalogInput,
  former: ShopFields | null,
): { fields: ShopFields; messages: Record<keyof ShopFields, string | null> } => {
  const url = (given: string | null | undefined, kept: string | undefined) =>
    given === null || given === undefined ? kept : normalizeUrl(given);
  const shopUrl = url(input.shopUrl, former?.shopUrl);
  const imageBaseUrl = url(input.imageBaseUrl, former?.imageBaseUrl);
  const linkPattern =
    input.linkPattern === null || input.linkPattern === undefined
      ? former?.linkPattern
      : normalizePattern(input.linkPattern);
  return {
    fields: { shopUrl, linkPattern, imageBaseUrl },
    messages: {
      shopUrl: urlMessage(shopUrl, 'shop URL', 'https://www.example.com'),
      linkPattern: patternMessage(linkPattern),
      imageBaseUrl: urlMessage(imageBaseUrl, 'base URL of images', 'https://www.example.com/media/catalog/product'),
    },
  };
};
