import { SaxesParser } from 'saxes';
import { refused } from './refusal';

/** What is met in an XML text, in its order. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML fed in parts that may end anywhere; `what` names it in messages. DTDs are passed over, so that no entity but
 * XML's own five and character references is known. `write` and `end` throw INVALID where the XML is not well-formed.
 */
export const createXmlReader = (what: string, { open, text, close }: XmlHandlers) => {
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw refused(
      `${what} is not well-formed XML (line and column ${message.replace(/\.$/, '')}). It may have been cut short; export it again.`,
    );
  });
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('closetag', ({ name }) => close(name));
  parser.on('text', text);
  parser.on('cdata', text);
  return {
    write: (part: string): void => {
      parser.write(part);
    },
    end: (): void => {
      parser.close();
    },
  };
};
