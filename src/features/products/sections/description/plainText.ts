/** Returns the text of an HTML fragment on one line, without tags, with entities decoded and whitespace collapsed. */
export function plainText(html: string): string {
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<[^>]*>/gi, ' ');
  // The browser knows all entities. Tags that are left without an end are part of the text.
  const { documentElement } = new DOMParser().parseFromString(text.replaceAll('<', '&lt;'), 'text/html');
  return documentElement.textContent.replace(/\s+/g, ' ').trim();
}

/** Returns the text of an HTML fragment with a line for each paragraph, heading, or item of a list. */
export function plainLines(html: string): string {
  const lines = html.split(/<br\b[^>]*>|<\/(?:p|li|h\d|div|blockquote)\s*>/i);
  return lines.map(plainText).filter(Boolean).join('\n');
}

/** Cuts the text at a word boundary to at most `max` characters, including the ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${end > max / 2 ? cut.slice(0, end) : cut}…`;
}
