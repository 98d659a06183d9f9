import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createFamily } from '#server/domain/families/familyWrites';
import { updateAttribute } from '#server/domain/attributes/attributeWrites';
import { encodePairs, encodePrices } from '#server/domain/ownLayout/listCells';
import { undoJob } from '#server/domain/jobs/actions';
import type { DomainContext } from '#server/domain/context';
import type { JobMode } from '#server/types.generated';
import { createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { createTestClient } from '#tests/support/testClient';
import { getIssues, startSuggested, upload } from './importSetup';

const FILE = `sku,name,name-de,price,attribute:Material,attribute:Load,attribute:Pieces,attribute:Organic,attribute:Motto,attribute:Motto-de
A,Spade,Spaten,4,Steel,1.2 kg,1,yes,Dig deeper,Tiefer graben
B,Rake,,5,Steel,900 g,12,no,Rake it in,
C,Hoe,,6,Wood,2 kg,3,yes,Hoe hoe hoe,
D,Fork,,7,Wood,1 kg,4,no,Stick a fork in it,
`;

const DEFINED = [
  { code: 'material', name: 'Material', type: 'SELECT', options: 2, isLocalizable: false },
  { code: 'load', name: 'Load', type: 'MEASUREMENT', unitFamily: 'WEIGHT', options: 0 },
  { code: 'pieces', name: 'Pieces', type: 'NUMBER' },
  { code: 'organic', name: 'Organic', type: 'BOOLEAN' },
  { code: 'motto', name: 'Motto', type: 'TEXT', isLocalizable: true },
];

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Garden', locales: ['en', 'de'] });
  const start = (file: string, plan: { mode?: JobMode; defineAttributes?: boolean } = {}) =>
    startSuggested(ctx, catalogId, file, { defineAttributes: true, ...plan });
  const run = async (...args: Parameters<typeof start>) => {
    const job = await start(...args);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const codes = async () =>
    (await ctx.store.list('attributeDefinitions', ({ deletedAt }) => !deletedAt)).map(({ code }) => code).sort();
  return { ctx, catalogId, start, run, codes };
};

const undo = async (ctx: DomainContext, { id }: { id: string }) => {
  const job = await undoJob(ctx, id);
  await runJobs(ctx);
  return jobNow(ctx, job);
};

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);

describe('Attributes without a definition', () => {
  it('are proposed by the dry run and defined by the import, which causes no issue', async () => {
    const { ctx, run, codes } = await world();
    const dry = await run(FILE, { mode: 'DRY_RUN' });
    const proposed = [...dry.importSummary!.newAttributes!].sort(byCode);
    expect(proposed).toMatchObject([...DEFINED].sort(byCode));
    expect(proposed.map(({ id }) => id)).toEqual(DEFINED.map(() => null));
    expect(await codes()).toEqual([]);

    const job = await run(FILE);
    expect(await codes()).toEqual(DEFINED.map(({ code }) => code).sort());
    const created = [...job.importSummary!.newAttributes!].sort(byCode);
    expect(created.map(({ id: _, ...rest }) => rest)).toEqual(proposed.map(({ id: _, ...rest }) => rest));
    expect(job.definedAttributes).toHaveLength(DEFINED.length);
    expect(job.log.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^Defined the attributes /));
    const material = (await ctx.store.list('attributeDefinitions', ({ code }) => code === 'material'))[0]!;
    expect(material.options.map(({ code }) => code)).toEqual(['steel', 'wood']);
    expect((await getIssues(ctx, job)).filter(({ code }) => code.startsWith('ATTRIBUTE'))).toEqual([]);
    const again = await run(FILE);
    expect(again.counts).toMatchObject({ skipped: 4, failed: 0 });
    expect(again.definedAttributes).toBeUndefined();
  });

  it('are left alone unless the import is to define them', async () => {
    const { run, codes } = await world();
    const job = await run(FILE, { defineAttributes: false });
    expect(job.importSummary!.newAttributes).toBeUndefined();
    expect(await codes()).toEqual([]);
  });

  it('get the type that the values of other products have, too', async () => {
    const { run, ctx } = await world();
    await run('sku,name,price,attribute:Pieces\nZ,Set,9,a few\n', { defineAttributes: false });
    const dry = await run(FILE, { mode: 'DRY_RUN' });
    expect(dry.importSummary!.newAttributes).toContainEqual(expect.objectContaining({ code: 'pieces', type: 'TEXT' }));
    await run(FILE);
    const [pieces] = await ctx.store.list('attributeDefinitions', ({ code }) => code === 'pieces');
    expect(pieces).toMatchObject({ type: 'TEXT' });
  });

  it.each([
    ['measurements', 'Weight', ['1.2 kg', '900 g'], []],
    ['numbers without a unit', 'Weight', ['1.2', '0.9'], [{ code: 'weight', type: 'NUMBER' }]],
    ['options in other languages', 'Condition', ['New', 'Gebraucht'], []],
    ['another option', 'Condition', ['New', 'Open box'], [{ code: 'condition', type: 'TEXT' }]],
    ['any text', 'Tax class', ['Standard', '7 %'], []],
  ])('are not system attributes, unless values do not match: %s', async (_, name, values, expected) => {
    const { run, codes } = await world();
    const file = `sku,name,price,attribute:${name}\n${values.map((value, at) => `P${at},Item,9,${value}\n`).join('')}`;
    const dry = await run(file, { mode: 'DRY_RUN' });
    expect(dry.importSummary!.newAttributes ?? []).toMatchObject(expected);
    const { counts } = await run(file);
    expect(counts).toMatchObject({ created: 2, failed: 0 });
    expect(await codes()).toEqual(expected.map(({ code }) => code));
  });

  it('can be those of variants', async () => {
    const { run, codes } = await world();
    const rows = ['Short', 'Long'].map(
      (length) => `A,Spade,A-${length},${encodePairs([{ name: 'Length', value: length }])}`,
    );
    const price = encodePrices([{ currency: 'USD', amount: 4, compareAt: null }]);
    const file = `product_sku,name,variant_sku,variant_attributes,prices\n${rows.map((row) => `${row},${price}\n`).join('')}`;
    const job = await run(file);
    expect(job.counts).toMatchObject({ created: 1 });
    expect(await codes()).toEqual(['length']);
  });

  it('of products that fail are not defined', async () => {
    const { run, codes } = await world();
    await run('sku,name,price,attribute:Pieces\nA,Spade,much,1\n');
    expect(await codes()).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'are defined only once, wherever the import is interrupted (after %i commits)',
    async (commits) => {
      const { ctx, start, codes } = await world();
      const job = await start(FILE);
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect(await codes()).toEqual(DEFINED.map(({ code }) => code).sort());
      expect((await jobNow(ctx, job)).definedAttributes).toHaveLength(DEFINED.length);
    },
  );
});

describe('Undo of an import', () => {
  it('deletes the definitions', async () => {
    const { ctx, run, codes } = await world();
    const undone = await undo(ctx, await run(FILE));
    expect(await codes()).toEqual([]);
    expect(undone.log.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Deleted the definitions of the attributes /),
    );
  });

  it('keeps those that were edited, that other products have, or that a family has', async () => {
    const { ctx, run, codes } = await world();
    const job = await run(FILE);
    await run('sku,name,price,attribute:Pieces\nZ,Set,9,7\n');
    await createFamily(ctx, { labels: [{ locale: 'en', text: 'Tools' }], attributes: [{ code: 'load' }] });
    const [motto] = await ctx.store.list('attributeDefinitions', ({ code }) => code === 'motto');
    ctx.passSeconds(1);
    await updateAttribute(ctx, { id: motto!.id, group: 'Texts' });
    const undone = await undo(ctx, job);
    expect(await codes()).toEqual(['load', 'motto', 'pieces']);
    const kept = (await getIssues(ctx, undone)).map(({ code, message }) => `${code}: ${message}`);
    expect(kept.sort()).toEqual(
      ['Load', 'Motto', 'Pieces'].map(
        (name) => `STILL_USED: The definition of the attribute ${name} stays because it was edited or is still in use.`,
      ),
    );
  });
});

it('Definitions need the permission to create attributes', async () => {
  const client = await createTestClient();
  await client.ask(
    'mutation { updateRole(input: { name: client, abilities: [{ action: create, subject: Job }, { action: read, subject: Job }] }) { role { name } } }',
  );
  await client.signIn('client@demo.com', 'client');
  const { id: fileId } = await upload(client.gateway.context, FILE);
  const input = {
    catalogId: '1',
    fileId,
    layout: 'CUSTOM',
    mapping: [{ source: 'sku', target: 'sku' }],
    errorPolicy: 'REJECT_FAILED_ROWS',
    mode: 'DRY_RUN',
  };
  const start = (defineAttributes: boolean) =>
    client.ask('mutation ($input: StartImportInput!) { startImport(input: $input) { job { mode } } }', {
      input: { ...input, defineAttributes },
    });
  expect((await start(true)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  expect((await start(false)).errors).toBeUndefined();
});
