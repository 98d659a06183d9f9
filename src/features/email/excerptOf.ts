import { lineOfHtml } from '../../lib/htmlText';
import { splitQuote } from './mailQuote';

/** Characters that a row has room for at most. */
const room = 240;

/** The beginning of a mail's text on one line, without what it quotes. */
export function excerptOf(html: string): string {
  const { own, quote } = splitQuote(html);
  return lineOfHtml(own || quote).slice(0, room);
}
