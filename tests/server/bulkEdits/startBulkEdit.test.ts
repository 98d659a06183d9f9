import { describe, expect, it } from 'vitest';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { catalogWith, createTestContext, getError } from '../catalogs/domainContext';
import { setProductsStatus, type BulkRequest } from './setProductsStatus';

/** Creates a catalog with products 1 to 4, and another one with product 5. */
const setUp = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer', ['A', 'B', 'C', 'D']);
  await catalogWith(ctx, 'Winter', ['E']);
  return { ctx, catalogId };
};

describe('startBulkEdit and deleteProducts', () => {
  it('start a job for the given products without changing them yet', async () => {
    const { ctx, catalogId } = await setUp();
    const job = await setProductsStatus(ctx, {
      catalogId,
      target: { ids: ['1', '3', '1'] },
      expectedCount: 2,
      status: 'ARCHIVED',
    });
    expect(job).toMatchObject({ type: 'BULK_EDIT', mode: 'APPLY', catalogId, status: 'PENDING' });
    expect(job.input).toEqual({
      kind: 'bulkEdit',
      target: { ids: ['1', '3'] },
      steps: [{ kind: 'status', status: 'ARCHIVED' }],
    });
    expect(ctx.started).toEqual([job.id]);
    expect(await ctx.store.get('products', '1')).toMatchObject({ status: 'ACTIVE' });
  });

  it('start a job for the products that match a filter except some', async () => {
    const { ctx, catalogId } = await setUp();
    const matching = { filter: { q: 'product' }, excludeIds: ['2', '5', '77'] };
    const job = await deleteProducts(ctx, { catalogId, target: { matching }, expectedCount: 3 });
    expect(job.input).toEqual({ kind: 'deleteProducts', target: matching });
  });

  it.each<[BulkRequest['target'], number, number]>([
    [{ ids: ['1', '2', '99'] }, 3, 2],
    [{ ids: ['1', '5'] }, 2, 1],
    [{ ids: ['1'] }, 4, 1],
    [{ ids: ['1', '2'] }, 1, 2],
    [{ matching: { filter: {} } }, 5, 4],
    [{ matching: { filter: { q: 'Product A' }, excludeIds: ['1'] } }, 1, 0],
  ])('reject %o if %i were expected and report that there are %i', async (target, expectedCount, count) => {
    const { ctx, catalogId } = await setUp();
    const refusal = await getError(() => deleteProducts(ctx, { catalogId, target, expectedCount }));
    expect(refusal.code).toBe('CONFLICT');
    expect(refusal.message).toContain(`Number of products expected: ${expectedCount}, found: ${count}`);
    expect(ctx.started).toEqual([]);
  });

  it.each<BulkRequest['target']>([{ ids: [] }, { matching: { filter: { q: 'nothing' } } }])(
    'reject %o as an empty target',
    async (target) => {
      const { ctx, catalogId } = await setUp();
      const refusal = await getError(() => deleteProducts(ctx, { catalogId, target, expectedCount: 0 }));
      expect(refusal).toMatchObject({ code: 'INVALID', fields: { target: expect.any(String) } });
    },
  );

  it('reject a catalog that does not exist, and one that another job is changing', async () => {
    const { ctx, catalogId } = await setUp();
    const request = { catalogId, target: { ids: ['1'] }, expectedCount: 1 };
    expect(await getError(() => deleteProducts(ctx, { ...request, catalogId: '9' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await deleteProducts(ctx, request);
    expect(await getError(() => deleteProducts(ctx, request))).toMatchObject({ code: 'CONFLICT' });
  });
});
