import { escapeHtml } from '#shared/escapeHtml';

/** Plain text as HTML: blank lines separate paragraphs, and single line breaks are kept. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, table, tr, blockquote, section, article, dl, dt, dd';

/**
 * HTML as plain text, with paragraphs separated by blank lines. The output of `htmlOfText` is restored unchanged. The
 * browser’s parser reads the HTML into a document that is never shown, so nothing in it is run or loaded.
 */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  // Separates the text of adjacent table cells.
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

/** The text of HTML without blank lines, with each block on its own line. */
export function linesOfHtml(html: string): string {
  return textOfHtml(html).replace(/\n+/g, '\n');
}

/** The text of HTML on one line. */
export function lineOfHtml(html: string): string {
  return textOfHtml(html).replace(/\s+/g, ' ');
}
