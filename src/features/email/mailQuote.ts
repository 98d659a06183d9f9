import { escapeHtml } from '../../lib/htmlText';
import { href, paths } from '../../routing/paths';

/** By what a quotation is known that this app has put below an answer. */
const sourcePrefix = `${href(paths.email)}?mail=`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** A mail's HTML as a quotation, below lines that say whose it is. */
export function quoteOf(mailId: string, lines: readonly string[], html: string): string {
  const head = lines.map(escapeHtml).join('<br>');
  // Written anew by the parser: what somebody left open must not swallow what follows.
  return `<blockquote cite="${sourcePrefix}${encodeURIComponent(mailId)}"><p>${head}</p>${parse(html).innerHTML}</blockquote>`;
}

/** A mail's HTML in two: what its writer wrote, and the quotation below it, if there is one of this app's. */
export function splitQuote(html: string): { own: string; quote: string } {
  if (!html.includes(sourcePrefix)) return { own: html, quote: '' };
  const body = parse(html);
  const last = body.lastElementChild;
  const isQuote = last?.tagName === 'BLOCKQUOTE' && last.getAttribute('cite')?.startsWith(sourcePrefix);
  if (!last || !isQuote) return { own: html, quote: '' };
  last.remove();
  return { own: body.innerHTML, quote: last.outerHTML };
}
