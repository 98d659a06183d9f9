import { getSeedMark } from '#server/db/seededStore';
import { archiveError, FAULTS } from '#server/domain/archive/archiveErrors';
import { openArchive, type Archive } from '#server/domain/archive/openArchive';
import { restoreArchive } from '#server/domain/archive/restoreArchive';
import { assertAbility } from '#server/domain/auth/abilities';
import { userOfToken } from '#server/domain/auth/userOfToken';
import type { DomainContext } from '#server/domain/context';
import { DomainError } from '#server/errors';
import { errorResponse } from '#server/http';
import { say } from '#server/records/sentence';
import type { Change } from '#server/records/tables';
import { DEMO_SEEDS } from './demo/demoSeeds';
import type { ArchiveRequest, ArchiveSummary, MessageEndpoint, OpenArchive, ToPage } from './messaging/messages';
import type { Notify } from './notice';
import { openNextStore, type PersistedStore } from './persistence/indexedDb';

/** The share of the time that it takes to check a backup before it is stored. */
const CHECK_SHARE = 0.4;

const readBlob = async function* (blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
};

/**
 * Checks a backup for a user who can do everything. Throws INVALID if it can't be opened, and UNAUTHENTICATED or
 * FORBIDDEN.
 */
export async function readArchive(
  ctx: DomainContext,
  { file, accessToken, isConfirmed }: ArchiveRequest & { file: Blob },
  onProgress: (share: number) => void,
): Promise<Archive> {
  const { user } = await userOfToken(ctx, accessToken ?? '');
  assertAbility(user, { action: 'manage', subject: 'all' });
  const source = { size: file.size, read: (start: number, end: number) => readBlob(file.slice(start, end)) };
  const archive = await openArchive(source, {
    onProgress: (share) => onProgress(isConfirmed ? share * CHECK_SHARE : share),
  });
  // A workspace without accounts would be filled with demo data.
  if (!archive.hasAdministrator) throw archiveError(FAULTS.noAdministrator);
  return archive;
}

/** What is in a backup, for its user. */
export function summarize({ manifest: { createdAt, tables } }: Archive): ArchiveSummary {
  const [catalogs = 0, products = 0, versions = 0, accounts = 0] = (
    ['catalogs', 'products', 'publishedCatalogs', 'authUsers'] as const
  ).map((table) => tables[table]?.count ?? 0);
  return { createdAt, catalogs, products, versions, accounts };
}

/**
 * Fills an empty store of the browser from a backup. Throws LIMIT if the browser has not enough storage; the store is
 * then deleted.
 */
export async function fillFromArchive(
  archive: Archive,
  next: PersistedStore,
  onProgress: (share: number) => void,
): Promise<void> {
  const { createdAt, tables } = archive.manifest;
  // Tables of a server are not filled with demo data when they are first read.
  const marks = DEMO_SEEDS.filter((seed) => seed.tables.some((table) => tables[table])).map((seed): Change => ({
    table: 'settings',
    put: { id: getSeedMark(seed), value: createdAt },
  }));
  const flush = async () => {
    await next.flush();
    if (next.isFlushed()) return;
    throw new DomainError(
      'LIMIT',
      say`The browser can’t store this backup. Free space on this device, then try again. Nothing was replaced.`,
    );
  };
  await restoreArchive(
    archive,
    { ...next, flush },
    {
      getLastChanges: async (accounts) => [...marks, ...accounts.map((put): Change => ({ table: 'authUsers', put }))],
      undo: next.remove,
      onProgress: (share) => onProgress(CHECK_SHARE + (1 - CHECK_SHARE) * share),
    },
  );
}

/** Returns why a backup can't be opened, in a language. */
export async function toErrorText(error: unknown, acceptLanguage: string): Promise<string> {
  return ((await (await errorResponse(error, acceptLanguage)).json()) as { error: string }).error;
}

/** What the worker has to open a backup. */
interface ArchiveOwner {
  endpoint: MessageEndpoint<ToPage>;
  context: DomainContext;
  onNotice: Notify;
  /** Replaces the workspace by that of the store. */
  replace: (next: PersistedStore) => Promise<void>;
}

/** Checks a backup, replaces the workspace by it if the user has confirmed that, and tells the page about it. */
export async function answer(message: OpenArchive, { endpoint, context, onNotice, replace }: ArchiveOwner) {
  const { question, isConfirmed, acceptLanguage } = message;
  const tell = (answered: Extract<ToPage, { type: 'archive' }>['answer']) =>
    endpoint.postMessage({ type: 'archive', question, answer: answered }, []);
  const note = (share: number) => endpoint.postMessage({ type: 'archiveProgress', question, share }, []);
  try {
    const archive = await readArchive(context, message, note);
    if (isConfirmed) {
      let isCurrent = false;
      const next = await openNextStore({ onNotice: (notice) => isCurrent && onNotice(notice) });
      await fillFromArchive(archive, next, note);
      isCurrent = true;
      await replace(next);
    }
    tell({ summary: summarize(archive) });
  } catch (error) {
    tell({ error: await toErrorText(error, acceptLanguage) });
  }
}
