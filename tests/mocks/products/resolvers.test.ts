import { describe, expect, it } from 'vitest';
import { catalogWith, createTestContext, putPublication } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

const PRODUCT = `fragment All on CatalogProduct {
  id catalogId sku name slug description brand gtin mpn status categories attributes { name value } variantCount
  variants { id sku gtin name options { name value } prices { currency amount compareAt } stock media { url alt } status }
  prices { currency amount compareAt } priceRange { currency min max } media { url alt } thumbnail seo { title description }
  externalReference completeness issueCounts { error warning info } isPublished publishedRevision revision
  issues { id code severity category entityType entityId entityName field rowNumber column channel locale message suggestedFix }
  createdAt updatedAt updatedBy
}`;

const INPUT = {
  sku: 'T',
  name: 'Tent',
  prices: [{ currency: 'USD', amount: 5 }],
  variants: [
    { sku: 'T-1', prices: [{ currency: 'EUR', amount: 9 }], media: [{ url: '/green.jpg' }] },
    { sku: 'T-2', prices: [{ currency: 'EUR', amount: 7, compareAt: 8 }] },
  ],
};

describe('Products over GraphQL', () => {
  it('returns every field of a product', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    const create = `mutation ($id: ID!, $input: ProductInput!) { productCreate(catalogId: $id, input: $input) { ...All } } ${PRODUCT}`;
    const { data, errors } = await execute(ctx, create, { id, input: INPUT });
    expect(errors).toBeUndefined();
    expect(data?.['productCreate']).toMatchObject({
      variantCount: 2,
      priceRange: { currency: 'EUR', min: 7, max: 9 },
      thumbnail: '/green.jpg',
      isPublished: false,
      publishedRevision: null,
      revision: 1,
    });
    await putPublication(ctx, id);
    const published = await execute(ctx, '{ product(id: "1") { isPublished publishedRevision } }');
    expect(published.data?.['product']).toEqual({ isPublished: true, publishedRevision: 1 });
  });

  it('returns a page with the parameters of the product list', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A', 'B']);
    const list = `query ($id: ID!) { products(input: { catalogId: $id, filter: { q: "b" } }) {
      data { sku } totalData selectedCatalog { name } page perPage totalPages } }`;
    const { data, errors } = await execute(ctx, list, { id });
    expect(errors).toBeUndefined();
    expect(data?.['products']).toEqual({
      data: [{ sku: 'B' }],
      totalData: 1,
      selectedCatalog: { name: 'Summer' },
      page: 1,
      perPage: 10,
      totalPages: 1,
    });
  });

  it('supports updates with conflicts, duplicating, and bulk edits', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    const update = `mutation ($input: ProductInput!, $base: ProductInput) { productUpdate(id: "1", input: $input, revision: 1, base: $base) {
      product { name revision } isSaved merged conflicts { field base mine theirs } } }`;
    const base = { name: 'Product A' };
    const first = await execute(ctx, update, { input: { name: 'One' } });
    expect(first.data?.['productUpdate']).toMatchObject({ product: { name: 'One', revision: 2 }, isSaved: true });
    const second = await execute(ctx, update, { input: { name: 'Two' }, base });
    expect(second.data?.['productUpdate']).toEqual({
      product: { name: 'One', revision: 2 },
      isSaved: false,
      merged: [],
      conflicts: [{ field: 'name', base: 'Product A', mine: 'Two', theirs: 'One' }],
    });
    const copy = await execute(ctx, 'mutation { productDuplicate(id: "1") { sku status } }');
    expect(copy.data?.['productDuplicate']).toEqual({ sku: 'A-copy', status: 'DRAFT' });
    const many = `mutation ($id: ID!) { productsSetStatus(catalogId: $id, target: { filter: {} }, status: ACTIVE, expectedCount: 2) { type } }`;
    expect((await execute(ctx, many, { id })).data?.['productsSetStatus']).toEqual({ type: 'BULK_EDIT' });
    const stale = `mutation ($id: ID!) { productsDelete(catalogId: $id, target: { ids: ["1"] }, expectedCount: 2) { type } }`;
    expect((await execute(ctx, stale, { id })).errors?.[0]?.message).toContain(
      '2 products were expected, but 1 were found',
    );
  });
});
