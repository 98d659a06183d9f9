import { z } from 'zod';
import { say } from '../../records/sentence';
import { TABLE_NAMES, type TableName } from '../../records/tables';
import type { LastIds } from '../../db/lastIds';
import { archiveError, FAULTS } from './archiveErrors';

/** The name of the part that says what the others are. It comes last, because it has their checksums. */
export const MANIFEST = 'manifest.json';

const PROGRAM = 'catalog-manager';
/** How the parts of an archive are named and written. */
const FORMAT = 1;
/** Increment it with each change of what is stored that earlier versions can't read. */
const LAYOUT = 1;

/** Tables that are not in archives, because their records let someone sign in or set a password. */
const LEFT_OUT: readonly TableName[] = ['sessions', 'passwordResets'];

/** The tables that archives have. Accounts come last, so that no one can sign in before all else is restored. */
export const ARCHIVED_TABLES: readonly TableName[] = [
  ...TABLE_NAMES.filter((table) => table !== 'authUsers' && !LEFT_OUT.includes(table)),
  'authUsers',
];

/** Ids that are names of files everywhere. */
const FILE_ID = /^[\w-]{1,100}$/;

const count = z.int().min(0);

const contentSchema = z.object({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const headSchema = z.object({ program: z.literal(PROGRAM), format: z.int(), layout: z.int() });

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  tables: z.record(z.string(), contentSchema.extend({ count })),
  files: z.record(z.string().regex(FILE_ID), contentSchema),
  lastIds: z.record(z.string(), count),
});

/** The bytes of a part, decompressed, and their checksum. */
export type PartContent = z.infer<typeof contentSchema>;

/** What is in an archive. Tables without records are not listed. */
export interface Manifest {
  createdAt: string;
  tables: Partial<Record<TableName, PartContent & { count: number }>>;
  files: Record<string, PartContent>;
  lastIds: LastIds;
}

/** The names of the parts. */
export function getTablePart(table: string): string {
  return `tables/${table}.ndjson`;
}
export function getFilePart(id: string): string {
  return `files/${id}`;
}

export function formatManifest(manifest: Manifest): string {
  return JSON.stringify({ program: PROGRAM, format: FORMAT, layout: LAYOUT, ...manifest }, null, 1);
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw archiveError(FAULTS.damaged);
  }
};

/**
 * Parses a manifest. Throws INVALID if it is of something else or of a newer version, or has tables that are unknown.
 */
export function parseManifest(text: string): Manifest {
  const json = parseJson(text);
  const head = headSchema.safeParse(json);
  if (!head.success) throw archiveError(FAULTS.notArchive);
  if (head.data.format > FORMAT || head.data.layout > LAYOUT) throw archiveError(FAULTS.newer);
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw archiveError(FAULTS.damaged);
  const { data } = parsed;
  const unknown = Object.keys(data.tables).find((table) => !ARCHIVED_TABLES.some((known) => known === table));
  if (unknown !== undefined) {
    throw archiveError(say`This backup has data that this version doesn’t know: ${unknown}. Update this installation.`);
  }
  return data;
}
