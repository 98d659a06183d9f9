import { describe, expect, it } from 'vitest';
import { publishedRevision } from '#server/domain/products/publishedState';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { catalogWith, createTestContext, putVersion, soundProduct } from '../catalogs/domainContext';

describe('publishedRevision', () => {
  it('is null if nothing is published', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer', ['A']);
    expect(await publishedRevision(ctx, { id: '1', catalogId })).toBeNull();
    await putVersion(ctx, catalogId, 'WITHDRAWN');
    expect(await publishedRevision(ctx, { id: '1', catalogId })).toBeNull();
  });

  it('is the revision in the current version, for products included in it', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer', ['A']);
    await updateProduct(ctx, { id: '1', input: { brand: 'B' }, revision: 1 });
    await putVersion(ctx, catalogId);
    await updateProduct(ctx, { id: '1', input: { brand: 'C' }, revision: 2 });
    await createProduct(ctx, { catalogId, input: soundProduct('B') });
    expect(await publishedRevision(ctx, { id: '1', catalogId })).toBe(2);
    expect(await publishedRevision(ctx, { id: '2', catalogId })).toBeNull();
  });

  it('changes with the next version of the catalog', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer', ['A']);
    await putVersion(ctx, catalogId);
    expect(await publishedRevision(ctx, { id: '1', catalogId })).toBe(1);
    await updateProduct(ctx, { id: '1', input: { brand: 'C' }, revision: 1 });
    await putVersion(ctx, catalogId);
    expect(await publishedRevision(ctx, { id: '1', catalogId })).toBe(2);
  });
});
