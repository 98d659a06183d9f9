import type { ProductReader, ProductStats } from '../../store';

/** What a reader needs of the indexes of catalogs. */
interface ReadIndexes extends Pick<ProductReader, 'version'> {
  /** Keeps the index of a catalog open, which is opened first if it isn't, until `end` is called. */
  begin: (catalogId: string) => { opening: Promise<ProductReader>; end: () => void };
  /** Returns the totals of a catalog if its index isn't open and need not be. */
  readClosedStats: (catalogId: string) => Promise<ProductStats | undefined>;
}

/** Returns what reads from the index of each catalog, which is open during the read. */
export function createCatalogReader({ begin, readClosedStats, version }: ReadIndexes): ProductReader {
  const use = async <Result>(catalogId: string, read: (reader: ProductReader) => Promise<Result>): Promise<Result> => {
    const { opening, end } = begin(catalogId);
    try {
      return await read(await opening);
    } finally {
      end();
    }
  };

  return {
    version,
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
    stats: async (catalogId) => (await readClosedStats(catalogId)) ?? use(catalogId, ({ stats }) => stats(catalogId)),
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
    attributes: (catalogId) => use(catalogId, ({ attributes }) => attributes(catalogId)),
    scopedAttributes: (catalogId) => use(catalogId, ({ scopedAttributes }) => scopedAttributes(catalogId)),
    variantAttributes: (catalogId, ...of) =>
      use(catalogId, ({ variantAttributes }) => variantAttributes(catalogId, ...of)),
    values: (catalogId, ...of) => use(catalogId, ({ values }) => values(catalogId, ...of)),
    families: (catalogId) => use(catalogId, ({ families }) => families(catalogId)),
    issueKinds: (catalogId) => use(catalogId, ({ issueKinds }) => issueKinds(catalogId)),
    cells: (catalogId) => use(catalogId, ({ cells }) => cells(catalogId)),
    authors: (catalogId) => use(catalogId, ({ authors }) => authors(catalogId)),
  };
}
