import { generateHTML, generateJSON, type Extensions, type JSONContent } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { createPurifier } from '../../ui/purifier';

/** What the visual editor knows: paragraphs, headings, lists, quotes, code, lines, and text with marks and links. */
export const extensions: Extensions = [
  StarterKit.configure({
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
];

const purify = createPurifier(() => undefined);

const bodyOf = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

/** HTML as the visual editor takes it: without anything that acts. */
export const toDocument = (html: string): JSONContent => generateJSON(purify(html), extensions);

/** The HTML of the editor's content; entries of lists stand without paragraphs of their own. */
export function toHtml(document: JSONContent): string {
  const body = bodyOf(generateHTML(document, extensions));
  for (const paragraph of body.querySelectorAll('li > p:first-child')) {
    const item = paragraph.parentElement;
    if (item?.querySelectorAll(':scope > p').length === 1) paragraph.replaceWith(...paragraph.childNodes);
  }
  const html = body.innerHTML;
  return html === '<p></p>' ? '' : html;
}

const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** Elements that say nothing without attributes: their content becomes paragraphs. */
const plain: readonly string[] = ['p', 'div', 'span'];

/** How often each element and attribute occurs. */
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

/** Elements such as `<table>` and attributes such as `class` that the visual editor would drop; none for most HTML. */
export function lostParts(html: string): string[] {
  const before = countParts(bodyOf(html));
  const after = countParts(bodyOf(toHtml(toDocument(html))));
  return [...before].flatMap(([part, count]) => (count > (after.get(part) ?? 0) ? [part] : []));
}
