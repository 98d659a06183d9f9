import { createMemoryFiles } from '#server/db/memoryFiles';
import { createMemoryStore } from '#server/db/memoryStore';
import { createSnapshotStores } from '#server/db/snapshots';
import type { FilledStore } from '#server/db/emptyStore';
import { ARCHIVED_TABLES } from '#server/domain/archive/manifest';
import type { ByteSource } from '#server/domain/archive/streams';
import { writeArchive } from '#server/domain/archive/writeArchive';

/** Reads all bytes. */
export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk.slice());
  return new Uint8Array(await new Blob(all as BlobPart[]).arrayBuffer());
}

/** The bytes as a source, of which a file is one. */
export function toSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async function* (start, end) {
      yield bytes.subarray(start, end);
    },
  };
}

/** Writes an archive of a store. */
export async function archiveOf({ store, files }: FilledStore): Promise<Uint8Array<ArrayBuffer>> {
  const { openSnapshot } = createSnapshotStores(store, files);
  return readAll(writeArchive(openSnapshot, new Date('2026-05-04T10:00:00Z')));
}

export function createMemory(): FilledStore {
  return { store: createMemoryStore(), files: createMemoryFiles() };
}

/** Bytes as a text. */
export function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** Everything that archives have of a store: records in their order, ids, and the bytes of files. */
export async function readEverything({ store, files }: FilledStore) {
  const tables = await Promise.all(
    ARCHIVED_TABLES.map(async (table) => [table, await store.getMany(table, await store.ids(table))] as const),
  );
  const bytes = new Map<string, string>();
  // As texts, which are compared much faster.
  for (const { id } of await store.list('files')) bytes.set(id, toText(await readAll(files.read(id))));
  return { tables: new Map(tables), bytes, lastIds: await store.readLastIds() };
}
