import type { CatalogCategories, ProductQuery, ProductScanFilter, ProductStats } from '#server/db/store';
import { foldText } from '#shared/foldText';
import { isInBranch } from '#shared/branch';
import { getOwnedAttributes } from '#server/records/attributeCode';
import { getBranchPaths } from '#server/records/categories';
import { getCurrentRanges, getPriceRange, getSkus, joinRanges } from '#server/records/productFacts';
import type { ProductRecord } from '#server/records/products';
import { toGrade } from '#server/records/grades';
import type { ProductSort, QualityGrade } from '#server/types.generated';

/** Computes the same results as the index, from the table each time. */
export function productOracle(table: readonly ProductRecord[], catalogId: string, currencies: readonly string[]) {
  const products = table.filter((product) => product.catalogId === catalogId);
  const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
  const inOrder = products.toSorted(byId);
  const english = (values: string[]) => [...new Set(values)].sort(new Intl.Collator('en', { numeric: true }).compare);
  const sum = (valueOf: (product: ProductRecord) => number, of = products) =>
    of.reduce((all, one) => all + valueOf(one), 0);
  const count = (grade: QualityGrade) => products.filter(({ qualityScore }) => toGrade(qualityScore) === grade).length;
  const active = products.filter(({ status }) => status === 'ACTIVE');

  const isPart = ({ status, associations = [] }: ProductRecord, whole: string) =>
    status !== 'ARCHIVED' && associations.some(({ type, sku }) => type === 'PART_OF' && sku === whole);
  const getRange = (product: ProductRecord, channel: string | null) => {
    const own = getPriceRange(product, currencies, new Date(product.updatedAt), channel);
    if (own || product.kind !== 'GROUPED') return own;
    const parts = inOrder.filter((one) => isPart(one, product.sku));
    return joinRanges(
      parts.flatMap((part) => getCurrentRanges(part, new Date(part.updatedAt), channel)),
      currencies,
    );
  };

  const passes = (product: ProductRecord, filter: ProductScanFilter) => {
    const text = foldText((filter.q ?? '').trim());
    const range = getRange(product, filter.priceChannel ?? null);
    const { error, warning, info } = product.issueCounts;
    const found = { ERROR: error, WARNING: error + warning, INFO: error + warning + info };
    const translated = (product.values ?? []).filter(({ attribute }) => attribute === 'name' || attribute === 'slug');
    const texts = [
      product.name,
      ...getSkus(product),
      product.brand,
      product.slug,
      ...translated.map((one) => one.text),
    ];
    return [
      texts.some((one) => foldText(one).includes(text)),
      !filter.status || product.status === filter.status,
      !filter.brand || product.brand === filter.brand,
      !filter.category || product.categories.some((path) => `${path}/`.startsWith(`${filter.category}/`)),
      filter.hasCategory == null || product.categories.length > 0 === filter.hasCategory,
      !filter.issues || found[filter.issues] > 0,
      !filter.issueCode || product.issues.some(({ code }) => code === filter.issueCode),
      !filter.grade || toGrade(product.qualityScore) === filter.grade,
      filter.priceMin == null || (range && range.max >= filter.priceMin),
      filter.priceMax == null || (range && range.min <= filter.priceMax),
    ].every(Boolean);
  };

  const toKey: Record<ProductSort, (product: ProductRecord, channel?: string | null) => string | number> = {
    NAME: ({ name }) => name,
    SKU: ({ sku }) => sku,
    BRAND: ({ brand }) => brand,
    STATUS: ({ status }) => ['DRAFT', 'ACTIVE', 'ARCHIVED'].indexOf(status),
    PRICE: (product, channel) => getRange(product, channel ?? null)?.min ?? NaN,
    COMPLETENESS: ({ completeness }) => completeness,
    QUALITY: ({ qualityScore }) => qualityScore,
    CREATED_AT: ({ id }) => Number(id),
    UPDATED_AT: ({ updatedAt }) => Date.parse(updatedAt),
  };

  const find = ({ filter, sort: by, direction, offset, limit }: Omit<ProductQuery, 'catalogId'>) => {
    if (typeof by === 'object') throw new Error('The oracle does not sort by attributes.');
    const sort = by;
    const compare = (a: ProductRecord, b: ProductRecord) => {
      const [left, right] = [toKey[sort](a, filter.priceChannel), toKey[sort](b, filter.priceChannel)];
      if (typeof left === 'string' && typeof right === 'string')
        return left.localeCompare(right, 'en', { numeric: true });
      return Number(left) - Number(right);
    };
    const found = inOrder.filter((product) => passes(product, filter));
    const isLast = (product: ProductRecord) => Number.isNaN(toKey[sort](product, filter.priceChannel));
    const sorted = found
      .filter((product) => !isLast(product))
      .sort((a, b) => (direction === 'ASC' ? compare(a, b) : compare(b, a)));
    return { rows: [...sorted, ...found.filter(isLast)].slice(offset, offset + limit), total: found.length };
  };

  const stats: ProductStats = {
    products: products.length,
    activeProducts: active.length,
    variants: sum(({ variants }) => variants.length),
    issues: {
      ERROR: sum(({ issueCounts }) => issueCounts.error),
      WARNING: sum(({ issueCounts }) => issueCounts.warning),
      INFO: sum(({ issueCounts }) => issueCounts.info),
    },
    activeErrors: sum(({ issueCounts }) => issueCounts.error, active),
    completeness: sum(({ completeness }) => completeness),
    grades: { A: count('A'), B: count('B'), C: count('C'), D: count('D'), E: count('E') },
  };

  const branch = (path: string) =>
    products.filter(({ categories }) => categories.some((each) => isInBranch(each, path)));
  const categoryCounts: CatalogCategories = {
    counts: new Map(
      [...new Set(products.flatMap(({ categories }) => categories.flatMap(getBranchPaths)))].map((path) => [
        path,
        {
          own: products.filter(({ categories }) => categories.includes(path)).length,
          all: branch(path).length,
          only: branch(path).filter(({ categories }) => categories.every((each) => isInBranch(each, path))).length,
        },
      ]),
    ),
    unassigned: products.filter(({ categories }) => !categories.length).length,
  };

  return {
    find,
    stats,
    categoryCounts,
    ids: (filter: ProductScanFilter) => inOrder.filter((product) => passes(product, filter)).map(({ id }) => id),
    bySku: (sku: string) => inOrder.find((product) => getSkus(product).includes(sku)),
    byReference: (reference: string) => inOrder.find(({ externalReference }) => externalReference === reference),
    idsBySlug: (slug: string) => inOrder.filter((product) => product.slug === slug).map(({ id }) => id),
    brands: english(products.flatMap(({ brand }) => brand || [])),
    attributes: new Map(
      [...new Set(products.flatMap((product) => getOwnedAttributes(product).names))].map((name) => [
        name,
        products.filter((product) => getOwnedAttributes(product).names.includes(name)).length,
      ]),
    ),
    /** How many products have an issue of the severity and the code. */
    issueCount: (severity: string, code: string) =>
      products.filter(({ issues }) => issues.some((one) => one.severity === severity && one.code === code)).length,
    families: new Map(
      [...new Set(products.flatMap(({ family }) => family ?? []))].map((code) => [
        code,
        products.filter(({ family }) => family === code).length,
      ]),
    ),
    idsWith: (names: readonly string[]) =>
      inOrder
        .filter((product) => getOwnedAttributes(product).names.some((name) => names.includes(name)))
        .map(({ id }) => id),
    categories: english(products.flatMap(({ categories }) => categories)),
  };
}
