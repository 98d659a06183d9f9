import { say, type Sentence } from '../../records/sentence';
/** Maximum number of characters of a URL or a link pattern of a shop. */
export const MAX_URL = 500;

/** Returns the URL without surrounding whitespace and trailing slashes; undefined if it is empty. */
export function normalizeUrl(text: string): string | undefined {
  return text.trim().replace(/\/+$/, '') || undefined;
}

/** Says what is wrong with a URL that links or images start with; null if nothing is. */
export function getUrlMessage(url: string | undefined, name: Sentence, example: string): Sentence | null {
  if (url === undefined) return null;
  if (url.length > MAX_URL) return say`Use ${MAX_URL} characters or fewer for the ${name}.`;
  const { protocol, username, password, search, hash } = URL.canParse(url) ? new URL(url) : new URL('none:');
  if (!/^https?:\/\/[^/\s]+/i.test(url) || /[\s<>"\\]/.test(url) || !/^https?:$/.test(protocol)) {
    return say`The ${name} must be an absolute http(s) URL. Example: ${example}`;
  }
  return username || password || search || hash
    ? say`Remove the username, password, query, and fragment from the ${name}. Example: ${example}`
    : null;
}

/** Says what is wrong with the URL of a shop; null if nothing is. */
export function getShopUrlMessage(url: string | undefined): Sentence | null {
  return getUrlMessage(url, say`shop URL`, 'https://www.example.com');
}
