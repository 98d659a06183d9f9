import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeOptionRecord } from '#server/records/attributes';
import type { OptionChangeRecord } from '#server/records/optionEdits';
import { createProduct } from '#server/domain/products/createProduct';
import { withChanges } from '#server/domain/optionEdits/optionsEdit';
import type { AttributeOptionInput, MergedOptionInput } from '#server/types.generated';
import { soundProduct } from '../catalogs/domainContext';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const option = (code: string, en: string) => ({ code, labels: [{ locale: 'en', text: en }] });
const [NAVY, BLUE, RED] = [option('s1', 'Navy'), option('s2', 'Blue'), option('s3', 'Red')];

/** Creates an attribute, and a catalog whose products have the codes of its options. */
const setUp = async (type: 'SELECT' | 'MULTI_SELECT', values: Record<string, string>) => {
  const { createAttribute, createCatalog } = await client.data(
    `mutation ($input: CreateAttributeInput!) {
      createAttribute(input: $input) { attribute { id } }
      createCatalog(input: { name: "Spring", channels: ["web"] }) { catalog { id } } }`,
    {
      input: {
        code: 'shade',
        type,
        labels: NAVY.labels.map((label) => ({ ...label, text: 'Shade' })),
        options: [NAVY, BLUE, RED],
      },
    },
  );
  const catalogId = createCatalog.catalog.id as string;
  for (const [sku, value] of Object.entries(values)) {
    const input = { ...soundProduct(sku), attributes: [{ name: 'Shade', value }] };
    await createProduct(client.gateway.context, { catalogId, input });
  }
  const { store } = client.gateway.context;
  return {
    catalogId,
    update: async (options: AttributeOptionInput[], mergedOptions: MergedOptionInput[] = []) => {
      const { updateAttribute } = await client.data(
        'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { jobs { id type } } }',
        { input: { id: createAttribute.attribute.id, options, mergedOptions } },
      );
      await client.gateway.idle();
      return updateAttribute.jobs.find(({ type: one }: { type: string }) => one === 'BULK_EDIT').id as string;
    },
    undo: async (jobId: string) => {
      const { undoJob } = await client.data(`mutation { undoJob(input: { id: "${jobId}" }) { job { id } } }`);
      await client.gateway.idle();
      return (await store.get('jobs', undoJob.job.id))!;
    },
    /** The options, and the values of the products. */
    read: async () => {
      const { options } = (await store.list('attributeDefinitions', ({ code }) => code === 'shade'))[0]!;
      const products = await Promise.all(Object.keys(values).map((sku) => store.products.bySku(catalogId, sku)));
      return [
        options.map(({ code, labels }) => `${code} ${labels[0]!.text}`),
        products.map((one) => one!.attributes[0]!.value),
      ];
    },
  };
};

describe('Two options that swap their codes in one save', () => {
  it.each([
    ['in their order', [{ ...NAVY, formerCode: 's1', code: 's2' }, { ...BLUE, formerCode: 's2', code: 's1' }, RED]],
    ['in another order', [{ ...BLUE, formerCode: 's2', code: 's1' }, RED, { ...NAVY, formerCode: 's1', code: 's2' }]],
  ])('are restored by undo, and swapped again by its undo, %s', async (_, swapped) => {
    const { update, undo, read } = await setUp('MULTI_SELECT', { A: 's1', B: 's2; s3', C: 'Navy' });
    const before = await read();
    const job = await update(swapped);
    const after = await read();
    expect(after[1]).toEqual(['s2', 's1; s3', 'Navy']);
    const undone = await undo(job);
    expect(undone).toMatchObject({ status: 'COMPLETED' });
    expect((await read())[1]).toEqual(before[1]);
    expect(new Set((await read())[0])).toEqual(new Set(before[0]));
    expect(await undo(undone.id)).toMatchObject({ status: 'COMPLETED' });
    expect(await read()).toEqual(after);
  });
});

it('undoing any renamed and merged options restores them, and undoing that makes the changes again', () => {
  const codes = ['a', 'b', 'c', 'd', 'e'];
  const edits = fc.tuple(
    fc.shuffledSubarray(codes, { minLength: 5 }),
    fc.subarray(codes, { maxLength: 3 }),
    fc.nat({ max: 4 }),
  );
  fc.assert(
    fc.property(edits, ([next, gone, target]) => {
      const former: AttributeOptionRecord[] = codes.map((code) => option(code, code.toUpperCase()));
      const kept = former.filter(({ code }) => !gone.includes(code));
      // The options that are kept get other codes, which can be those of merged ones.
      const renamed = kept.map((one) => ({ ...one, code: next[codes.indexOf(one.code)]! }));
      const changes: OptionChangeRecord[] = [
        ...kept.flatMap((before, at) =>
          before.code === renamed[at]!.code ? [] : [{ before, after: renamed[at]!, isMerged: false }],
        ),
        ...gone.map((code) => ({
          before: former[codes.indexOf(code)]!,
          after: renamed[target % renamed.length]!,
          isMerged: true,
        })),
      ];
      const undone = withChanges(renamed, changes, true);
      expect(new Set(undone)).toEqual(new Set(former));
      expect(withChanges(undone!, changes, true)).toEqual(undone);
      const redone = withChanges(undone!, changes, false);
      expect(new Set(redone)).toEqual(new Set(renamed));
      expect(withChanges(redone!, changes, false)).toEqual(redone);
    }),
  );
});

it('published versions stay as they are when options are renamed and merged', async () => {
  const { catalogId, update, undo, read } = await setUp('SELECT', { A: 'Navy', B: 's2' });
  const { store } = client.gateway.context;
  await client.data(`mutation { activateCatalog(input: { id: "${catalogId}" }) { catalog { id } } }`);
  await client.data(`mutation { publishCatalog(input: { catalogId: "${catalogId}" }) { job { id } } }`);
  await client.gateway.idle();
  const [version] = await store.list('publishedCatalogs', (one) => one.catalogId === catalogId);
  const QUERY = `{ publishedCatalog(id: "${version!.id}") { checksum products { data { sku content } } } }`;
  const before = await client.data(QUERY);
  expect(before.publishedCatalog.products.data).toHaveLength(2);
  const job = await update(
    [{ ...NAVY, labels: RED.labels.map((label) => ({ ...label, text: 'Midnight' })) }, RED],
    [{ code: 's2', into: 's1' }],
  );
  expect((await read())[1]).toEqual(['Midnight', 's1']);
  expect(await client.data(QUERY)).toEqual(before);
  await undo(job);
  expect(await client.data(QUERY)).toEqual(before);
});
