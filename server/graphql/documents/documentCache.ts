/** Values by text, of which only those used last are kept. */
interface TextCache<Value> {
  get: (text: string) => Value | undefined;
  set: (text: string, value: Value) => void;
}

/** Characters counted for a text beside its own, so that there are not too many short ones. */
const OVERHEAD = 50;

/** Creates a cache for texts with this many characters in total. A longer text is not kept. */
export function createTextCache<Value>(maxCharacters: number): TextCache<Value> {
  // Ordered by last use, because a used entry is inserted again.
  const entries = new Map<string, Value>();
  let characters = 0;
  const sizeOf = (text: string) => text.length + OVERHEAD;
  const remove = (text: string) => {
    if (entries.delete(text)) characters -= sizeOf(text);
  };
  return {
    get: (text) => {
      const value = entries.get(text);
      if (value === undefined) return undefined;
      entries.delete(text);
      entries.set(text, value);
      return value;
    },
    set: (text, value) => {
      remove(text);
      entries.set(text, value);
      characters += sizeOf(text);
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) break;
        remove(oldest);
      }
    },
  };
}
