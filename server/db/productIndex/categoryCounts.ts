import { getBranchPaths } from '../../records/categories';
import type { CatalogCategories, CategoryCount } from '../store';
import { getStart, type ProductBlock } from './productBlock';

/** A category with the product that was counted last, and how many of its categories are in the branch. */
interface Counter extends CategoryCount {
  slot: number;
  found: number;
}

/** The counts of each catalog, for as long as the blocks are the current ones. */
const counted = new WeakMap<readonly ProductBlock[], Map<string, CatalogCategories>>();

const count = (blocks: readonly ProductBlock[], catalogId: string): CatalogCategories => {
  const counters = new Map<string, Counter>();
  let unassigned = 0;
  let slot = 0;

  const getCounter = (path: string) => {
    const counter = counters.get(path) ?? { own: 0, all: 0, only: 0, slot: -1, found: 0 };
    counters.set(path, counter);
    return counter;
  };

  for (const { catalog, ids, category, categoryEnds } of blocks) {
    const catalogCode = catalog.texts.indexOf(catalogId);
    const branches: Counter[][] = [];
    for (let row = 0; catalogCode !== -1 && row < ids.length; row++) {
      if (catalog.codes[row] !== catalogCode || ids[row] === '') continue;
      slot++;
      const first = getStart(categoryEnds, row);
      const total = categoryEnds[row]! - first;
      if (total === 0) unassigned++;
      for (let at = first; at < first + total; at++) {
        const code = category.codes[at]!;
        const branch = (branches[code] ??= getBranchPaths(category.texts[code]!).map(getCounter));
        branch[0]!.own++;
        for (const counter of branch) {
          if (counter.slot !== slot) {
            counter.slot = slot;
            counter.found = 0;
            counter.all++;
          }
          if (++counter.found === total) counter.only++;
        }
      }
    }
  }
  return { counts: new Map([...counters].map(([path, { own, all, only }]) => [path, { own, all, only }])), unassigned };
};

/** Counts the products of the catalog by category from the columns; again only after a product has changed. */
export function countCategories(blocks: readonly ProductBlock[], catalogId: string): CatalogCategories {
  const known = counted.get(blocks) ?? new Map<string, CatalogCategories>();
  counted.set(blocks, known);
  const found = known.get(catalogId) ?? count(blocks, catalogId);
  known.set(catalogId, found);
  return found;
}
