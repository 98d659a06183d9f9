import type { Store } from './store';

/**
 * Id of the setting that a store has while it is filled from an archive. A store that still has it when it is opened
 * was not filled completely.
 */
export const RESTORING = 'restoring';

/** The lock under which a store is filled from an archive, or emptied again. */
export const RESTORE_LOCK = 'restore';

/** Whether the store was not filled completely, because the process ended. */
export async function isHalfRestored(store: Pick<Store, 'get'>): Promise<boolean> {
  return (await store.get('settings', RESTORING)) !== undefined;
}
