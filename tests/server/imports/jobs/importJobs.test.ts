import { describe, expect, it } from 'vitest';
import { stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { createProfile } from '#server/domain/imports/mapping/profiles';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { catalogWith, createTestContext, putVersion, getError } from '../../catalogs/domainContext';
import { catalogChecksum, jobNow, runJobs } from '../../jobs/engine';
import { MAPPING, getCsv, startFile, upload } from './importSetup';

const plan = { layout: 'CUSTOM', mapping: MAPPING, errorPolicy: 'REJECT_FAILED_ROWS', profileId: null } as const;
const GOOD = getCsv([{ sku: 'S-1', name: 'Spade', price: '10' }]);

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden', ['A']);
  return { ctx, catalogId };
};

describe('Starting an import', () => {
  it('creates a job for the file', async () => {
    const { ctx, catalogId } = await world();
    const file = await upload(ctx, GOOD);
    const job = await startImport(ctx, { catalogId, ...plan, fileId: file.id }, 'DRY_RUN');
    expect(job).toMatchObject({
      type: 'IMPORT',
      mode: 'DRY_RUN',
      inputFileId: file.id,
      inputFileName: 'products.csv',
      input: { kind: 'import', plan: { ...plan, fileId: file.id } },
    });
  });

  it('requires a catalog, a complete file and a mapping that identifies products', async () => {
    const { ctx, catalogId } = await world();
    const { id: fileId } = await upload(ctx, GOOD);
    const part = await fileCreate(ctx, { name: 'part.csv', size: 10 });
    await fileAppend(ctx, part.id, 0, new Uint8Array(4));
    const refused = (request: object) =>
      getError(() => startImport(ctx, { catalogId, ...plan, fileId, ...request }, 'APPLY'));
    expect(await refused({ catalogId: '404' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ fileId: '404' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ fileId: part.id })).toMatchObject({
      code: 'INVALID',
      message: 'Only 4 of 10 bytes of “part.csv” were uploaded. Upload the file again.',
    });
    expect(await refused({ mapping: MAPPING.filter(({ target }) => target === 'price') })).toMatchObject({
      code: 'INVALID',
      fields: { mapping: expect.stringContaining('Map a column to the SKU') },
    });
    expect(ctx.started).toEqual([]);
  });

  it('is rejected for an archived catalog', async () => {
    const { ctx, catalogId } = await world();
    await putVersion(ctx, catalogId, 'WITHDRAWN');
    const catalog = (await ctx.store.get('catalogs', catalogId))!;
    await ctx.store.commit([{ table: 'catalogs', put: { ...catalog, status: 'ACTIVE' } }]);
    await stepCatalog(ctx, catalogId, 'ARCHIVE');
    expect(await getError(() => startFile(ctx, catalogId, GOOD))).toMatchObject({
      code: 'CONFLICT',
      message: 'The catalog “Garden” is archived. Restore it first.',
    });
  });
});

describe('Malformed file', () => {
  const header = MAPPING.map(({ source }) => source).join(',');
  const cells = MAPPING.length;

  it.each<[string, string | Uint8Array]>([
    ['that is empty', ''],
    ['with a header only', `${header}\n`],
    ['with an unclosed quote', `${header}\nA,"Spade,1,,,,,\nB,Rake,2,,,,,\n`],
    ['with text after a closing quote', `${header}\nA,"Spade"x,1,,,,,\n`],
    ['with a row that is too long', `${header}\nA,Spade,1,,,,,,,,more\n`],
    ['with a header twice', `${header},Sku\n${',A'.repeat(cells)}\n`],
    ['with too many columns', Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',')],
    ['with a cell of 5 MB', `${header}\nA,${'x'.repeat(5 * 1024 ** 2)},1,,,,,\n`],
    ['without the mapped columns', 'Artikel;Preis\n1;2\n'],
    ['of random bytes', Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256)],
  ])('%s fails with a clear message and changes nothing', async (_, content) => {
    const { ctx, catalogId } = await world();
    const before = await catalogChecksum(ctx, catalogId);
    const job = await startFile(ctx, catalogId, content);
    await runJobs(ctx);
    const done = await jobNow(ctx, job);
    expect(done).toMatchObject({ status: 'FAILED', changeCount: 0, counts: { created: 0, updated: 0 } });
    expect(done.error).toMatch(/^[A-Z“].*\.$/s);
    expect(done.error).not.toContain('internal error');
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
  });

  it('is not partly imported if it breaks in the middle', async () => {
    const { ctx, catalogId } = await world();
    const before = await catalogChecksum(ctx, catalogId);
    const job = await startFile(ctx, catalogId, `${GOOD}\nB,"Rake,2,,,,,`);
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'FAILED', changeCount: 0 });
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
  });
});

describe('Inspecting an upload', () => {
  it('returns the file properties and the profiles that can read it', async () => {
    const { ctx } = await world();
    const file = await upload(ctx, GOOD);
    const fields = { format: 'CSV', layout: 'CUSTOM', errorPolicy: 'IGNORE_FAILED' } as const;
    const fitting = await createProfile(ctx, { ...fields, name: 'Ours', mapping: MAPPING });
    const withConstant = await createProfile(ctx, {
      ...fields,
      name: 'With a constant',
      mapping: [
        ...MAPPING,
        { source: 'Brand', target: 'brand', transforms: [{ type: 'CONSTANT', argument: 'X', replacement: null }] },
      ],
    });
    await createProfile(ctx, {
      ...fields,
      name: 'Theirs',
      mapping: [{ source: 'Artikel', target: 'sku', transforms: [] }],
    });
    const found = await inspectUpload(ctx, file.id, null);
    expect(found).toMatchObject({ file, format: 'CSV', delimiter: ',', rowCount: 1 });
    expect(found.columns[0]).toEqual({ name: 'Sku', samples: ['S-1'], channels: [] });
    expect(found.profiles).toEqual([fitting, withConstant]);
  });

  it('rejects an unknown or unreadable file', async () => {
    const { ctx } = await world();
    expect(await getError(() => inspectUpload(ctx, '404', null))).toMatchObject({ code: 'NOT_FOUND' });
    const { id } = await upload(ctx, '');
    expect(await getError(() => inspectUpload(ctx, id, null))).toMatchObject({ code: 'INVALID' });
  });
});
