import type { Money, ShopWindowCategory, ShopWindowFacets, ShopWindowListInput } from '../../types.generated';
import { getBranchPaths } from '../../records/categories';
import type { CategoryReader } from '../categories/categoryNames';
import type { Candidate } from './windowFilters';

/** Most brands that are offered as a filter. */
const MAX_BRANDS = 100;

const collator = new Intl.Collator('en', { numeric: true });

/** Counts of texts, or of lists that products share. */
type Counts<Key> = Map<Key, number>;

const add = <Key>(counts: Counts<Key>, key: Key, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);

const listCategories = (
  branches: Counts<readonly string[]>,
  chosen: string,
  reader: CategoryReader,
): ShopWindowCategory[] => {
  const open = chosen ? getBranchPaths(chosen) : [];
  const counts: Counts<string> = new Map();
  for (const [paths, count] of branches) {
    for (const path of paths) {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      // Only the chosen branch is open.
      if (parent === '' || open.includes(parent)) add(counts, path, count);
    }
  }
  // A chosen category stays in the list, so that it can be left.
  for (const path of open) add(counts, path, 0);
  return [...counts]
    .map(([path, count]) => ({ path, parts: path.split('/'), names: reader.getNames(path), count }))
    .sort((a, b) => {
      const at = a.parts.findIndex((part, index) => part !== b.parts[index]);
      return at < 0
        ? a.parts.length - b.parts.length
        : collator.compare(a.names[at]!.name, b.names[at]?.name ?? '') || collator.compare(a.path, b.path);
    })
    .map(({ path, names, count }) => {
      const { name, locale } = names.at(-1)!;
      return { path, name, nameLocale: locale, level: names.length, count };
    });
};

const listBrands = (counts: Counts<string>, chosen: readonly string[]) => {
  for (const brand of chosen) add(counts, brand, 0);
  return [...counts]
    .flatMap(([brand, count]) => (brand ? { brand, count } : []))
    .sort((a, b) => Number(chosen.includes(b.brand)) - Number(chosen.includes(a.brand)) || b.count - a.count)
    .slice(0, Math.max(MAX_BRANDS, chosen.length))
    .sort((a, b) => collator.compare(a.brand, b.brand));
};

/** The counts of each filter's choices, with all other filters applied, and the range of prices. */
export function windowFacets(
  candidates: readonly Candidate[],
  input: ShopWindowListInput,
  { currency, categories }: { currency: string | null; categories: CategoryReader },
): ShopWindowFacets {
  let min = Infinity;
  let max = -Infinity;
  let onSale = 0;
  let available = 0;
  const branches: Counts<readonly string[]> = new Map();
  const brands: Counts<string> = new Map();
  for (const { row, missed } of candidates) {
    const { product } = row;
    if (missed === null || missed === 'category') add(branches, product.branches);
    if (missed === null || missed === 'brands') add(brands, product.content.brand);
    if (missed === null || missed === 'onSale') onSale += Number(row.isOnSale);
    if (missed === null || missed === 'available') available += Number(row.availability !== 'OUT_OF_STOCK');
    if (missed === null || missed === 'price') {
      min = Math.min(min, row.min ?? Infinity);
      max = Math.max(max, row.max ?? -Infinity);
    }
  }
  const money = (amount: number): Money | null =>
    currency !== null && Number.isFinite(amount) ? { amount, currencyCode: currency } : null;
  return {
    categories: listCategories(branches, input.category ?? '', categories),
    brands: listBrands(brands, input.brands ?? []),
    onSale,
    available,
    minPrice: money(min),
    maxPrice: money(max),
  };
}
