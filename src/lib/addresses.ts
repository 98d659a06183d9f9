/** Whether a text is the URL of a web page. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/**
 * Whether the server accepts a text as a URL: an absolute URL, or a path on the server, which begins with a single
 * slash.
 */
export function isAddress(text: string): boolean {
  return isPageAddress(text) || /^\/(?![/\\])\S*$/.test(text);
}
