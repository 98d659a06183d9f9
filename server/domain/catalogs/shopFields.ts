import { DEFAULT_LINK_PATTERN, type CatalogRecord } from '../../records/catalogs';
import { say, type Sentence } from '../../records/sentence';
import type { UpdateCatalogInput } from '../../types.generated';
import { getShopUrlMessage, getUrlMessage, MAX_URL, normalizeUrl } from '../texts/shopUrl';

/** The catalog fields that describe the shop where its products are sold. */
export type ShopFields = Pick<CatalogRecord, 'shopUrl' | 'linkPattern' | 'imageBaseUrl'>;

/** Names of the shop fields. */
export const SHOP_FIELDS = ['shopUrl', 'linkPattern', 'imageBaseUrl'] as const satisfies (keyof ShopFields)[];

/** Placeholders supported in a link pattern. */
export const LINK_PLACEHOLDERS = ['slug', 'sku', 'id'] as const;

/** Returns the pattern as a path; undefined if it is empty or the default. */
const normalizePattern = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (!trimmed || /^[a-z][a-z\d+.-]*:/i.test(trimmed)) return trimmed || undefined;
  const path = `/${trimmed.replace(/^\/+/, '')}`;
  return path === DEFAULT_LINK_PATTERN ? undefined : path;
};

const patternMessage = (pattern: string | undefined): Sentence | null => {
  if (pattern === undefined) return null;
  if (pattern.length > MAX_URL) return say`Use ${MAX_URL} characters or fewer for the link pattern.`;
  if (!pattern.startsWith('/'))
    return say`The link pattern must be a path under the shop URL. Example: /products/{slug}`;
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !LINK_PLACEHOLDERS.some((known) => known === name));
  if (unknown.length || /[{}]/.test(pattern.replace(/\{[^{}]*\}/g, ''))) {
    const advice = say`Use only the placeholders {slug}, {sku}, and {id} in the link pattern.`;
    return unknown[0] === undefined ? advice : say`${advice} ${`{${unknown[0]}}`} isn’t supported.`;
  }
  if (!names.length) return say`Add {slug}, {sku}, or {id} to the link pattern so that each product has its own link.`;
  return /[\s<>"\\]/.test(pattern)
    ? say`The link pattern contains characters that aren’t allowed in a URL. Example: /products/{slug}`
    : null;
};

/**
 * The fields that the input makes of the former ones (null and empty text remove a value), with a message for each that
 * is at fault (null where it is not).
 */
export function shopFields(
  input: Pick<UpdateCatalogInput, keyof ShopFields>,
  former: ShopFields | null,
): { fields: ShopFields; messages: Record<keyof ShopFields, Sentence | null> } {
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
      imageBaseUrl: getUrlMessage(imageBaseUrl, say`image base URL`, 'https://www.example.com/media/catalog/product'),
    },
  };
}
