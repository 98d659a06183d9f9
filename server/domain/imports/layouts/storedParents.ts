import type { ProductModel } from '#server/records/productModels';
import type { SourceRow } from '../formats/source';
import type { FindParent, StoredParent } from '../layout';
import type { Ancestry } from './ancestry';

/** The parents of rows that are in the catalog, from an earlier file. */
export interface StoredParents {
  /** Records that the file has a row with the key and the parent. */
  note: (key: string, parent: string) => void;
  /** Looks for the parents that the file does not have, and for theirs. */
  resolve: (find: FindParent) => Promise<void>;
  get: (code: string) => StoredParent | undefined;
}

/** Adds to `ancestry` what the catalog knows about the parents of parents. */
export function createStoredParents(ancestry: Ancestry): StoredParents {
  const inFile = new Set<string>();
  const wanted = new Set<string>();
  const stored = new Map<string, StoredParent>();
  return {
    note: (key, parent) => {
      inFile.add(key);
      if (parent) wanted.add(parent);
    },
    get: (code) => stored.get(code),
    resolve: async (find) => {
      // A set also visits what is added to it on the way.
      for (const code of wanted) {
        const found = inFile.has(code) ? undefined : await find(code);
        if (!found) continue;
        stored.set(code, found);
        const parent = found.model?.parent;
        if (!parent) continue;
        ancestry.note(code, parent);
        wanted.add(parent);
      }
    },
  };
}

/** A row as it is stored for later files. */
export function toModel(columns: readonly string[], { cells }: SourceRow, code: string, parent: string): ProductModel {
  const filled = columns.flatMap((column, index): [string, string][] => {
    const cell = cells[index]?.trim();
    return cell ? [[column, cell]] : [];
  });
  return { code, parent, cells: Object.fromEntries(filled) };
}

/** The row of a stored model in a file with these columns. */
export function toModelRow(columns: readonly string[], { cells }: ProductModel, number: number): SourceRow {
  return { number, cells: columns.map((column) => cells[column] ?? '') };
}
