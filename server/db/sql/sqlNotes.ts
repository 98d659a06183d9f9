import { createHolds, type Notes } from '../notes';
import { toDomainError } from './commitQueue';
import type { Sql } from './sql';
import { deleteEndedNotes, deleteNote, putNote, readNotes, renewNotes } from './statements/notes';

/** How long a note that is held lasts without being renewed, and how often it is renewed, in milliseconds. */
const HELD_MS = 15_000;
const RENEW_MS = 3_000;

/** Keys of one statement. */
const MAX_KEYS = 1_000;

/** Milliseconds between two looks for notes of other processes, or that have ended. */
const POLL_MS = 1_000;

/** Milliseconds between two removals of notes that have ended. */
const CLEAN_MS = 60_000;

/** Notes of a database. */
interface SqlNotes extends Notes {
  /** Renews no more notes. Call nothing after it. */
  stop: () => void;
}

/** Creates the notes of a database that several processes use. Only its clock decides when one ends. */
export function createSqlNotes(sql: Pick<Sql, 'query' | 'shared'>): SqlNotes {
  const { query, shared } = sql;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const ask = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
    try {
      return await asking;
    } catch (error) {
      throw toDomainError(error);
    }
  };
  const write = async (writing: Promise<void>) => {
    await ask(writing);
    changed();
    shared?.wake('notes');
  };

  /** What fails is tried again, or has ended by then. */
  const renew = (keys: readonly string[], ms: number) => void renewNotes(query, keys, ms).catch(() => undefined);
  const holds = createHolds((key, msAfter) => renew([key], msAfter));
  const renewAll = () => {
    const keys = holds.list();
    for (let at = 0; at < keys.length; at += MAX_KEYS) renew(keys.slice(at, at + MAX_KEYS), HELD_MS);
  };
  const clean = () => void deleteEndedNotes(query).catch(() => undefined);
  const timers = [setInterval(renewAll, RENEW_MS), setInterval(changed, POLL_MS), setInterval(clean, CLEAN_MS)];
  timers.forEach((timer) => timer.unref());
  shared?.listen('notes', changed);

  return {
    get: async (key) => (await ask(readNotes(query, key))).get(key),
    list: (prefix) => ask(readNotes(query, prefix)),
    put: (key, text, ms) => write(putNote(query, key, { body: text, ms: holds.has(key) ? HELD_MS : ms })),
    remove: (key) => write(deleteNote(query, key)),
    hold: (key, msAfter) => {
      renew([key], HELD_MS);
      return holds.hold(key, msAfter);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => timers.forEach(clearInterval),
  };
}
