import type { TableName } from '#server/records/tables';
import type { CommitOptions } from '../../following';
import type { Query } from '../sql';

/** Changes of one row, so that it stays under 1 MB. */
const MAX_ENTRIES = 5_000;

/** Seconds that commits are kept for processes that follow. */
const KEPT = 86_400;

/** What a commit did to a record: removed it, or stored it as a row or in several parts. */
export type ChangeKind = 'removed' | 'put' | 'split';

/** What a commit tells the processes that follow. */
export interface LoggedCommit extends Pick<CommitOptions, 'session' | 'events'> {
  /** The number of the commit. */
  seq: number;
  /** The number of the commit before it. */
  before: number;
  /** The process that committed it. */
  origin: string;
  entries: readonly (readonly [TableName, string, ChangeKind])[];
}

/** Notes a commit in its transaction. */
export async function insertCommit(query: Query, { seq, before, entries, ...told }: LoggedCommit) {
  for (let at = 0; at === 0 || at < entries.length; at += MAX_ENTRIES) {
    const body = JSON.stringify({ ...told, entries: entries.slice(at, at + MAX_ENTRIES) });
    await query(
      `INSERT INTO changes (seq, part, before, at, body) VALUES ($1, $2, $3, CAST(extract(epoch FROM now()) AS bigint), $4)`,
      [seq, at / MAX_ENTRIES, before, body],
    );
  }
}

/** Returns the commits after the one with the number, in their order. */
export async function readCommits(query: Query, after: number): Promise<LoggedCommit[]> {
  const rows = await query(`SELECT seq, before, body FROM changes WHERE seq > $1 ORDER BY seq, part`, [after]);
  const commits: LoggedCommit[] = [];
  for (const row of rows) {
    const part = {
      seq: Number(row.seq),
      before: Number(row.before),
      ...(JSON.parse(String(row.body)) as Omit<LoggedCommit, 'seq' | 'before'>),
    };
    const last = commits.at(-1);
    if (last?.seq === part.seq) last.entries = [...last.entries, ...part.entries];
    else commits.push(part);
  }
  return commits;
}

/** Deletes the commits that no process needs to follow anymore. */
export async function deleteOldCommits(query: Query): Promise<void> {
  await query(`DELETE FROM changes WHERE at < CAST(extract(epoch FROM now()) AS bigint) - $1`, [KEPT]);
}
