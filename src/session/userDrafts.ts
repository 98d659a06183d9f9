import { isObject } from '#lib/isObject';
import { readStored, writeStored } from '#lib/storedJson';

const key = 'drafts';

const readAll = (storage: Storage, userId: string): Record<string, unknown> => {
  const stored = readStored(storage, key);
  return isObject(stored) && stored.userId === userId && isObject(stored.drafts) ? stored.drafts : {};
};

/**
 * What the user has entered under a name and not sent yet. Undefined if there is none, or only that of another user.
 */
export function readUserDraft(storage: Storage, userId: string, name: string): unknown {
  return readAll(storage, userId)[name];
}

/** Stores a draft, so that a reload does not lose it. Drafts of another user are removed. */
export function writeUserDraft(storage: Storage, userId: string, name: string, draft: unknown): void {
  writeStored(storage, key, { userId, drafts: { ...readAll(storage, userId), [name]: draft } });
}

/** Removes all drafts. */
export function removeUserDrafts(storage: Storage): void {
  storage.removeItem(key);
}
