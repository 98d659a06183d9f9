/** Elements after which a reader expects a new line. */
const blockEnd = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\s*>/gi;

/**
 * The text of a piece of HTML, blocks on lines of their own. The browser's parser reads it into a document
 * that is never shown: nothing in it is run or loaded.
 */
export function htmlText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(blockEnd, '$&\n'), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
