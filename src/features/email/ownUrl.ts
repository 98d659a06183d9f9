/**
 * The URL if it is a path on the server, otherwise null. A request to any other host could tell the sender of an email
 * that it was viewed.
 */
export function ownUrl(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])/.test(url) ? url : null;
}
