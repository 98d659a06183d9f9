import { DEMO_MODEL } from '../../demo';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import { passwordCost } from '../auth/passwordHash';
import { hashLinkToken } from '../auth/passwordLink';
import { ACCOUNTS_LOCK } from '../auth/session';
import type { DomainContext } from '../context';
import { isAdministrator } from '../users/accounts';
import { isSetUpLink, SET_UP_LINKS, SET_UP_UPLOAD as UPLOAD } from '../users/setUp';
import { withLock } from '../withLock';
import { openArchive } from './openArchive';
import { isEmptyStore, restoreArchive } from './restoreArchive';
import {
  forgetSetUpArchive,
  noteSetUpArchive,
  readSetUpArchive,
  toFailed,
  type SetUpArchive,
  type RestoredCounts,
} from './setUpArchives';

/** How far a restore is, and what came of it. */
export type SetUpProgress =
  | { isDone: false; share: number }
  | { isDone: true; counts: RestoredCounts; needsAdministrator: boolean };

/** The share of the time that it takes to check an archive. */
const CHECK_SHARE = 0.3;

const EMPTY = { kind: 'uploading', size: 0 } as const;

/** Returns the hash of the token if it is that of the link, or was when a restore began. */
const checkToken = async (ctx: DomainContext, token: string | null): Promise<string> => {
  const hash = hashLinkToken(token ?? '');
  const found = await readSetUpArchive(ctx, hash);
  if (found && found.kind !== 'uploading') return hash;
  if (!(await isSetUpLink(ctx, token ?? ''))) {
    throw new DomainError('INVALID', say`This link doesn’t work anymore. Restart the server for a new one.`);
  }
  if (!(await isEmptyStore(ctx.store))) {
    throw new DomainError('CONFLICT', say`This server already has data. Backups are only restored into an empty one.`);
  }
  return hash;
};

/**
 * Appends bytes to the archive of the set-up link, and returns its size. At offset 0, another archive begins. Throws
 * INVALID for a wrong token, and CONFLICT with the right offset in `fields.offset`, or while it is restored.
 */
export async function appendToSetUpArchive(
  ctx: DomainContext,
  { token, offset, bytes }: { token: string | null; offset: number; bytes: AsyncIterable<Uint8Array> },
): Promise<number> {
  return withLock(ctx, 'setUpArchive', async () => {
    const hash = await checkToken(ctx, token);
    const found = (await readSetUpArchive(ctx, hash)) ?? EMPTY;
    if (found.kind === 'running' || found.kind === 'done') {
      throw new DomainError('CONFLICT', say`A backup is being restored. Wait until it is done.`);
    }
    let size = found.kind === 'uploading' && offset > 0 ? found.size : 0;
    if (offset !== size) {
      const message = say`${size} bytes have been uploaded so far. Continue from offset ${size}.`;
      throw new DomainError('CONFLICT', message, { offset: String(size) });
    }
    await ctx.files.truncate(UPLOAD, size);
    for await (const chunk of bytes) {
      await ctx.files.append(UPLOAD, chunk);
      size += chunk.length;
      await noteSetUpArchive(ctx, hash, { kind: 'uploading', size });
    }
    return size;
  });
}

/** Whether the password of an account is one of the demo, which everyone knows: only their hashes are that quick. */
const isPublic = ({ passwordHash }: AuthUserRecord): boolean =>
  passwordHash !== '' && Number(passwordHash.split('$')[1]) < Math.min(passwordCost.iterations, 100_000);

/**
 * Returns the changes that complete a restored server: they store the accounts, of which those with a public password
 * need a link for a new one, and remove the mark of the demo.
 */
export async function getServerChanges(
  { store }: Pick<DomainContext, 'store'>,
  accounts: readonly AuthUserRecord[],
): Promise<Change[]> {
  const locked = accounts.filter(isPublic);
  const people = await store.getMany(
    'users',
    locked.flatMap(({ personId }) => personId ?? []),
  );
  const accountOf = (account: AuthUserRecord) => (isPublic(account) ? { ...account, passwordHash: '' } : account);
  return [
    { table: 'settings', remove: DEMO_MODEL },
    ...accounts.map((account): Change => ({ table: 'authUsers', put: accountOf(account) })),
    ...people.flatMap((person): Change[] =>
      person ? [{ table: 'users', put: { ...person, status: 'pending' } }] : [],
    ),
  ];
}

/** Milliseconds between two notes of how far a restore is. */
const NOTE_MS = 500;

/** Returns what notes from time to time how far a restore is, and what waits until that was noted. */
const createShareNotes = (ctx: DomainContext, hash: string) => {
  let last = Date.now();
  let noting = Promise.resolve();
  return {
    note: (share: number) => {
      if (Date.now() - last < NOTE_MS) return;
      last = Date.now();
      // One that fails is followed by the next.
      noting = noting.then(() => noteSetUpArchive(ctx, hash, { kind: 'running', share })).catch(() => undefined);
    },
    settled: () => noting,
  };
};

const restore = (ctx: DomainContext, size: number, note: (share: number) => void) =>
  withLock(ctx, ACCOUNTS_LOCK, async (): Promise<SetUpArchive> => {
    const source = { size, read: (start: number, end: number) => ctx.files.read(UPLOAD, start, end) };
    const archive = await openArchive(source, { onProgress: (share) => note(CHECK_SHARE * share) });
    let needsAdministrator = false;
    const counts = await restoreArchive(archive, ctx, {
      onProgress: (share) => note(CHECK_SHARE + (1 - CHECK_SHARE) * share),
      getLastChanges: async (accounts) => {
        const changes = await getServerChanges(ctx, accounts);
        const hasOne = changes.some((one) => one.table === 'authUsers' && 'put' in one && isAdministrator(one.put));
        needsAdministrator = !hasOne;
        return hasOne ? [...changes, { table: 'settings', remove: SET_UP_LINKS }] : changes;
      },
    });
    return { kind: 'done', counts, needsAdministrator };
  });

/**
 * Restores the uploaded archive, or returns how far that is: call it again until it is done. Throws, once, why it
 * failed; another archive can then be uploaded.
 */
export async function restoreSetUpArchive(ctx: DomainContext, token: string | null): Promise<SetUpProgress> {
  return withLock(ctx, 'setUpArchive', async () => {
    const hash = await checkToken(ctx, token);
    const found = (await readSetUpArchive(ctx, hash)) ?? EMPTY;
    if (found.kind === 'failed' || found.kind === 'broken') {
      await forgetSetUpArchive(ctx, hash);
      if (found.kind === 'broken') throw new Error('The restore has failed, for the reason that is in the log.');
      throw new DomainError(found.code, found.sentence, found.fields);
    }
    if (found.kind === 'done') {
      return { isDone: true, counts: found.counts, needsAdministrator: found.needsAdministrator };
    }
    if (found.kind === 'uploading') {
      await noteSetUpArchive(ctx, hash, { kind: 'running', share: 0 });
      const { note, settled } = createShareNotes(ctx, hash);
      void restore(ctx, found.size, note)
        .catch((error: unknown) => {
          if (!(error instanceof DomainError)) console.error(error);
          return toFailed(error);
        })
        .then(async (archive) => {
          await settled();
          await noteSetUpArchive(ctx, hash, archive);
        })
        .then(() => ctx.files.remove(UPLOAD))
        .then(() => ctx.jobs.resumeAll())
        .catch((error: unknown) => console.error(error));
    }
    return { isDone: false, share: found.kind === 'running' ? found.share : 0 };
  });
}
