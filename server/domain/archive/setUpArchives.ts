import { DomainError, type DomainErrorCode, type FieldSentences } from '../../errors';
import type { StoredSentence } from '../../records/sentence';
import type { DomainContext } from '../context';

/** What was restored from an archive. */
export interface RestoredCounts {
  catalogs: number;
  products: number;
  /** Versions whose checksums are those of their restored products. */
  versions: number;
  files: number;
  accounts: number;
}

/** What is known about the archive that is uploaded or restored to set up a server. */
export type SetUpArchive =
  | { kind: 'uploading'; size: number }
  | { kind: 'running'; share: number }
  | { kind: 'failed'; code: DomainErrorCode; sentence: StoredSentence; fields?: FieldSentences }
  /** Failed because of a bug. */
  | { kind: 'broken' }
  | { kind: 'done'; counts: RestoredCounts; needsAdministrator: boolean };

/**
 * How long that is known, in milliseconds: for a day, as the link works, but how far a restore is only until the process
 * that restores it would have noted more.
 */
const LIFE = { running: 60_000, others: 24 * 3_600_000 };

/** The key of the note about the archive. `hash` is that of the token of its link. */
const toKey = (hash: string) => `setUpArchive ${hash}`;

type Notes = Pick<DomainContext, 'notes'>;

/** Returns what is known; undefined for nothing. */
export async function readSetUpArchive({ notes }: Notes, hash: string): Promise<SetUpArchive | undefined> {
  const text = await notes.get(toKey(hash));
  return text === undefined ? undefined : (JSON.parse(text) as SetUpArchive);
}

export async function noteSetUpArchive({ notes }: Notes, hash: string, archive: SetUpArchive): Promise<void> {
  await notes.put(toKey(hash), JSON.stringify(archive), archive.kind === 'running' ? LIFE.running : LIFE.others);
}

export async function forgetSetUpArchive({ notes }: Notes, hash: string): Promise<void> {
  await notes.remove(toKey(hash));
}

/** Returns what to note about a restore that has failed. */
export function toFailed(error: unknown): SetUpArchive {
  if (!(error instanceof DomainError)) return { kind: 'broken' };
  const { code, sentence, fieldSentences: fields } = error;
  return { kind: 'failed', code, sentence, ...(fields && { fields }) };
}
