import type { ProductReader } from '../../store';
import type { KeptTotals } from './keptTotals';

/** What a reader needs of the indexes of catalogs. */
interface ReadIndexes extends Pick<ProductReader, 'version' | 'isOpen'> {
  /**
   * Keeps the index of a catalog open, which is opened first if it isn't, until `end` is called. `reader` is undefined
   * until it is open.
   */
  begin: (catalogId: string) => { reader: ProductReader | undefined; opening: Promise<ProductReader>; end: () => void };
  /** Returns the totals of a catalog if its index isn't open and need not be. */
  readClosedTotals: (catalogId: string) => Promise<KeptTotals | undefined>;
}

/** Returns what reads from the index of each catalog, which is open during the read. */
export function createCatalogReader({ begin, readClosedTotals, version, isOpen }: ReadIndexes): ProductReader {
  // Imports read each SKU of a file, so this waits for nothing else.
  const use = <Result>(catalogId: string, read: (reader: ProductReader) => Promise<Result>): Promise<Result> => {
    const { reader, opening, end } = begin(catalogId);
    const result = reader ? read(reader) : opening.then(read);
    result.then(end, end);
    return result;
  };

  const readCounts = async (catalogId: string) => (await readClosedTotals(catalogId))?.counts;

  return {
    version,
    isOpen,
    find: (query) => use(query.catalogId, ({ find }) => find(query)),
    findRows: (query) => use(query.catalogId, ({ findRows }) => findRows(query)),
    place: (selection, ...of) => use(selection.catalogId, ({ place }) => place(selection, ...of)),
    scan: async function* (catalogId, ...of) {
      const { opening, end } = begin(catalogId);
      try {
        yield* (await opening).scan(catalogId, ...of);
      } finally {
        end();
      }
    },
    stats: async (catalogId) =>
      (await readClosedTotals(catalogId))?.stats ?? use(catalogId, ({ stats }) => stats(catalogId)),
    ids: (catalogId, ...of) => use(catalogId, ({ ids }) => ids(catalogId, ...of)),
    bySku: (catalogId, ...of) => use(catalogId, ({ bySku }) => bySku(catalogId, ...of)),
    canBeTaken: (catalogId, ...of) => use(catalogId, ({ canBeTaken }) => canBeTaken(catalogId, ...of)),
    byReference: (catalogId, ...of) => use(catalogId, ({ byReference }) => byReference(catalogId, ...of)),
    byVariantReference: (catalogId, ...of) =>
      use(catalogId, ({ byVariantReference }) => byVariantReference(catalogId, ...of)),
    idsBySlug: (catalogId, ...of) => use(catalogId, ({ idsBySlug }) => idsBySlug(catalogId, ...of)),
    parts: (catalogId, ...of) => use(catalogId, ({ parts }) => parts(catalogId, ...of)),
    idsByKey: (catalogId, ...of) => use(catalogId, ({ idsByKey }) => idsByKey(catalogId, ...of)),
    changedSince: (catalogId, ...of) => use(catalogId, ({ changedSince }) => changedSince(catalogId, ...of)),
    brands: (catalogId) => use(catalogId, ({ brands }) => brands(catalogId)),
    categories: (catalogId) => use(catalogId, ({ categories }) => categories(catalogId)),
    categoryCounts: (catalogId) => use(catalogId, ({ categoryCounts }) => categoryCounts(catalogId)),
    attributes: async (catalogId) =>
      (await readCounts(catalogId))?.attributes ?? use(catalogId, ({ attributes }) => attributes(catalogId)),
    scopedAttributes: async (catalogId) =>
      (await readCounts(catalogId))?.scopedAttributes ??
      use(catalogId, ({ scopedAttributes }) => scopedAttributes(catalogId)),
    variantAttributes: async (catalogId, only) =>
      (await readCounts(catalogId))?.[only ? 'optionAttributes' : 'variantAttributes'] ??
      use(catalogId, ({ variantAttributes }) => variantAttributes(catalogId, only)),
    values: (catalogId, ...of) => use(catalogId, ({ values }) => values(catalogId, ...of)),
    families: async (catalogId) =>
      (await readCounts(catalogId))?.families ?? use(catalogId, ({ families }) => families(catalogId)),
    issueKinds: (catalogId) => use(catalogId, ({ issueKinds }) => issueKinds(catalogId)),
    cells: (catalogId) => use(catalogId, ({ cells }) => cells(catalogId)),
    authors: (catalogId) => use(catalogId, ({ authors }) => authors(catalogId)),
  };
}
