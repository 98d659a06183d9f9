import { isLargeTable, type Change, type TableName, type Tables } from '#server/records/tables';
import type { MemoryStore } from '../memoryStore';
import type { FollowedCommit } from '../following';
import type { Follow } from './commitQueue';
import { toRecordKey, type StoredDocument } from './documentChanges';
import type { DocumentReader } from './documentReader';
import { SqlUnavailableError, type Query } from './sql';
import { readCommits, type ChangeKind, type LoggedCommit } from './statements/changes';
import { readDocuments, readPlaces } from './statements/documents';

/** Changed records after which it is quicker to read everything anew. */
const MAX_CHANGES = 50_000;

/** What is in memory of the store. */
interface Followers {
  memory: Pick<MemoryStore, 'prepare'>;
  reader: Pick<DocumentReader, 'note'>;
  /** The keys of the stored records with more than one part. */
  split: Set<string>;
  /** The name of this process. */
  origin: string;
  /** Called after what another process has committed has become visible. */
  onFollowed: (commit: FollowedCommit) => void;
}

/** The last change of each record, by table and id. */
const getLastChanges = (commits: readonly LoggedCommit[]): Map<TableName, Map<string, ChangeKind>> => {
  const tables = new Map<TableName, Map<string, ChangeKind>>();
  for (const { entries } of commits) {
    for (const [table, id, kind] of entries) {
      const own = tables.get(table) ?? new Map<string, ChangeKind>();
      tables.set(table, own.set(id, kind));
    }
  }
  return tables;
};

/** Throws if a commit between the two numbers is missing, because it was deleted. */
const assertComplete = (commits: readonly LoggedCommit[], after: number, last: number) => {
  let known = after;
  for (const { before, seq } of commits) {
    if (before !== known) throw new SqlUnavailableError('BEHIND');
    known = seq;
  }
  if (known !== last) throw new SqlUnavailableError('BEHIND');
};

/**
 * Returns the stored records of the table in the order in which they are put: those that are new after `after` last.
 */
const readChanged = async (query: Query, table: TableName, ids: readonly string[], after: number) => {
  const texts = await readDocuments(query, table, ids);
  const places = await readPlaces(query, table, ids);
  const placeOf = (id: string) => places.get(id) ?? 0;
  const stored = ids.filter((id) => texts.has(id));
  const added = stored.filter((id) => placeOf(id) > after).sort((a, b) => placeOf(a) - placeOf(b));
  const kept = stored.filter((id) => placeOf(id) <= after);
  const toDocument = (id: string): StoredDocument => {
    const text = texts.get(id)!;
    return { table, record: JSON.parse(text) as Tables[TableName], text };
  };
  // A record that was removed and added again has a new place.
  const isKept = new Set(kept);
  return { removed: ids.filter((id) => !isKept.has(id)), puts: [...kept, ...added].map(toDocument) };
};

/**
 * Creates what reads the commits of all processes in the order of their numbers. Records are read as they are in the
 * transaction, so that several commits become visible at once.
 */
export function createFollow({ memory, reader, split, origin, onFollowed }: Followers): Follow {
  return async (query, after, last) => {
    const commits = await readCommits(query, after);
    assertComplete(commits, after, last);
    const changed = getLastChanges(commits);
    const count = [...changed.values()].reduce((sum, ids) => sum + ids.size, 0);
    if (count > MAX_CHANGES) throw new SqlUnavailableError('BEHIND');

    const puts: StoredDocument[] = [];
    const removed: { table: TableName; id: string }[] = [];
    for (const [table, kinds] of changed) {
      const ids = [...kinds.keys()];
      if (isLargeTable(table)) {
        removed.push(...ids.map((id) => ({ table, id })));
        continue;
      }
      const own = await readChanged(query, table, ids, after);
      removed.push(...own.removed.map((id) => ({ table, id })));
      puts.push(...own.puts);
    }
    const isInMemory = ({ table }: { table: TableName }) => !isLargeTable(table);
    const fill = memory.prepare([
      ...removed.filter(isInMemory).map(({ table, id }) => ({ table, remove: id }) as Change),
      ...puts.map(({ table, record }) => ({ table, put: record }) as Change),
    ]);
    const recordOf = new Map(puts.map(({ table, record }) => [toRecordKey(table, record.id), record]));

    const toChange = ([table, id, kind]: LoggedCommit['entries'][number]): Change[] => {
      if (kind === 'removed') return [{ table, remove: id } as Change];
      const put = recordOf.get(toRecordKey(table, id));
      return put ? [{ table, put } as Change] : [];
    };

    return {
      apply: () => {
        fill();
        for (const [table, kinds] of changed) {
          for (const [id, kind] of kinds) {
            if (kind === 'split') split.add(toRecordKey(table, id));
            else split.delete(toRecordKey(table, id));
          }
        }
        reader.note(
          puts.filter(({ table }) => table === 'products'),
          removed,
        );
        for (const commit of commits) {
          if (commit.origin === origin) continue;
          const { session, events, entries } = commit;
          onFollowed({
            ...(session !== undefined && { session }),
            ...(events && { events }),
            changes: entries.flatMap(toChange),
          });
        }
      },
      hasOwn: (seq) => commits.some((commit) => commit.seq === seq && commit.origin === origin),
    };
  };
}
