import { SaxesParser } from 'saxes';

/** An element with its text; names are kept as written. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** Parses a document; throws if it is not well-formed XML. */
export function xmlTree(xml: string): XmlElement {
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => void (open.at(-1)!.text += text));
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return top.children[0]!;
}

/** Texts of the children with this name. */
export function getTexts(element: XmlElement, name: string): string[] {
  return element.children.filter((child) => child.name === name).map(({ text }) => text);
}
