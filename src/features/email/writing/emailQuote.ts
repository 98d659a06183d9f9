import { escapeHtml } from '#shared/escapeHtml';
import { href, paths } from '#routing/paths';

/** Identifies quotations that this app added to a reply. */
const sourcePrefix = `${href(paths.email)}?email=`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** An email's HTML as a quotation, with a header that names its source. */
export function toQuote(emailId: string, lines: readonly string[], html: string): string {
  const head = lines.map(escapeHtml).join('<br>');
  // Serialized again by the parser, so that unclosed tags cannot affect the content that follows.
  return `<blockquote cite="${sourcePrefix}${encodeURIComponent(emailId)}"><p>${head}</p>${parse(html).innerHTML}</blockquote>`;
}

/** Splits an email's HTML into its own content and the quotation added by this app, if any. */
export function splitQuote(html: string): { own: string; quote: string } {
  if (!html.includes(sourcePrefix)) return { own: html, quote: '' };
  const body = parse(html);
  const last = body.lastElementChild;
  const isQuote = last?.tagName === 'BLOCKQUOTE' && last.getAttribute('cite')?.startsWith(sourcePrefix);
  if (!last || !isQuote) return { own: html, quote: '' };
  last.remove();
  return { own: body.innerHTML, quote: last.outerHTML };
}
