import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PasswordResetRecord } from '#server/records/auth';
import type { ProductScanFilter } from '#server/db/store';
import type { DomainContext } from '#server/domain/context';
import type { ProductRecord } from '#server/records/products';
import type { Change, TableName, Tables } from '#server/records/tables';

/**
 * What tests read and change behind the transports: only what no request returns, and states that no request leads to.
 * A gateway is one.
 */
interface Stores {
  readonly context: Pick<DomainContext, 'store'>;
}

/** Returns a stored record; undefined if it does not exist. */
export function readStored<Name extends TableName>(
  { context }: Stores,
  table: Name,
  id: string,
): Promise<Tables[Name] | undefined> {
  return context.store.get(table, id);
}

/** Returns the stored records of a table that match, in the order in which they were added; all by default. */
export function listStored<Name extends TableName>(
  { context }: Stores,
  table: Name,
  where?: (record: Tables[Name]) => boolean,
): Promise<Tables[Name][]> {
  return context.store.list(table, where);
}

/** Returns the stored product of a catalog with the SKU, its own or a variant's; undefined without one. */
export function findStoredProduct(
  { context }: Stores,
  catalogId: string,
  sku: string,
): Promise<ProductRecord | undefined> {
  return context.store.products.bySku(catalogId, sku);
}

/** Returns the ids of the stored products of a catalog that match, in ascending order. */
export function findStoredIds({ context }: Stores, catalogId: string, filter: ProductScanFilter): Promise<string[]> {
  return context.store.products.ids(catalogId, filter);
}

/** Stores records as they are, without the rules of the domain; those with the same ids are replaced. */
export function putStored<Name extends TableName>(
  { context }: Stores,
  table: Name,
  ...records: readonly Tables[Name][]
): Promise<void> {
  return context.store.commit(records.map((put) => ({ table, put }) as Change));
}

/** Replaces values of a stored record without the rules of the domain. Throws if the record does not exist. */
export async function changeStored<Name extends TableName>(
  stores: Stores,
  table: Name,
  id: string,
  change: Partial<Tables[Name]> | ((record: Tables[Name]) => Partial<Tables[Name]>),
): Promise<void> {
  const record = await readStored(stores, table, id);
  if (!record) throw new Error(`${table} has no record with the id ${id}.`);
  await putStored(stores, table, { ...record, ...(typeof change === 'function' ? change(record) : change) });
}

/** Removes records without the rules of the domain: those with the ids, or all of the table. */
export async function removeStored(stores: Stores, table: TableName, ...ids: readonly string[]): Promise<void> {
  const removed = ids.length > 0 ? ids : (await listStored(stores, table)).map(({ id }) => id);
  await stores.context.store.commit(removed.map((remove) => ({ table, remove }) as Change));
}

/** Stores a link to set a password, with the token, that works for an hour. */
export function putPasswordLink(
  stores: { readonly context: Pick<DomainContext, 'store' | 'now'> },
  { token, ...link }: { token: string } & Pick<PasswordResetRecord, 'userId' | 'kind'>,
) {
  const expiresAt = new Date(stores.context.now().getTime() + 3_600_000).toISOString();
  return putStored(stores, 'passwordResets', { ...link, id: bytesToHex(sha256(utf8ToBytes(token))), expiresAt });
}
