import { say } from '#server/records/sentence';
import { createFileError } from '../errors';

/** Maximum size of one item in a JSON file, in characters. */
const MAX_ITEM = 16 * 1024 * 1024;

/** Maximum nesting of lists and objects within an item; no product needs more. */
const MAX_DEPTH = 64;

const BACKSLASH = 92;
const QUOTE = 34;

const isSpace = (sign: string) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';

const invalidItem = (item: number, reason: string) =>
  createFileError(say`Item ${item} in the file isn’t valid JSON: ${reason}. Fix it and try again.`);

const parse = (text: string, item: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidItem(item, error instanceof SyntaxError ? error.message : String(error));
  }
};

/**
 * Splits JSON into its items, from chunks of text that can end anywhere. Items are the entries of one array or the
 * lines of NDJSON. Only one item is held in memory at a time. Text after the array is ignored if the array is a value
 * of an object. Throws INVALID with the item's number for invalid JSON. See docs/decisions/0012-own-json-splitter.md.
 */
export function createJsonSplitter({ isNested = false } = {}) {
  /** Whether the items are in an array; null until the first character is read. */
  let isArray: boolean | null = null;
  let isClosed = false;
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let partial = '';
  let count = 0;

  const toItem = (text: string): unknown => {
    partial = '';
    count += 1;
    return parse(text, count);
  };

  /** The items completed by this chunk of text. */
  const push = (text: string): unknown[] => {
    const items: unknown[] = [];
    let from = 0;
    for (let i = 0; i < text.length && !(isNested && isClosed); i += 1) {
      if (isString) {
        const code = text.charCodeAt(i);
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isString = false;
        continue;
      }
      const sign = text.charAt(i);
      if (isArray === null) {
        if (isSpace(sign)) continue;
        isArray = sign === '[';
        from = isArray ? i + 1 : i;
        if (isArray) continue;
      }
      if (isClosed) {
        if (isSpace(sign)) continue;
        throw createFileError(say`There is text after the end of the JSON list. Remove it and try again.`);
      }
      if (sign === '"') isString = true;
      else if (sign === '{' || sign === '[') {
        depth += 1;
        if (depth > MAX_DEPTH)
          throw createFileError(
            say`Item ${count + 1} in the file is nested more than ${MAX_DEPTH} levels deep. Flatten it and try again.`,
          );
      } else if (depth > 0) {
        if (sign === '}' || sign === ']') depth -= 1;
      } else if (isArray && (sign === ',' || sign === ']')) {
        const item = partial + text.slice(from, i);
        isClosed = sign === ']';
        // An empty list has no item between its brackets.
        if (!isClosed || count || item.trim()) items.push(toItem(item));
        from = i + 1;
      } else if (!isArray && sign === '\n') {
        const line = partial + text.slice(from, i);
        if (line.trim()) items.push(toItem(line));
        partial = '';
        from = i + 1;
      }
    }
    if (isArray !== null && !isClosed) partial += text.slice(from);
    if (partial.length > MAX_ITEM) {
      throw createFileError(
        say`Item ${count + 1} in the file is larger than 16 MB. The file must be a list of products, with one object for each product.`,
      );
    }
    return items;
  };

  /** The last item, if no line break follows it. */
  const end = (): unknown[] => {
    if (isArray === false && depth === 0 && !isString) return partial.trim() ? [toItem(partial)] : [];
    if (isClosed || isArray === null) return [];
    throw createFileError(say`The file ends in the middle of item ${count + 1}. It may be truncated. Export it again.`);
  };

  return { push, end };
}
