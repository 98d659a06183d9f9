import { escapeHtml } from '#shared/escapeHtml';
import { htmlText } from '../../texts/htmlText';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (text: unknown) => (typeof text === 'string' ? escapeHtml(text) : '');

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

const toText = ({ value, bold, italic }: Node) => {
  const html = escaped(value).replaceAll('\n', '<br>');
  const slanted = italic === true ? wrap('em', html) : html;
  return bold === true ? wrap('strong', slanted) : slanted;
};

const toHtml = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { type, children, level, listType, url } = node;
  const inner = Array.isArray(children) ? children.map(toHtml).join('') : '';
  switch (type) {
    case 'text':
      return toText(node);
    case 'paragraph':
      return wrap('p', inner);
    case 'heading':
      return wrap(/^[1-6]$/.test(String(level)) ? `h${String(level)}` : 'h2', inner);
    case 'list':
      return wrap(listType === 'ordered' ? 'ol' : 'ul', inner);
    case 'list-item':
      return wrap('li', inner);
    case 'link':
      return `<a href="${escaped(url)}">${inner}</a>`;
    default:
      return inner;
  }
};

/** Whether the value is a rich text of Shopify, which has a root with paragraphs, headings, and lists. */
export function isRichText(value: unknown): boolean {
  return isNode(value) && value['type'] === 'root' && Array.isArray(value['children']);
}

/** A rich text of Shopify as HTML. Source: shopify.dev, “Rich text formatting details” of metafields. */
export function richTextHtml(value: unknown): string {
  return toHtml(value);
}

/** A rich text of Shopify as plain text, with each paragraph and list item on a line. */
export function richTextPlain(value: unknown): string {
  return htmlText(toHtml(value));
}
