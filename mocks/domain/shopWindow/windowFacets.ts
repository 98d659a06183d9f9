import type { Money, ShopWindowCategory, ShopWindowFacets, ShopWindowListInput } from '../../types.generated';
import type { CategoryReader } from '../categories/categoryNames';
import type { PricedProduct } from './stock';
import { isInCategory, type Candidate, type WindowFilter } from './windowFilters';

/** Most brands that are offered as a filter. */
const MAX_BRANDS = 100;

const collator = new Intl.Collator('en', { numeric: true });

const ancestors = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const countCategories = (
  rows: readonly PricedProduct[],
  chosen: string,
  reader: CategoryReader,
): ShopWindowCategory[] => {
  const counts = new Map<string, number>();
  for (const { product } of rows) {
    const paths = new Set(product.content.categories.flatMap(ancestors));
    for (const path of paths) {
      const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      // Only the chosen branch is open.
      if (parent === '' || isInCategory([chosen], parent)) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  // A chosen category stays in the list, so that it can be left.
  if (chosen) for (const path of ancestors(chosen)) counts.set(path, counts.get(path) ?? 0);
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

const countBrands = (rows: readonly PricedProduct[], chosen: readonly string[]) => {
  const counts = new Map<string, number>(chosen.map((brand) => [brand, 0]));
  for (const { product } of rows) {
    const { brand } = product.content;
    if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return [...counts]
    .map(([brand, count]) => ({ brand, count }))
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
  const foundBut = (filter: WindowFilter) =>
    candidates.filter(({ missed }) => missed === null || missed === filter).map(({ row }) => row);
  let min = Infinity;
  let max = -Infinity;
  for (const row of foundBut('price')) {
    min = Math.min(min, row.min ?? Infinity);
    max = Math.max(max, row.max ?? -Infinity);
  }
  const money = (amount: number): Money | null =>
    currency !== null && Number.isFinite(amount) ? { amount, currencyCode: currency } : null;
  return {
    categories: countCategories(foundBut('category'), input.category ?? '', categories),
    brands: countBrands(foundBut('brands'), input.brands ?? []),
    onSale: foundBut('onSale').filter(({ isOnSale }) => isOnSale).length,
    available: foundBut('available').filter(({ availability }) => availability !== 'OUT_OF_STOCK').length,
    minPrice: money(min),
    maxPrice: money(max),
  };
}
