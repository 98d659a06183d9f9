import { TABLE_NAMES, type Change } from '../records/tables';
import type { FileStore } from './files';
import type { Store } from './store';

/**
 * Id of the setting that a store has while it is filled from an archive. A store that still has it when it is opened
 * was not filled completely.
 */
export const RESTORING = 'restoring';

/** Records of a commit. */
const SLICE = 500;

/** A store, its files, and what writes commits so far, so that memory does not grow with them. */
export interface FilledStore {
  store: Store;
  files: FileStore;
  flush?: () => Promise<void>;
}

/** Whether the store was not filled completely, because the process ended. */
export async function isHalfRestored(store: Pick<Store, 'get'>): Promise<boolean> {
  return (await store.get('settings', RESTORING)) !== undefined;
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
