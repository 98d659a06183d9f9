/** Keys of the list of products in files and responses of other systems. */
const NAMES = new Set(['products', 'items', 'data', 'results', 'records', 'entries', 'rows']);

/** Most objects around a list, as in `{"data": {"products": []}}`. */
const MAX_OBJECTS = 3;

const MAX_NAME = 20;

interface List {
  /** The characters before its opening bracket. */
  start: number;
  isNamed: boolean;
  /** Whether it is a value of the outermost object. */
  isOuter: boolean;
}

/**
 * Finds the list of products within an object that is the whole text, as in Shopify's `{"products": []}`: the only list
 * of objects with a name that such lists have, or the only value of the object. Returns the characters before it, or
 * null if the text is a product or NDJSON. Reads only the first line of NDJSON.
 */
export async function findJsonList(texts: AsyncIterable<string>): Promise<number | null> {
  let position = 0;
  let depth = 0;
  /** The last key of each open object, as long as there is no list around them. */
  const path: string[] = [];
  let isString = false;
  let isEscaped = false;
  let word = '';
  let keys = 0;
  let hasSku = false;
  let isClosed = false;
  let opened: List | null = null;
  const filled: List[] = [];
  const empty: List[] = [];

  for await (const text of texts) {
    for (let i = 0; i < text.length; i += 1) {
      const sign = text.charAt(i);
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isString = false;
        else if (word.length < MAX_NAME) word += sign.toLowerCase();
        continue;
      }
      if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') continue;
      if (isClosed) return null;
      if (opened) {
        if (sign === '{') filled.push(opened);
        else if (sign === ']') empty.push(opened);
        opened = null;
      }
      const isOnPath = depth === path.length;
      if (sign === '"') {
        isString = true;
        word = '';
      } else if (sign === ':' && isOnPath) {
        path[depth - 1] = word;
        if (depth === 1) {
          keys += 1;
          hasSku ||= word === 'sku';
        }
      } else if (sign === '{') {
        if (isOnPath && depth < MAX_OBJECTS) path.push('');
        depth += 1;
      } else if (sign === '[') {
        const isNamed = path.every((key) => NAMES.has(key));
        if (isOnPath) opened = { start: position + i, isNamed, isOuter: depth === 1 };
        depth += 1;
      } else if (sign === '}' || sign === ']') {
        if (isOnPath) path.pop();
        depth -= 1;
        isClosed = depth === 0;
        if (isClosed && (hasSku || !(filled.length || empty.length))) return null;
      }
    }
    position += text.length;
  }
  const isList = ({ isNamed, isOuter }: List) => isNamed || (isOuter && keys === 1);
  const lists = filled.some(isList) ? filled.filter(isList) : empty.filter(isList);
  const [list, second] = lists;
  return list && !second && !hasSku ? list.start : null;
}
