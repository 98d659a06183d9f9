/** Whether a text is the URL of a web page. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Whether a text is an absolute URL, or a path on the server, which begins with a single slash: browsers treat `//host`
 * and `/\host` as URLs of another host, and run `javascript:` URLs as code.
 */
export function isAddress(text: string): boolean {
  return isPageAddress(text) || /^\/(?![/\\])\S*$/.test(text);
}
