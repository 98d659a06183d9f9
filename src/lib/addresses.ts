/** Whether a text is the address of a page on the web. */
export const isPageAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Whether the server takes a text as an address: of a page, or of something of its own, which begins with one slash. */
export const isAddress = (text: string): boolean => isPageAddress(text) || /^\/(?![/\\])\S*$/.test(text);
