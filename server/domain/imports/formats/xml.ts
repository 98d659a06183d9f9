import { SaxesParser } from 'saxes';
import { say, type Sentence } from '#server/records/sentence';
import { MAX_CELL, createFileError, xmlTooDeep, xmlTooLong } from '../errors';

/** Handlers called in document order. */
export interface XmlHandlers {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** Maximum characters between two pieces of markup; each character of a cell can be written as an entity. */
const MAX_PIECE = 8 * MAX_CELL;

/** Maximum elements within one another. The parser holds about 300 bytes for each. */
const MAX_DEPTH = 256;

/** The name without its namespace prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Parses XML from chunks of text that can end anywhere; `what` names it in messages. DTDs are ignored, so only XML's
 * five predefined entities and character references are known. `write` and `end` throw INVALID for XML that is not
 * well-formed, and `write` also for a text or tag too long for memory, and for elements nested too deep.
 */
export function createXmlReader(what: Sentence, { open, text, close }: XmlHandlers) {
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw createFileError(
      say`${what} isn’t well-formed XML (line and column ${message.replace(/\.$/, '')}). It may be truncated. Export it again.`,
    );
  });
  /** Characters written since the parser last called a handler. */
  let waiting = 0;
  let depth = 0;
  const giving =
    <Arguments extends unknown[]>(give: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      waiting = 0;
      give(...given);
    };
  parser.on(
    'opentag',
    giving(({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }) => {
      if (++depth > MAX_DEPTH) throw xmlTooDeep(what, MAX_DEPTH);
      open(name, attributes);
    }),
  );
  parser.on(
    'closetag',
    giving(({ name }: { name: string }) => {
      depth -= 1;
      close(name);
    }),
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
}

/** Receives the bytes of one part of an archive; `isLast` marks the last ones. */
export type PartSink = (bytes: Uint8Array, isLast: boolean) => void;

/** A sink that parses the UTF-8 of a part as XML. */
export function xmlSink(what: Sentence, handlers: XmlHandlers): PartSink {
  const reader = createXmlReader(what, handlers);
  const decoder = new TextDecoder();
  return (bytes, isLast) => {
    reader.write(decoder.decode(bytes, { stream: !isLast }));
    if (isLast) reader.end();
  };
}
