import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { useTestClient } from '../../support/testClient';
import { catalogWith } from '../catalogs/domainContext';
import { changeProduct, publish } from './publishing';

const client = useTestClient({ demoProducts: 20 });

/** Runs the mutation's job to its end and returns the job. */
const finish = async (mutation: string) => {
  const { started } = await client.data(`mutation { started: ${mutation} { job { id } } }`);
  await client.gateway.idle();
  return (
    await client.data(
      `{ job(id: "${started.job.id}") { status error outputFiles { name url } publishedCatalog { id version checksum rollbackOf } } }`,
    )
  ).job;
};

const text = async (path: string) => (await client.fetch(path)).text();

describe('Publishing API', () => {
  it('publishes a previewed version with its diff, products, and feeds', async () => {
    await changeProduct(client.gateway.context, '1', 'SLB-1001', { name: 'Another Sleeping Bag' });
    const { publishPreview } = await client.data(
      `{ publishPreview(catalogId: "1") { version productCount checksum isBlocked isUnchanged issueCounts { error }
         summary { added changed removed }
         diff { totalDocs diffs { kind sku name productId fields { field before after } } } } }`,
    );
    expect(publishPreview).toMatchObject({
      version: 2,
      isBlocked: false,
      isUnchanged: false,
      summary: { added: 0, changed: 1, removed: 0 },
      diff: {
        totalDocs: 1,
        diffs: [{ kind: 'CHANGED', sku: 'SLB-1001', fields: [{ field: 'name', after: 'Another Sleeping Bag' }] }],
      },
    });
    const job = await finish('publishCatalog(input: { catalogId: "1", label: "Spring", reason: "New name" })');
    expect(job).toMatchObject({
      status: 'COMPLETED',
      publishedCatalog: { version: 2, checksum: publishPreview.checksum, rollbackOf: null },
    });
    const { publishedCatalog } = await client.data(
      `{ publishedCatalog(id: "${job.publishedCatalog.id}") { label reason status createdBy productCount variantCount
         catalog { code status currentVersion { id } } job { type } diffSummary { changed } diff { diffs { sku } }
         products(q: "another", perPage: 25) { totalDocs data { sku name brand status variantCount thumbnail
           categories priceRange { minPrice { amount currencyCode } maxPrice { amount } } content } }
         feeds { format fileName mediaType url } } }`,
    );
    expect(publishedCatalog).toMatchObject({
      label: 'Spring',
      reason: 'New name',
      status: 'CURRENT',
      catalog: { code: 'outdoor', status: 'ACTIVE', currentVersion: { id: job.publishedCatalog.id } },
      job: { type: 'PUBLISH' },
      diffSummary: { changed: 1 },
      diff: { diffs: [{ sku: 'SLB-1001' }] },
      products: { totalDocs: 1, data: [{ sku: 'SLB-1001', content: { name: 'Another Sleeping Bag' } }] },
    });
    const [json, csv, xml] = publishedCatalog.feeds;
    const bytes = await text(json.url);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(publishPreview.checksum);
    expect(await text(csv.url)).toContain('SLB-1001');
    expect(await text(xml.url)).toMatch(/<item>.*<g:image_link>https:\/\/shop\.example\.com\/media\//s);
  });

  it('knows the attributes of the first version of the demo, and their definitions', async () => {
    const query =
      '{ attributes(input: { perPage: 100 }) { totalDocs } publishedCatalog(id: "1") { attributes { name label(locale: "de") isInternal } } }';
    const { attributes, publishedCatalog } = await client.data(query);
    expect(attributes.totalDocs).toBeGreaterThan(10);
    expect(publishedCatalog.attributes).toContainEqual({ name: 'Color', label: 'Farbe', isInternal: false });
  });

  it('compares a version with any other of its catalog', async () => {
    await changeProduct(client.gateway.context, '1', 'SLB-1001', { name: 'Another Sleeping Bag' });
    const { id } = (await publish(client.gateway.context, '1')).version;
    const compare = (id: string, before: string) =>
      `publishedCatalog(id: "${id}") { diff${before} { before { id } summary { changed } diffs { fields { field before after } } } }`;
    const answer = await client.data(
      `{ a: ${compare(id, '')} b: ${compare('1', `(before: "${id}")`)} c: ${compare('1', '')} }`,
    );
    const [name] = answer.a.diff.diffs[0].fields;
    expect(name.after).toBe('Another Sleeping Bag');
    expect(answer.a.diff.before).toEqual({ id: '1' });
    expect(answer.b.diff).toMatchObject({
      before: { id },
      summary: { changed: 1 },
      diffs: [{ fields: [{ field: 'name', before: name.after, after: name.before }] }],
    });
    expect(answer.c.diff.before).toBeNull();
  });

  it.each([
    ['a version that does not exist', '404', 'NOT_FOUND', 'No published catalog with id 404 was found.'],
    ['one of another catalog', '2', 'INVALID', 'Compare the version with one of the same catalog.'],
  ])('refuses to compare with %s', async (_, before, code, message) => {
    const other = await catalogWith(client.gateway.context, 'Other', ['X']);
    await stepCatalog(client.gateway.context, other.id, 'ACTIVATE');
    expect((await publish(client.gateway.context, other.id)).version.id).toBe('2');
    const { errors } = await client.ask(`{ publishedCatalog(id: "1") { diff(before: "${before}") { totalDocs } } }`);
    expect(errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it('withdraws a version and rolls back to an older one', async () => {
    await changeProduct(client.gateway.context, '1', 'SLB-1001', { name: 'Another Sleeping Bag' });
    await finish('publishCatalog(input: { catalogId: "1" })');
    const back = await finish('rollBackToPublishedCatalog(input: { id: "1", reason: "Wrong name" })');
    expect(back.publishedCatalog).toMatchObject({ version: 3, rollbackOf: 1 });
    const { withdrawPublishedCatalog } = await client.data(
      `mutation { withdrawPublishedCatalog(input: { id: "${back.publishedCatalog.id}", reason: "Recall" }) { publishedCatalog
         { status withdrawnAt withdrawalReason catalog { currentVersion { id } } } } }`,
    );
    expect(withdrawPublishedCatalog.publishedCatalog).toMatchObject({
      status: 'WITHDRAWN',
      withdrawalReason: 'Recall',
      catalog: { currentVersion: null },
    });
    const { publishedCatalogs, ascending } = await client.data(
      `{ publishedCatalogs(input: { catalogId: "1" }) { totalDocs totalPages page perPage currentJob { id }
         publishedCatalogs { version status } }
         ascending: publishedCatalogs(input: { catalogId: "1", sort: VERSION }) { publishedCatalogs { version } } }`,
    );
    expect(ascending.publishedCatalogs).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
    expect(publishedCatalogs).toMatchObject({
      totalDocs: 3,
      totalPages: 1,
      currentJob: null,
      publishedCatalogs: [
        { version: 3, status: 'WITHDRAWN' },
        { version: 2, status: 'SUPERSEDED' },
        { version: 1, status: 'SUPERSEDED' },
      ],
    });
  });

  it('exports the whole catalog to a file of a job', async () => {
    const job = await finish('exportCatalog(input: { catalogId: "2", format: JSON })');
    expect(job).toMatchObject({
      status: 'COMPLETED',
      outputFiles: [{ name: expect.stringMatching(/^winter-preview-.*\.json$/) }],
    });
    expect(JSON.parse(await text(job.outputFiles[0].url))).toHaveLength(12);
  });

  it('rejects publishing without changes', async () => {
    const { errors } = await client.ask('mutation { publishCatalog(input: { catalogId: "1" }) { job { id } } }');
    expect(errors?.[0]?.message).toBe('No changes to publish. The current version, 1, has the same content.');
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('requires permission', async () => {
    await client.signIn('client@demo.com', 'client');
    for (const query of [
      '{ publishedCatalogs { totalDocs } }',
      '{ publishPreview(catalogId: "1") { version } }',
      'mutation { publishCatalog(input: { catalogId: "1" }) { job { id } } }',
      'mutation { withdrawPublishedCatalog(input: { id: "1" }) { publishedCatalog { id } } }',
    ]) {
      expect((await client.refusal(query))?.code).toBe('FORBIDDEN');
    }
    expect((await client.fetch('/feeds/1/outdoor-v1.json')).status).toBe(403);
  });
});
