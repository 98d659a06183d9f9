import { compareIds } from './comparators';

/** Ids of the products that hold a key. Most keys have one holder, so that a set is made for the second only. */
export interface KeyMap {
  add(key: string, id: string): void;
  remove(key: string, id: string): void;
  /** Rising. */
  ids(key: string): string[];
}

export const createKeyMap = (): KeyMap => {
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
};
