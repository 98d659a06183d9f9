import { compareIds } from './comparators';

/**
 * Maps a key to the ids of the products that have it. Most keys belong to a single product, so a set is created only
 * for the second one.
 */
export interface KeyMap {
  add: (key: string, id: string) => void;
  remove: (key: string, id: string) => void;
  /** Returns the ids in ascending order. */
  ids: (key: string) => string[];
}

export function createKeyMap(): KeyMap {
  const holders = new Map<string, string | Set<string>>();
  return {
    add: (key, id) => {
      const held = holders.get(key);
      if (held === undefined) holders.set(key, id);
      else if (typeof held !== 'string') held.add(id);
      else if (held !== id) holders.set(key, new Set([held, id]));
    },
    remove: (key, id) => {
      const held = holders.get(key);
      if (held === id) holders.delete(key);
      else if (held instanceof Set && held.delete(id) && held.size === 1) holders.set(key, [...held].join());
    },
    ids: (key) => {
      const held = holders.get(key);
      if (held === undefined) return [];
      return typeof held === 'string' ? [held] : [...held].sort(compareIds);
    },
  };
}
