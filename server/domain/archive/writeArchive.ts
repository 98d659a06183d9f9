import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { RESTORING } from '../../db/halfRestored';
import type { Snapshot } from '../../db/snapshots';
import type { FileRecord } from '../../records/files';
import type { TableName, Tables } from '../../records/tables';
import { SET_UP_LINKS } from '../users/setUp';
import {
  ARCHIVED_TABLES,
  formatManifest,
  getFilePart,
  getTablePart,
  MANIFEST,
  type Manifest,
  type PartContent,
} from './manifest';
import { writeZip, type NewPart } from './zipWriter';

/** Settings that are not in archives: they are about the store itself. */
const OWN_SETTINGS: readonly string[] = [SET_UP_LINKS, RESTORING];

const isArchived = (table: TableName, { id }: Tables[TableName]) => table !== 'settings' || !OWN_SETTINGS.includes(id);

/** Yields the chunks, and calls `onEnd` with what they were. */
async function* measure(
  chunks: AsyncIterable<Uint8Array>,
  onEnd: (content: PartContent) => void,
): AsyncGenerator<Uint8Array> {
  const hasher = sha256.create();
  let bytes = 0;
  for await (const chunk of chunks) {
    hasher.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  onEnd({ bytes, sha256: bytesToHex(hasher.digest()) });
}

/** The name under which an archive of the moment is saved. */
export function getArchiveName(at: Date): string {
  return `catalog-manager-${at.toISOString().slice(0, 10)}.zip`;
}

/**
 * Takes a snapshot, yields it as an archive, and closes it (docs/decisions/0035-archives.md): a ZIP file with the
 * records of each table as lines of JSON in the order of insertion, the files, and a manifest with counts and
 * checksums. Sessions, links, and the secrets of tokens are not in it; passwords are, as hashes.
 */
export async function* writeArchive(
  openSnapshot: () => Promise<Snapshot>,
  createdAt: Date,
): AsyncGenerator<Uint8Array> {
  const snapshot = await openSnapshot();
  const manifest: Manifest = {
    createdAt: createdAt.toISOString(),
    tables: {},
    files: {},
    lastIds: snapshot.lastIds,
  };
  const files: FileRecord[] = [];

  const readTable = async function* (
    table: TableName,
    pages: AsyncIterator<Tables[TableName][]>,
    first: IteratorResult<Tables[TableName][]>,
    onCount: (count: number) => void,
  ) {
    for (let page = first; !page.done; page = await pages.next()) {
      const records = page.value.filter((record) => isArchived(table, record));
      if (table === 'files') files.push(...(records as FileRecord[]));
      onCount(records.length);
      if (records.length) yield utf8ToBytes(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    }
  };

  const listParts = async function* (): AsyncGenerator<NewPart> {
    for (const table of ARCHIVED_TABLES) {
      const pages = snapshot.scan(table)[Symbol.asyncIterator]();
      const first = await pages.next();
      if (first.done) continue;
      let count = 0;
      const lines = readTable(table, pages, first, (added) => (count += added));
      const note = (content: PartContent) => (manifest.tables[table] = { count, ...content });
      yield { name: getTablePart(table), chunks: measure(lines, note) };
    }
    for (const { id, size } of files) {
      if (size === 0) continue;
      const note = (content: PartContent) => (manifest.files[id] = content);
      yield { name: getFilePart(id), chunks: measure(snapshot.readFile(id, size), note) };
    }
    const text = async function* () {
      yield utf8ToBytes(formatManifest(manifest));
    };
    yield { name: MANIFEST, chunks: text() };
  };

  try {
    yield* writeZip(listParts());
  } finally {
    await snapshot.close();
  }
}
