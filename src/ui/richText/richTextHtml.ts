import { generateHTML, generateJSON, type Extensions, type JSONContent } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { createPurifier } from '../text/purifier';

/** What the visual editor supports: paragraphs, headings, lists, quotes, code, rules, and text with marks and links. */
export const extensions: Extensions = [
  StarterKit.configure({
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
];

const purify = createPurifier(() => undefined);

const readBody = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

/** Converts HTML into the visual editor's document after sanitizing it. */
export function toDocument(html: string): JSONContent {
  return generateJSON(purify(html), extensions);
}

/** Converts the editor's content into HTML. List items are not wrapped in paragraphs. */
export function toHtml(document: JSONContent): string {
  const body = readBody(generateHTML(document, extensions));
  for (const paragraph of body.querySelectorAll('li > p:first-child')) {
    const item = paragraph.parentElement;
    if (item?.querySelectorAll(':scope > p').length === 1) paragraph.replaceWith(...paragraph.childNodes);
  }
  const html = body.innerHTML;
  return html === '<p></p>' ? '' : html;
}

const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** Elements without meaning of their own unless they have attributes. Their content becomes paragraphs. */
const plain: readonly string[] = ['p', 'div', 'span'];

/** Counts each element and attribute. */
function countParts(body: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    if (!plain.includes(name)) count(`<${sameAs[name] ?? name}>`);
    for (const attribute of element.attributes) count(attribute.name);
  }
  return counts;
}

/**
 * Returns the elements, for example `<table>`, and attributes, for example `class`, that the visual editor would drop.
 * Empty for most HTML.
 */
export function lostParts(html: string): string[] {
  const before = countParts(readBody(html));
  const after = countParts(readBody(toHtml(toDocument(html))));
  return [...before].flatMap(([part, count]) => (count > (after.get(part) ?? 0) ? [part] : []));
}
