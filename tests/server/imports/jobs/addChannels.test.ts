import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTestContext, getError } from '../../catalogs/domainContext';
import { createFamily } from '#server/domain/families/familyWrites';
import { updateChannel } from '#server/domain/channels/channelWrites';
import { createCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { mappedChannels } from '#server/domain/imports/mapping/rowLanguages';
import { undoJob } from '#server/domain/jobs/actions';
import { createProduct } from '#server/domain/products/createProduct';
import type { JobMode } from '#server/types.generated';
import { createTestClient } from '#tests/support/testClient';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { readStored } from '#tests/support/stored';
import { getAdminContext, grantClientAbilities } from '#tests/support/clientAbilities';
import { getIssues, startSuggested, upload } from './importSetup';

const FILE =
  'sku,name,name-en_US-web,name-en_US-print,description-en_US-print,price\n' +
  'A,Spade,Spade online,Spade in print,A spade,4\nB,Rake,,,,5\n';

const UNOPIM = readFileSync(new URL('../../../files/unopim.csv', import.meta.url), 'utf8');

const world = async (channels = ['web']) => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Garden', locales: ['en', 'de'], channels });
  const catalog = async () => (await ctx.store.get('catalogs', catalogId))!;
  const product = (sku: string) => ctx.store.products.bySku(catalogId, sku);
  const start = (
    file: string,
    plan: { addChannels?: string[]; defineChannels?: boolean } = {},
    mode: JobMode = 'APPLY',
  ) => startSuggested(ctx, catalogId, file, { mode, addCurrencies: ['USD'], ...plan });
  const run = async (...args: Parameters<typeof start>) => {
    const job = await start(...args);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const definition = () => ctx.store.get('channels', 'print');
  const undo = async (id: string) => {
    const job = await undoJob(ctx, id);
    await runJobs(ctx);
    const done = await jobNow(ctx, job);
    return [...done.log, ...(await getIssues(ctx, done))].map(({ message }) => message);
  };
  return { ctx, catalogId, catalog, product, definition, start, run, undo };
};

const PLAN = { addChannels: ['print'], defineChannels: true };

describe('Channel missing from the catalog', () => {
  it('fails its products, at its columns, with the nearest channel', async () => {
    const { ctx, run } = await world();
    const dry = await run(FILE, {}, 'DRY_RUN');
    expect(dry.counts).toMatchObject({ created: 1, failed: 1 });
    expect((await getIssues(ctx, dry)).filter(({ code }) => code === 'VALUE_CHANNEL')).toMatchObject([
      { rowNumber: 2, column: 'name-en_US-print', message: 'The catalog does not have the channel print.' },
    ]);
  });

  it('is added and defined by the import, not by its dry run, and taken back by undo', async () => {
    const { catalog, product, definition, run, undo } = await world();
    const dry = await run(FILE, PLAN, 'DRY_RUN');
    expect(dry.counts).toMatchObject({ created: 2, failed: 0 });
    expect((await catalog()).channels).toEqual(['web']);
    expect(await definition()).toBeUndefined();
    const job = await run(FILE, PLAN);
    expect(job).toMatchObject({ counts: dry.counts, addedChannels: ['print'], definedChannels: ['print'] });
    expect(job.log.map(({ message }) => message)).toContain('Added print to the catalog’s channels.');
    expect((await catalog()).channels).toEqual(['web', 'print']);
    expect(await definition()).toMatchObject({ labels: [{ locale: 'en', text: 'Print' }], locales: [] });
    expect(await product('A')).toMatchObject({
      name: 'Spade',
      description: 'A spade',
      values: [
        { attribute: 'name', channel: 'print', text: 'Spade in print' },
        { attribute: 'name', channel: 'web', text: 'Spade online' },
      ],
    });
    expect(await undo(job.id)).toContain('Removed print from the channels of the catalog.');
    expect((await catalog()).channels).toEqual(['web']);
    expect(await definition()).toMatchObject({ deletedAt: expect.any(String) });
  });

  it('can be named by prices only, is taken back with them, and stays while another product has such a price', async () => {
    const file = 'sku,name,price EUR,price-EUR-print\nA,Spade,4,3\nB,Rake,5,x\n';
    const { ctx, catalogId, catalog, product, run, undo } = await world();
    const dry = await run(file, {}, 'DRY_RUN');
    const ofPrices = async (job: typeof dry) =>
      (await getIssues(ctx, job)).filter(({ code }) => code.startsWith('PRICE'));
    expect(await ofPrices(dry)).toMatchObject(
      [2, 3].map((rowNumber) => ({ code: 'PRICE_CHANNEL', rowNumber, column: 'price-EUR-print' })),
    );
    const job = await run(file, PLAN);
    expect(await ofPrices(job)).toMatchObject([
      { code: 'PRICE_INVALID', rowNumber: 3, column: 'price-EUR-print', message: '“x” isn’t a valid price.' },
    ]);
    const print = { currency: 'EUR', channel: 'print', amount: 3, compareAt: null };
    expect((await product('A'))!.prices).toEqual([{ currency: 'EUR', amount: 4, compareAt: null }, print]);
    await createProduct(ctx, { catalogId, input: { sku: 'M', name: 'Mug', prices: [print] } });
    expect(await undo(job.id)).toContain('Channels kept because products still have texts or prices for them: print.');
    expect((await catalog()).channels).toEqual(['web', 'print']);
    expect(await product('A')).toBeUndefined();
  });

  it('stays after undo if another product has a value for it', async () => {
    const { ctx, catalogId, catalog, definition, run, undo } = await world();
    const job = await run(FILE, PLAN);
    const values = [{ attribute: 'name', channel: 'print', text: 'Mug in print' }];
    await createProduct(ctx, { catalogId, input: { sku: 'M', name: 'Mug', values } });
    expect(await undo(job.id)).toContain('Channels kept because products still have texts or prices for them: print.');
    expect((await catalog()).channels).toEqual(['web', 'print']);
    expect((await definition())?.deletedAt).toBeUndefined();
  });

  it.each<[string, (at: Awaited<ReturnType<typeof world>>) => Promise<unknown>]>([
    ['was edited', ({ ctx }) => updateChannel(ctx, { id: 'print', currencies: ['EUR'] })],
    ['another catalog has it', ({ ctx }) => createCatalog(ctx, { name: 'Books', channels: ['print'] })],
    [
      'a family requires an attribute in it',
      async ({ ctx }) => {
        await ctx.store.commit([
          {
            table: 'attributeDefinitions',
            put: {
              ...{ id: '1', code: 'size', labels: [{ locale: 'en', text: 'Size' }], type: 'TEXT', unitFamily: null },
              ...{
                options: [],
                group: '',
                position: 1,
                isLocalizable: false,
                createdAt: '',
                updatedAt: '',
                updatedBy: '',
              },
              rules: { min: null, max: null, decimals: null, maxLength: null, pattern: null, units: [] },
            },
          },
        ]);
        await createFamily(ctx, {
          labels: [{ locale: 'en', text: 'Tools' }],
          attributes: [{ code: 'size', isRequired: true, requiredInChannels: ['print'] }],
        });
      },
    ],
  ])('is still defined after undo if its definition %s', async (_, change) => {
    const at = await world();
    const job = await at.run(FILE, PLAN);
    at.ctx.passSeconds(60);
    await change(at);
    await runJobs(at.ctx);
    await at.undo(job.id);
    expect((await at.catalog()).channels).toEqual(['web']);
    expect((await at.definition())?.deletedAt).toBeUndefined();
  });

  it('is not defined again, and its definition stays after undo', async () => {
    const { ctx, definition, run, undo } = await world();
    const made = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
    const own = { id: 'print', labels: [{ locale: 'en', text: 'Catalog' }], locales: ['en'], currencies: [], ...made };
    await ctx.store.commit([{ table: 'channels', put: own }]);
    const job = await run(FILE, PLAN);
    expect(job.definedChannels).toBeUndefined();
    await undo(job.id);
    expect(await definition()).toEqual(own);
  });

  it('is only added if it is not to be defined', async () => {
    const { catalog, definition, run } = await world();
    await run(FILE, { addChannels: ['print'] });
    expect((await catalog()).channels).toEqual(['web', 'print']);
    expect(await definition()).toBeUndefined();
  });

  it.each([
    ['a draft without others, which has none again', 'DRAFT', []],
    ['an active catalog without others, which keeps it', 'ACTIVE', ['print']],
  ] as const)('is taken back from %s', async (_, status, left) => {
    const { ctx, catalogId, catalog, run, undo } = await world([]);
    const job = await run('sku,name,name-en_US-print,price\nA,Spade,Spade in print,4\n', PLAN);
    await ctx.store.commit([{ table: 'catalogs', put: { ...(await catalog()), status } }]);
    await undo(job.id);
    expect((await ctx.store.get('catalogs', catalogId))!.channels).toEqual(left);
  });

  it('is added once if the import is interrupted', async () => {
    for (const commits of [1, 2, 3, 4]) {
      const { ctx, catalog, start } = await world();
      const job = await start(FILE, PLAN);
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect((await catalog()).channels).toEqual(['web', 'print']);
      expect(await jobNow(ctx, job)).toMatchObject({ counts: { created: 2, failed: 0 }, addedChannels: ['print'] });
    }
  });

  it.each([[''], [' web'], ['x'.repeat(61)]])('must have a usable code: “%s”', async (code) => {
    const { start } = await world();
    expect(await getError(() => start(FILE, { addChannels: [code] }))).toMatchObject({
      code: 'INVALID',
      fields: { addChannels: expect.stringContaining('1 to 60 characters') },
    });
  });

  it('can be in the rows of a file', async () => {
    const { ctx, catalog, product, run } = await world();
    const { id } = await upload(ctx, UNOPIM);
    const { mapping, channels } = await inspectUpload(ctx, id, null, await catalog());
    expect(channels).toEqual(['web', 'print']);
    expect(mappedChannels(mapping, channels, 'UNOPIM')).toEqual(['web', 'print']);
    const skipped = await run(UNOPIM);
    expect((await getIssues(ctx, skipped)).map(({ code }) => code)).toContain('CHANNEL_SKIPPED');
    await run(UNOPIM, { addChannels: channels });
    expect((await catalog()).channels).toEqual(['web', 'print']);
    expect((await product('trail-shoe'))!.values).toContainEqual({
      attribute: 'description',
      channel: 'print',
      text: 'Wet grip.',
    });
  });

  it('is named by columns that list the texts of products', async () => {
    const { ctx, catalog } = await world();
    const { id } = await upload(ctx, 'product_sku,prices,variant_sku,name,values\nA,,,Tent,name==kiosk=Tent to go\n');
    expect(await inspectUpload(ctx, id, null, await catalog())).toMatchObject({ channels: ['kiosk'] });
  });

  it('does not count as one if the file has no other', async () => {
    const { ctx, catalog } = await world();
    const { id } = await upload(ctx, UNOPIM.replaceAll('print,', 'web,'));
    expect(await inspectUpload(ctx, id, null, await catalog())).toMatchObject({ channels: [] });
  });

  it.each([
    [null, true],
    [{ Job: ['manage'], Catalog: ['manage'], Product: ['manage'] }, false],
  ])('is defined for users who can create channels: %j', async (abilities, isDefined) => {
    const client = await createTestClient();
    const { id: fileId } = await upload(await getAdminContext(client.gateway), FILE);
    if (abilities) {
      await grantClientAbilities(client.gateway, abilities);
      await client.signIn('client@demo.com', 'client');
    }
    const mapping = ['sku', 'name'].map((source) => ({ source, target: source }));
    const plan = { catalogId: '1', mode: 'APPLY', layout: 'CUSTOM', errorPolicy: 'REJECT_FAILED_ROWS', mapping };
    await client.data('mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }', {
      input: { ...plan, fileId, addChannels: [' kiosk '] },
    });
    await client.gateway.idle();
    expect((await readStored(client.gateway, 'catalogs', '1'))!.channels).toContain('kiosk');
    expect((await readStored(client.gateway, 'channels', 'kiosk')) !== undefined).toBe(isDefined);
  });

  it('can be removed from the catalog as before', async () => {
    const { ctx, catalogId, catalog, run } = await world();
    await run(FILE, PLAN);
    const { revision } = await catalog();
    const error = await getError(() => updateCatalog(ctx, { id: catalogId, revision, input: { channels: ['web'] } }));
    expect(error).toMatchObject({ code: 'INVALID', fields: { channels: expect.stringContaining('print') } });
  });
});
