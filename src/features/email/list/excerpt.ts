import { lineOfHtml } from '#lib/htmlText';
import { splitQuote } from '../writing/emailQuote';

/** Maximum length of an excerpt in characters. */
const room = 240;

/** The start of an email's text on one line, without quoted text. */
export function toExcerpt(html: string): string {
  const { own, quote } = splitQuote(html);
  return lineOfHtml(own || quote).slice(0, room);
}
