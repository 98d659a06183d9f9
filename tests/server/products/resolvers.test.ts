import { describe, expect, it } from 'vitest';
import { catalogWith, createTestContext, putVersion } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

const PRICE = 'price { amount currencyCode } compareAtPrice { amount currencyCode }';

const PRODUCT = `fragment All on Product {
  id catalogId sku name slug description brand gtin mpn status categories attributes { name value } variantCount
  variants { id sku gtin name options { name value } prices { ${PRICE} } stock media { url alt } status }
  prices { ${PRICE} } priceRange { minPrice { amount currencyCode } maxPrice { amount currencyCode } } media { url alt } thumbnail seo { title description }
  externalReference completeness { ratio missing { code label field } } completenessMatrix { channel locale ratio }
  quality { score grade parts { part points maxPoints losses { reason points code label field } } } issueCounts { error warning info } isPublished publishedRevision revision
  issues { id code severity category entityType entityId entityName field rowNumber column channel locale message suggestedFix }
  createdAt updatedAt updatedBy
}`;

const INPUT = {
  sku: 'T',
  name: 'Tent',
  prices: [{ currency: 'USD', amount: '5.00' }],
  variants: [
    { sku: 'T-1', prices: [{ currency: 'EUR', amount: 9 }], media: [{ url: '/green.jpg' }] },
    { sku: 'T-2', prices: [{ currency: 'EUR', amount: 7, compareAt: 8 }] },
  ],
};

describe('Products over GraphQL', () => {
  it('returns every field of a product', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { ...All } } } ${PRODUCT}`;
    const { data, errors } = await execute(ctx, create, { input: { catalogId: id, ...INPUT } });
    expect(errors).toBeUndefined();
    const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
    expect(data?.['createProduct']).toMatchObject({
      product: {
        variantCount: 2,
        prices: [{ price: { amount: '5', currencyCode: 'USD' }, compareAtPrice: null }],
        variants: [{}, { prices: [{ price: euros('7'), compareAtPrice: euros('8') }] }],
        priceRange: { minPrice: euros('7'), maxPrice: euros('9') },
        thumbnail: '/green.jpg',
        isPublished: false,
        publishedRevision: null,
        revision: 1,
      },
    });
    await putVersion(ctx, id);
    const published = await execute(ctx, '{ product(id: "1") { isPublished publishedRevision } }');
    expect(published.data?.['product']).toEqual({ isPublished: true, publishedRevision: 1 });
  });

  it('returns a page with the parameters of the product list', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A', 'B']);
    const list = `query ($id: ID!) { products(input: { catalogId: $id, filter: { q: "b" } }) {
      data { sku } totalDocs totalData selectedCatalog { name } page perPage totalPages } }`;
    const { data, errors } = await execute(ctx, list, { id });
    expect(errors).toBeUndefined();
    expect(data?.['products']).toEqual({
      data: [{ sku: 'B' }],
      totalDocs: 1,
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
    const update = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
      product { name revision } isSaved merged conflicts { field base mine theirs } } }`;
    const edit = { id: '1', revision: 1 };
    const first = await execute(ctx, update, { input: { ...edit, name: 'One' } });
    expect(first.data?.['updateProduct']).toMatchObject({ product: { name: 'One', revision: 2 }, isSaved: true });
    const second = await execute(ctx, update, { input: { ...edit, name: 'Two', base: { name: 'Product A' } } });
    expect(second.data?.['updateProduct']).toEqual({
      product: { name: 'One', revision: 2 },
      isSaved: false,
      merged: [],
      conflicts: [{ field: 'name', base: 'Product A', mine: 'Two', theirs: 'One' }],
    });
    const copy = await execute(ctx, 'mutation { duplicateProduct(input: { id: "1" }) { product { sku status } } }');
    expect(copy.data?.['duplicateProduct']).toEqual({ product: { sku: 'A-copy', status: 'DRAFT' } });
    const many = `mutation ($input: SetProductStatusInput!) { setProductStatus(input: $input) { job { type } } }`;
    const all = { catalogId: id, target: { matching: { filter: {} } }, status: 'ACTIVE', expectedCount: 2 };
    const { data } = await execute(ctx, many, { input: all });
    expect(data?.['setProductStatus']).toEqual({ job: { type: 'BULK_EDIT' } });
    const stale = `mutation ($input: DeleteProductsInput!) { deleteProducts(input: $input) { job { type } } }`;
    const one = { catalogId: id, target: { ids: ['1'] }, expectedCount: 2 };
    const { errors } = await execute(ctx, stale, { input: one });
    expect(errors?.[0]?.message).toContain('Number of products expected: 2, found: 1');
  });

  it.each([{}, { ids: ['1'], matching: { filter: {} } }, { ids: null }])('refuses the target %o', async (target) => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    const mutation = `mutation ($input: DeleteProductsInput!) { deleteProducts(input: $input) { job { id } } }`;
    const { errors } = await execute(ctx, mutation, { input: { catalogId: id, target, expectedCount: 1 } });
    expect(errors?.[0]?.message).toMatch(/ProductTargetInput|must be non-null/);
    expect(ctx.started).toEqual([]);
  });
});
