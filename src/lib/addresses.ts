/** Whether a text is the URL of a web page. */
export const isPageAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/**
 * Whether the server accepts a text as a URL: an absolute URL, or a path on the server, which begins with a single
 * slash.
 */
export const isAddress = (text: string): boolean => isPageAddress(text) || /^\/(?![/\\])\S*$/.test(text);
