import { describe, expect, it } from 'vitest';
import { catalogWith, createTestContext, putJob, putVersion } from './domainContext';
import { execute } from './executeSchema';

const CATALOG = `fragment All on Catalog {
  id code name description status channels locales currencies defaultLocale tags productCount variantCount
  issueCounts { error warning info } completeness hasUnpublishedChanges currentVersion { version } lastJob { id }
  lastJobs(first: 2) { id } steps { action isAllowed blockers } nextStep brands categories createdAt createdBy updatedAt
  revision
}`;

describe('Catalogs over GraphQL', () => {
  it('returns every field of a catalog', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await putVersion(ctx, id);
    for (let count = 0; count < 3; count++) await putJob(ctx, { catalogId: id, status: 'COMPLETED' });
    const { data, errors } = await execute(ctx, `query ($id: ID!) { catalog(id: $id) { ...All } } ${CATALOG}`, { id });
    expect(errors).toBeUndefined();
    expect(data?.['catalog']).toMatchObject({
      code: 'summer',
      productCount: 1,
      variantCount: 0,
      hasUnpublishedChanges: false,
      currentVersion: { version: 1 },
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
    const FIELDS = '{ catalog { id name status revision } }';
    const create = await run(`createCatalog(input: { name: "Summer", shopUrl: "https://shop.example" }) ${FIELDS}`);
    expect(create).toMatchObject({ catalog: { id: '1', status: 'DRAFT' } });
    expect(
      await run('updateCatalog(input: { id: "1", revision: 1, name: "Sun" }) { catalog { name shopUrl } }'),
    ).toEqual({ catalog: { name: 'Sun', shopUrl: 'https://shop.example' } });
    expect(
      await run('updateCatalog(input: { id: "1", revision: 2, shopUrl: null }) { catalog { name shopUrl } }'),
    ).toEqual({ catalog: { name: 'Sun', shopUrl: null } });
    expect(await run(`activateCatalog(input: { id: "1" }) ${FIELDS}`)).toMatchObject({ catalog: { status: 'ACTIVE' } });
    expect(await run(`archiveCatalog(input: { id: "1" }) ${FIELDS}`)).toMatchObject({
      catalog: { status: 'ARCHIVED' },
    });
    expect(await run(`restoreCatalog(input: { id: "1" }) ${FIELDS}`)).toMatchObject({
      catalog: { status: 'DRAFT', revision: 6 },
    });
    expect(await run(`cloneCatalog(input: { id: "1", name: "Moon" }) ${FIELDS}`)).toMatchObject({
      catalog: { id: '2', name: 'Moon' },
    });
    expect(await run('deleteCatalog(input: { id: "1" }) { deletedId }')).toEqual({ deletedId: '1' });
    const { data } = await execute(
      ctx,
      '{ catalogs(input: { q: "o" }) { catalogs { id } totalDocs totalPages page perPage } }',
    );
    expect(data?.['catalogs']).toEqual({ catalogs: [{ id: '2' }], totalDocs: 1, totalPages: 1, page: 1, perPage: 10 });
  });

  it('starts a job that validates all products', async () => {
    const ctx = createTestContext();
    await catalogWith(ctx, 'Summer');
    const { data } = await execute(
      ctx,
      'mutation { validateCatalog(input: { catalogId: "1" }) { job { id type status } } }',
    );
    expect(data?.['validateCatalog']).toEqual({ job: { id: '1', type: 'VALIDATE', status: 'PENDING' } });
    expect(ctx.started).toEqual(['1']);
  });
});
