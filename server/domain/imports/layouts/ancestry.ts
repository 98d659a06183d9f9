import { say } from '#server/records/sentence';
import type { SourceRow } from '../formats/source';
import type { Draft } from '../rows/draft';

/** The parents of rows by their keys, over any number of levels. */
export interface Ancestry {
  /** Records the parent of a row. The first row with a key counts. */
  note: (key: string, parent: string) => void;
  /** The outermost ancestor of each key that has a parent, so that all its rows are grouped together. */
  roots: Pick<ReadonlyMap<string, string>, 'size' | 'get'>;
  /** The keys from this one on that lead back to it; empty if they do not. */
  getCycle: (key: string) => string[];
}

/** Collects the parents of rows in a first pass over the file. */
export function createAncestry(): Ancestry {
  const parentOf = new Map<string, string>();
  /** The outermost ancestors found so far. */
  const rootOf = new Map<string, string>();
  /** The keys from this one on, up to one without a parent or to the last one before a repeated one. */
  const getPath = (key: string) => {
    const path = new Set([key]);
    for (let next = parentOf.get(key); next !== undefined && !path.has(next); next = parentOf.get(next)) path.add(next);
    return [...path];
  };
  const getCycle = (path: readonly string[]) => {
    const next = parentOf.get(path.at(-1) ?? '');
    return next === undefined ? [] : path.slice(path.indexOf(next));
  };
  return {
    note: (key, parent) => {
      if (!parent || parentOf.has(key)) return;
      parentOf.set(key, parent);
      rootOf.clear();
    },
    roots: {
      get size() {
        return parentOf.size;
      },
      get: (key) => {
        if (!parentOf.has(key) || rootOf.has(key)) return rootOf.get(key);
        const path = getPath(key);
        // A cycle has no outermost key, so the alphabetically first is used.
        const root = getCycle(path).sort()[0] ?? path.at(-1) ?? key;
        for (const one of path) if (parentOf.has(one)) rootOf.set(one, root);
        return root;
      },
    },
    getCycle: (key) => {
      const cycle = getCycle(getPath(key));
      return cycle[0] === key ? cycle : [];
    },
  };
}

/** Reports each row of a cycle of parents as an ERROR. */
export function reportCycle(
  draft: Draft,
  rows: readonly SourceRow[],
  cycle: readonly string[],
  column: string | undefined,
): void {
  for (const { number } of rows) {
    draft.report({
      code: 'PARENT_CYCLE',
      severity: 'ERROR',
      category: 'REFERENCE',
      rowNumber: number,
      column,
      message: say`The parents form a loop: ${[...cycle, cycle[0]].join(' → ')}. None of these rows can be imported.`,
      suggestedFix: say`Clear the parent in the row of the product itself.`,
    });
  }
}

/** Reports that neither the file nor the catalog has the parent of rows, so that they are not imported. */
export function reportMissingParent(draft: Draft, rows: readonly SourceRow[], column: string | undefined): void {
  const [first, ...others] = rows;
  const number = first?.number ?? '';
  draft.report({
    code: 'PARENT_MISSING',
    severity: 'ERROR',
    category: 'REFERENCE',
    rowNumber: first?.number,
    column,
    message: others.length
      ? say`The parent ${draft.key} is neither in the file nor in the catalog. Its ${rows.length} rows were not imported.`
      : say`The parent ${draft.key} is neither in the file nor in the catalog. Row ${number} was not imported.`,
    suggestedFix: say`Import the file with the product models first, then import this one again. Otherwise, check the parent in row ${number}.`,
  });
}
