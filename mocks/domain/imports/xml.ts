import { SaxesParser } from 'saxes';
import { MAX_CELL, refused, xmlTooLong } from './refusal';

/** What is met in an XML text, in its order. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Characters between two pieces of markup; those of a cell may each be written as an entity. */
const MAX_PIECE = 8 * MAX_CELL;

/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML fed in parts that may end anywhere; `what` names it in messages. DTDs are passed over, so that no entity but
 * XML's own five and character references is known. `write` and `end` throw INVALID where the XML is not well-formed,
 * and `write` where a text or tag is so long that memory could not hold it.
 */
export const createXmlReader = (what: string, { open, text, close }: XmlHandlers) => {
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw refused(
      `${what} is not well-formed XML (line and column ${message.replace(/\.$/, '')}). It may have been cut short; export it again.`,
    );
  });
  /** Characters written since the parser last gave anything. */
  let waiting = 0;
  const giving =
    <Arguments extends unknown[]>(give: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      waiting = 0;
      give(...given);
    };
  parser.on(
    'opentag',
    giving(({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }) =>
      open(name, attributes),
    ),
  );
  parser.on(
    'closetag',
    giving(({ name }: { name: string }) => close(name)),
  );
  parser.on('text', giving(text));
  parser.on('cdata', giving(text));
  return {
    write: (part: string): void => {
      waiting += part.length;
      if (waiting > MAX_PIECE) throw xmlTooLong(what);
      parser.write(part);
    },
    end: (): void => {
      parser.close();
    },
  };
};
