const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Plain text as HTML: a paragraph for each, where blank lines part them; single line ends stay. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, table, tr, blockquote, section, article';

/**
 * HTML as plain text to go on with: paragraphs parted by blank lines. What `htmlOfText` made comes back as it was. The
 * browser's parser reads it into a document that is never shown: nothing in it is run or loaded.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  // The cells of a table stand beside each other, but apart.
  for (const element of body.querySelectorAll('td, th')) element.append(' ');
  for (const element of body.querySelectorAll(blocks)) {
    const isLine = element.tagName === 'LI' || element.tagName === 'TR';
    element.after(isLine ? '\n' : '\n\n');
  }
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text of HTML without blank lines: blocks on lines of their own. */
export const linesOfHtml = (html: string): string => textOfHtml(html).replace(/\n+/g, '\n');

/** The text of HTML on one line. */
export const lineOfHtml = (html: string): string => textOfHtml(html).replace(/\s+/g, ' ');
