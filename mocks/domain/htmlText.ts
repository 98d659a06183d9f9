const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  reg: '®',
  trade: '™',
  copy: '©',
  times: '×',
  frac12: '½',
  euro: '€',
};

const decode = (entity: string, body: string) => {
  if (!body.startsWith('#')) return ENTITIES[body] ?? entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
};

/** An HTML fragment as plain text: paragraphs and list items on separate lines, without tags, entities decoded. */
export function htmlText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|tr|table|section|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** The text of an HTML fragment on one line, for orders, filters, and limits. */
export function htmlLine(html: string): string {
  return htmlText(html).replaceAll('\n', ' ');
}

/** The start of the text, at most `max` UTF-16 units long, without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
