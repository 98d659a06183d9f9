import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AuthUserRecord } from '../../records/auth';
import type { FileRecord } from '../../records/files';
import type { TableName, Tables } from '../../records/tables';
import { isAdministrator } from '../users/accounts';
import { archiveError, FAULTS } from './archiveErrors';
import {
  ARCHIVED_TABLES,
  getFilePart,
  getTablePart,
  MANIFEST,
  parseManifest,
  type Manifest,
  type PartContent,
} from './manifest';
import type { ByteSource } from './streams';
import { readZipList, readZipPart, type ZipPart } from './zipReader';

/** How large an archive can be. */
export interface ArchiveLimits {
  /** Bytes of the manifest, decompressed. */
  manifest: number;
  /** Bytes of everything, decompressed. */
  total: number;
  /** Characters of a record as JSON: a version with 200,000 products has 27 million. */
  record: number;
}

const LIMITS: ArchiveLimits = { manifest: 128 * 1024 ** 2, total: 64 * 1024 ** 3, record: 256 * 1024 ** 2 };

/** An archive whose bytes were all checked. */
export interface Archive {
  manifest: Manifest;
  /** Whether one of its accounts is that of an administrator who can sign in. */
  hasAdministrator: boolean;
  /** Yields the records of a table, some at a time. */
  scan: <Name extends TableName>(table: Name) => AsyncIterable<Tables[Name][]>;
  readFile: (id: string) => AsyncIterable<Uint8Array>;
}

/** What to check, and whom to tell about it. */
export interface OpenArchiveOptions {
  /** Called with the share of the bytes that were checked, 0 to 1. */
  onProgress?: (share: number) => void;
  limits?: ArchiveLimits;
}

const damaged = () => archiveError(FAULTS.damaged);

const parseRecord = <Name extends TableName>(line: string): Tables[Name] => {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    throw damaged();
  }
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
  if (typeof id !== 'string' || id === '') throw damaged();
  return record as Tables[Name];
};

/** Yields the records in lines of JSON, those of a chunk at a time. */
async function* parseLines<Name extends TableName>(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncGenerator<Tables[Name][]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw damaged();
    }
    const lines = text.split('\n');
    const last = lines.pop()!;
    length += (lines[0] ?? last).length;
    if (length > maxLength) throw damaged();
    if (!lines.length) {
      pieces.push(last);
      continue;
    }
    lines[0] = [...pieces, lines[0]].join('');
    pieces = last === '' ? [] : [last];
    length = last.length;
    yield lines.map((line) => parseRecord<Name>(line));
  }
  if (pieces.length) throw damaged();
}

/** Yields the chunks. Throws INVALID at the end if they are not what the manifest says. */
async function* verify(chunks: AsyncIterable<Uint8Array>, content: PartContent): AsyncGenerator<Uint8Array> {
  const hasher = sha256.create();
  for await (const chunk of chunks) {
    hasher.update(chunk);
    yield chunk;
  }
  if (bytesToHex(hasher.digest()) !== content.sha256) throw damaged();
}

const readText = async (source: ByteSource, part: ZipPart): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readZipPart(source, part)) text += decoder.decode(chunk, { stream: true });
  return text;
};

/**
 * Opens an archive, and checks every byte of it, so that reading it later can only fail if it is changed. Nothing is
 * stored. Throws INVALID, saying in one sentence what is wrong: not an archive, cut off, damaged, of a newer version,
 * with unknown tables, or larger than the limits.
 */
export async function openArchive(
  source: ByteSource,
  { onProgress = () => undefined, limits = LIMITS }: OpenArchiveOptions = {},
): Promise<Archive> {
  const parts = await readZipList(source);
  const own = parts.get(MANIFEST);
  if (!own) throw archiveError(FAULTS.notArchive);
  if (own.size > limits.manifest) throw archiveError(FAULTS.tooLarge);
  const manifest = parseManifest(await readText(source, own));

  const getPart = (name: string, content: PartContent): ZipPart => {
    const part = parts.get(name);
    if (part?.size !== content.bytes) throw damaged();
    return part;
  };
  const contents = [...Object.values(manifest.tables), ...Object.values(manifest.files)];
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limits.total) throw archiveError(FAULTS.tooLarge);

  const readFile = (id: string): AsyncIterable<Uint8Array> => {
    const content = manifest.files[id];
    if (!content) throw damaged();
    return verify(readZipPart(source, getPart(getFilePart(id), content)), content);
  };
  const scan = async function* <Name extends TableName>(table: Name) {
    const content = manifest.tables[table];
    if (!content) return;
    const chunks = verify(readZipPart(source, getPart(getTablePart(table), content)), content);
    yield* parseLines<Name>(chunks, limits.record);
  };

  let checked = 0;
  const note = ({ bytes }: PartContent) => {
    checked += bytes;
    onProgress(total === 0 ? 1 : checked / total);
  };

  let hasAdministrator = false;
  for (const table of ARCHIVED_TABLES) {
    const content = manifest.tables[table];
    if (!content) continue;
    let count = 0;
    for await (const records of scan(table)) {
      count += records.length;
      if (table === 'authUsers') hasAdministrator ||= (records as AuthUserRecord[]).some(isAdministrator);
      const isMissing = ({ id, size }: FileRecord) => size > 0 && !manifest.files[id];
      if (table === 'files' && (records as FileRecord[]).some(isMissing)) throw damaged();
    }
    if (count !== content.count) throw damaged();
    note(content);
  }
  for (const [id, content] of Object.entries(manifest.files)) {
    for await (const chunk of readFile(id)) void chunk;
    note(content);
  }
  return { manifest, hasAdministrator, scan, readFile };
}
