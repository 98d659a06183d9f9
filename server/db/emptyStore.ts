import { TABLE_NAMES, type Change } from '../records/tables';
import type { FileStore } from './files';
import { RESTORING } from './halfRestored';
import type { Store } from './store';

/** Records of a commit. */
const SLICE = 500;

/** A store, its files, and what writes commits so far, so that memory does not grow with them. */
export interface FilledStore {
  store: Store;
  files: FileStore;
  flush?: () => Promise<void>;
}

/**
 * Removes all records and files but the kept settings; the mark that the store is being filled comes last, so that a
 * process that ends before can do it again.
 */
export async function emptyStore({ store, files, flush }: FilledStore, kept: readonly string[] = []): Promise<void> {
  const isKept = (id: string) => id === RESTORING || kept.includes(id);
  for (const id of await store.ids('files')) await files.remove(id);
  for (const table of TABLE_NAMES) {
    const ids = (await store.ids(table)).filter((id) => table !== 'settings' || !isKept(id));
    for (let at = 0; at < ids.length; at += SLICE) {
      await store.commit(ids.slice(at, at + SLICE).map((remove) => ({ table, remove }) as Change));
    }
  }
  await store.commit([{ table: 'settings', remove: RESTORING }]);
  await flush?.();
}
