import { describe, expect, it } from 'vitest';
import { createCatalog, stepCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { catalogWith, createTestContext, putJob, putVersion, getError } from './domainContext';

describe('createCatalog', () => {
  it('stores a draft with its author and date', async () => {
    const ctx = createTestContext();
    const catalog = await createCatalog(ctx, { name: 'Summer' });
    expect(catalog).toMatchObject({
      code: 'summer',
      status: 'DRAFT',
      revision: 1,
      contentRevision: 0,
      createdBy: 'Ada',
      createdAt: '2026-03-01T12:00:00.000Z',
      currentVersionId: null,
    });
    expect(await ctx.store.get('catalogs', catalog.id)).toEqual(catalog);
  });

  it('rejects the code of another catalog', async () => {
    const ctx = createTestContext();
    await createCatalog(ctx, { name: 'Summer' });
    const refusal = await getError(() => createCatalog(ctx, { name: 'Other', code: 'SUMMER' }));
    expect(refusal.code).toBe('CONFLICT');
    expect(refusal.fields).toEqual({ code: expect.stringContaining('"summer"') });
    expect(await ctx.store.list('catalogs')).toHaveLength(1);
  });

  it('assigns a code only once, even with two concurrent calls', async () => {
    const ctx = createTestContext();
    const made = await Promise.all([createCatalog(ctx, { name: 'Summer' }), createCatalog(ctx, { name: 'Summer' })]);
    expect(made.map(({ code }) => code)).toEqual(['summer', 'summer-2']);
  });

  it('records the username if there is no full name, and the system if there is no user', async () => {
    const ctx = createTestContext();
    const named = await createCatalog({ ...ctx, user: { ...ctx.user!, fullName: '' } }, { name: 'A' });
    const unnamed = await createCatalog({ ...ctx, user: null }, { name: 'B' });
    expect([named.createdBy, unnamed.createdBy]).toEqual(['ada', 'System']);
  });
});

describe('updateCatalog', () => {
  it('stores the changed fields as the next revision and records the edit', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    ctx.passSeconds(60);
    const input = { name: 'Summer', description: 'Tents', tags: ['camp'] };
    const updated = await updateCatalog(ctx.as('Bo'), { id, input, revision: 1 });
    expect(updated).toMatchObject({
      description: 'Tents',
      tags: ['camp'],
      revision: 2,
      updatedAt: '2026-03-01T12:01:00.000Z',
    });
    expect(updated.edits).toEqual([{ revision: 2, user: 'Bo', fields: ['description', 'tags'] }]);
  });

  it('does not record an edit without changes', async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer');
    expect(await updateCatalog(ctx, { id: catalog.id, input: { name: 'Summer', locales: ['EN'] }, revision: 1 })).toBe(
      catalog,
    );
  });

  it('names who changed what since the given revision', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await updateCatalog(ctx.as('Bo'), { id, input: { name: 'Sun', locales: ['de'] }, revision: 1 });
    await updateCatalog(ctx.as('Cy'), { id, input: { name: 'Sun', tags: ['hot'] }, revision: 2 });
    const refusal = await getError(() => updateCatalog(ctx, { id, input: { name: 'Mine' }, revision: 1 }));
    expect(refusal.code).toBe('CONFLICT');
    expect(refusal.message).toBe(
      '"Sun" has changed since you opened it: Bo changed name, languages, and default language and Cy changed tags. Reload it, then make your changes again.',
    );
    expect(refusal.fields).toMatchObject({
      name: 'Bo has since changed this field.',
      tags: 'Cy has since changed this field.',
    });
    expect(await ctx.store.get('catalogs', id)).toMatchObject({ name: 'Sun', revision: 3 });
  });

  it('accepts only one of two edits of the same revision', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    const edit = (name: string) => updateCatalog(ctx, { id, input: { name }, revision: 1 });
    const calls = await Promise.allSettled([edit('One'), edit('Two')]);
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await ctx.store.get('catalogs', id)).toMatchObject({ name: 'One', revision: 2 });
  });

  it('allows product changes in the meantime', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    const updated = await updateCatalog(ctx, { id, input: { name: 'Sun' }, revision: 1 });
    expect(updated).toMatchObject({ name: 'Sun', revision: 2, contentRevision: 1 });
  });

  it("rejects another catalog's code but not its own", async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await catalogWith(ctx, 'Winter');
    const taken = await getError(() => updateCatalog(ctx, { id, input: { name: 'S', code: 'winter' }, revision: 1 }));
    expect(taken).toMatchObject({ code: 'CONFLICT', fields: { code: expect.any(String) } });
    expect(await updateCatalog(ctx, { id, input: { name: 'S', code: 'summer' }, revision: 1 })).toMatchObject({
      name: 'S',
    });
  });

  it('keeps the last twenty edits', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    for (let revision = 1; revision <= 25; revision++) {
      await updateCatalog(ctx, { id, input: { name: `Summer ${revision}` }, revision });
    }
    const { edits } = (await ctx.store.get('catalogs', id))!;
    expect([edits.length, edits[0]?.revision, edits.at(-1)?.revision]).toEqual([20, 7, 26]);
  });

  it('throws NOT_FOUND for a catalog that does not exist', async () => {
    const ctx = createTestContext();
    expect(await getError(() => updateCatalog(ctx, { id: '9', input: { name: 'S' }, revision: 1 }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('stepCatalog', () => {
  it('moves a catalog through its lifecycle', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    expect(await stepCatalog(ctx, id, 'ACTIVATE')).toMatchObject({ status: 'ACTIVE', revision: 2 });
    expect(await stepCatalog(ctx, id, 'ARCHIVE')).toMatchObject({ status: 'ARCHIVED', revision: 3 });
    expect(await stepCatalog(ctx, id, 'RESTORE')).toMatchObject({ status: 'DRAFT', revision: 4 });
  });

  it('refuses to activate a catalog whose products have errors', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await createProduct(ctx, { catalogId: id, input: { sku: 'A', name: 'No price' } });
    const refusal = await getError(() => stepCatalog(ctx, id, 'ACTIVATE'));
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('1 error (fix it first)') });
    expect(await ctx.store.get('catalogs', id)).toMatchObject({ status: 'DRAFT' });
  });

  it('refuses to archive a catalog with a current version, and archives it after the version is withdrawn', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await stepCatalog(ctx, id, 'ACTIVATE');
    await putVersion(ctx, id);
    expect((await getError(() => stepCatalog(ctx, id, 'ARCHIVE'))).message).toContain('current version');
    const published = (await ctx.store.get('catalogs', id))!;
    await ctx.store.commit([{ table: 'catalogs', put: { ...published, currentVersionId: null } }]);
    expect(await stepCatalog(ctx, id, 'ARCHIVE')).toMatchObject({ status: 'ARCHIVED' });
  });

  it.each(['PENDING', 'RUNNING', 'PAUSED', 'CANCELING'] as const)(
    'refuses to archive it while a job is %s',
    async (status) => {
      const ctx = createTestContext();
      const { id } = await catalogWith(ctx, 'Summer');
      await stepCatalog(ctx, id, 'ACTIVATE');
      await putJob(ctx, { catalogId: id, status });
      expect((await getError(() => stepCatalog(ctx, id, 'ARCHIVE'))).message).toContain('a job is running');
    },
  );

  it.each(['CANCELED', 'COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'] as const)(
    'archives it when its job is %s',
    async (status) => {
      const ctx = createTestContext();
      const { id } = await catalogWith(ctx, 'Summer');
      await stepCatalog(ctx, id, 'ACTIVATE');
      await putJob(ctx, { catalogId: id, status });
      expect(await stepCatalog(ctx, id, 'ARCHIVE')).toMatchObject({ status: 'ARCHIVED' });
    },
  );
});
