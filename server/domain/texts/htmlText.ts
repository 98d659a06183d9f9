/** The names of the characters from U+00A1 to U+00FF. */
const LATIN_1 = `iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute
Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml
Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth
ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const ENTITIES: Record<string, string> = {
  ...Object.fromEntries(LATIN_1.split(/\s/).map((name, index) => [name, String.fromCodePoint(0xa1 + index)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  trade: '™',
  euro: '€',
};

const decode = (entity: string, body: string) => {
  if (!body.startsWith('#')) return ENTITIES[body] ?? entity;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return entity;
  return code < 32 ? ' ' : String.fromCodePoint(code);
};

/** The text with the characters that entities such as `&trade;` stand for. Unknown entities stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi, decode);
}

/** An HTML fragment as plain text: paragraphs and list items on separate lines, without tags, entities decoded. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6]|tr|table|section|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(text)
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
