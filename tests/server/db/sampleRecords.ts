import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductRecord, VariantRecord } from '#server/records/products';

/** Returns a catalog with all fields filled, overridden by the given ones. */
export function sampleCatalog(fields: Partial<CatalogRecord> = {}): CatalogRecord {
  return {
    id: '1',
    code: 'garden',
    name: 'Garden',
    description: '',
    status: 'DRAFT',
    channels: [],
    locales: ['en'],
    currencies: ['EUR'],
    defaultLocale: 'en',
    tags: [],
    contentRevision: 0,
    currentVersionId: null,
    lastVersion: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'Ada',
    updatedAt: '2026-01-01T00:00:00.000Z',
    revision: 1,
    edits: [],
    ...fields,
  };
}

export function sampleVariant(fields: Partial<VariantRecord> = {}): VariantRecord {
  return {
    id: '1-1',
    sku: 'SPADE-S',
    gtin: null,
    name: 'Small',
    options: [],
    prices: [],
    stock: null,
    media: [],
    status: 'ACTIVE',
    ...fields,
  };
}

/** Returns a product with all fields filled, overridden by the given ones. */
export function sampleProduct(fields: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: '1',
    catalogId: '1',
    sku: `SKU-${fields.id ?? '1'}`,
    name: 'Spade',
    slug: 'spade',
    description: '<p>Digs.</p>',
    brand: 'Terra',
    gtin: null,
    mpn: null,
    status: 'ACTIVE',
    categories: [],
    attributes: [],
    variants: [],
    prices: [],
    media: [],
    seo: { title: '', description: '' },
    externalReference: null,
    completeness: 1,
    qualityScore: 80,
    completenessCells: '',
    issues: [],
    issueCounts: { error: 0, warning: 0, info: 0 },
    revision: 1,
    lastVariantNumber: fields.variants?.length ?? 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'Ada',
    createdByJob: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: 'Ada',
    updatedByJob: null,
    ...fields,
  };
}
