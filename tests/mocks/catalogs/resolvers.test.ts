import { describe, expect, it } from 'vitest';
import { catalogWith, createTestContext, putJob, putPublication } from './domainContext';
import { execute } from './executeSchema';

const CATALOG = `fragment All on Catalog {
  id code name description status channels locales currencies defaultLocale tags productCount variantCount
  issueCounts { error warning info } completeness hasUnpublishedChanges currentPublication { version } lastJob { id }
  lastJobs(first: 2) { id } steps { action isAllowed blockers } nextStep brands categories createdAt createdBy updatedAt
  revision
}`;

describe('Catalogs over GraphQL', () => {
  it('returns every field of a catalog', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await putPublication(ctx, id);
    for (let count = 0; count < 3; count++) await putJob(ctx, { catalogId: id, status: 'COMPLETED' });
    const { data, errors } = await execute(ctx, `query ($id: ID!) { catalog(id: $id) { ...All } } ${CATALOG}`, { id });
    expect(errors).toBeUndefined();
    expect(data?.['catalog']).toMatchObject({
      code: 'summer',
      productCount: 1,
      variantCount: 0,
      hasUnpublishedChanges: false,
      currentPublication: { version: 1 },
      lastJob: { id: '3' },
      lastJobs: [{ id: '3' }, { id: '2' }],
      nextStep: 'ACTIVATE',
      createdBy: 'Ada',
    });
  });

  it('creates, updates, and deletes a catalog', async () => {
    const ctx = createTestContext();
    const run = async (operation: string) => {
      const { data, errors } = await execute(ctx, `mutation { it: ${operation} }`);
      expect(errors).toBeUndefined();
      return data?.['it'];
    };
    const FIELDS = '{ id name status revision }';
    expect(await run(`catalogCreate(input: { name: "Summer" }) ${FIELDS}`)).toMatchObject({ id: '1', status: 'DRAFT' });
    expect(await run(`catalogUpdate(id: "1", input: { name: "Sun" }, revision: 1) ${FIELDS}`)).toMatchObject({
      name: 'Sun',
    });
    expect(await run(`catalogActivate(id: "1") ${FIELDS}`)).toMatchObject({ status: 'ACTIVE' });
    expect(await run(`catalogArchive(id: "1") ${FIELDS}`)).toMatchObject({ status: 'ARCHIVED' });
    expect(await run(`catalogRestore(id: "1") ${FIELDS}`)).toMatchObject({ status: 'DRAFT', revision: 5 });
    expect(await run(`catalogClone(id: "1", name: "Moon") ${FIELDS}`)).toMatchObject({ id: '2', name: 'Moon' });
    expect(await run('catalogDelete(id: "1")')).toBe('1');
    const { data } = await execute(
      ctx,
      '{ catalogs(input: { q: "o" }) { catalogs { id } totalDocs totalPages page perPage } }',
    );
    expect(data?.['catalogs']).toEqual({ catalogs: [{ id: '2' }], totalDocs: 1, totalPages: 1, page: 1, perPage: 10 });
  });

  it('starts a job that validates all products', async () => {
    const ctx = createTestContext();
    await catalogWith(ctx, 'Summer');
    const { data } = await execute(ctx, 'mutation { catalogValidate(catalogId: "1") { id type status } }');
    expect(data?.['catalogValidate']).toEqual({ id: '1', type: 'VALIDATE', status: 'PENDING' });
    expect(ctx.started).toEqual(['1']);
  });
});
