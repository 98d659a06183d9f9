import { describe, expect, it } from 'vitest';
import type { AttributeOptionInput, MergedOptionInput, ProductInput } from '#server/types.generated';
import { catalogLock, withLock } from '#server/domain/withLock';
import { createProduct } from '#server/domain/products/createProduct';
import { grantClientAbilities } from '../../support/clientAbilities';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const labels = (en: string, de?: string) => [
  { locale: 'en', text: en },
  ...(de === undefined ? [] : [{ locale: 'de', text: de }]),
];
const NAVY = { code: 'navy', labels: labels('Navy', 'Marine') };
const NAVY_BLUE = { code: 'navy-blue', labels: labels('Navy blue', 'Marineblau') };
const RED = { code: 'red', labels: labels('Red') };
const MERGED = { options: [NAVY, RED], mergedOptions: [{ code: 'navy-blue', into: 'navy' }] };
const RENAMED = { options: [{ ...NAVY, labels: labels('Midnight', 'Mitternacht') }, NAVY_BLUE, RED] };
const RECODED = { options: [NAVY, { ...NAVY_BLUE, formerCode: 'navy-blue', code: 'nb' }, RED] };

interface Edit {
  options: AttributeOptionInput[];
  mergedOptions?: MergedOptionInput[];
}

const shade = (value: string) => [{ name: 'Shade', value }];

const variants = (...values: string[]) => values.map((value, at) => ({ sku: `V${at}`, options: shade(value) }));

const text = (value: string, locale = 'de') => ({ values: [{ attribute: 'shade', locale, text: value }] });

const addCatalog = async (name: string) => {
  const made = await client.data(
    `mutation { createCatalog(input: { name: "${name}", locales: ["en", "de"], channels: ["web"] }) { catalog { id } } }`,
  );
  return made.createCatalog.catalog.id as string;
};

/** Creates the attribute, and two catalogs. */
const setUp = async (type = 'SELECT') => {
  const { createAttribute } = await client.data(
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
    { input: { code: 'shade', type, isLocalizable: true, labels: labels('Shade'), options: [NAVY, NAVY_BLUE, RED] } },
  );
  return {
    id: createAttribute.attribute.id as string,
    catalogs: [await addCatalog('Spring'), await addCatalog('Fall')] as const,
  };
};

const put = (catalogId: string, sku: string, input: ProductInput) =>
  createProduct(client.gateway.context, { catalogId, input: { sku, name: sku, ...input } });

const UPDATE = `mutation ($input: UpdateAttributeInput!) {
  updateAttribute(input: $input) { attribute { options { code label } } jobs { id type title catalog { name } } } }`;

const update = async (id: string, edit: Edit) => {
  const { updateAttribute } = await client.data(UPDATE, { input: { id, ...edit } });
  await client.gateway.idle();
  return updateAttribute as { jobs: { id: string; type: string; title: string; catalog: { name: string } }[] };
};

const preview = async (id: string, edit: Edit) =>
  (
    await client.data(
      `query ($input: AttributePreviewInput!) { attributePreview(input: $input) {
        mismatches followers { products failed conditions catalog { name } } } }`,
      { input: { id, ...edit } },
    )
  ).attributePreview;

/** The content of a product that can have options, and whether a value is none. */
const read = async (catalogId: string, sku: string) => {
  const product = (await client.gateway.context.store.products.bySku(catalogId, sku))!;
  return {
    attributes: product.attributes.map(({ value }) => value),
    ...(product.values && { values: product.values.map((value) => value.text) }),
    ...(product.variants.length > 0 && { variants: product.variants.map(({ options }) => options[0]!.value) }),
    issues: product.issues.filter(({ code }) => code.startsWith('ATTRIBUTE')).length,
  };
};

const getOptions = async (id: string) =>
  (await client.data(`{ attribute(id: "${id}") { options { code label } } }`)).attribute.options.map(
    ({ code, label }: { code: string; label: string }) => `${code} ${label}`,
  );

const undo = async (jobId: string) => {
  const { undoJob } = await client.data(`mutation { undoJob(input: { id: "${jobId}" }) { job { id isOfOptions } } }`);
  await client.gateway.idle();
  return undoJob.job as { id: string; isOfOptions: boolean };
};

describe('products follow', () => {
  it.each<[string, type: string, edit: Edit, before: ProductInput, after: object]>([
    ['a merged label', 'SELECT', MERGED, { attributes: shade('NAVY  blue') }, { attributes: ['Navy'] }],
    ['a merged code', 'SELECT', MERGED, { attributes: shade('navy-blue') }, { attributes: ['navy'] }],
    ['a merged label of a language', 'SELECT', MERGED, text('Marineblau'), { values: ['Marine'] }],
    [
      'a merged option of variants',
      'SELECT',
      MERGED,
      { variants: variants('Navy blue', 'Red') },
      { variants: ['Navy', 'Red'] },
    ],
    [
      'once in several options',
      'MULTI_SELECT',
      MERGED,
      { attributes: shade('Red; Marineblau; Navy') },
      { attributes: ['Red; Navy'] },
    ],
    [
      'a code beside its label once',
      'MULTI_SELECT',
      MERGED,
      { attributes: shade('navy-blue, Marine') },
      { attributes: ['Marine'] },
    ],
    ['a new label', 'SELECT', RENAMED, { attributes: shade('navy') }, { attributes: ['Midnight'] }],
    ['a new label of a language', 'SELECT', RENAMED, text('Marine'), { values: ['Mitternacht'] }],
    ['a new code', 'SELECT', RECODED, { attributes: shade('Navy-blue') }, { attributes: ['nb'] }],
    ['no code if they have the label', 'SELECT', RECODED, { attributes: shade('Navy blue') }, {}],
    [
      'the English label for one that is removed',
      'SELECT',
      { options: [{ ...NAVY, labels: labels('Navy') }, NAVY_BLUE, RED] },
      text('Marine'),
      { values: ['Navy'] },
    ],
    [
      'two options that swap their labels, and get other codes',
      'MULTI_SELECT',
      {
        options: [
          { formerCode: 'navy', code: 's1', labels: labels('Red') },
          NAVY_BLUE,
          { formerCode: 'red', code: 's2', labels: labels('Navy') },
        ],
      },
      { attributes: shade('Navy; Navy blue') },
      { attributes: ['Red; Navy blue'] },
    ],
  ])('%s', async (_, type, edit, before, after) => {
    const { id, catalogs } = await setUp(type);
    await put(catalogs[0], 'A', before);
    const former = await read(catalogs[0], 'A');
    const optionsBefore = await getOptions(id);
    const { jobs } = await update(id, edit);
    expect(await read(catalogs[0], 'A')).toEqual({ ...former, ...after });
    const job = jobs.find((one) => one.type === 'BULK_EDIT');
    if (!job) return;
    await undo(job.id);
    expect(await read(catalogs[0], 'A')).toEqual(former);
    expect(await getOptions(id)).toEqual(optionsBefore);
  });
});

const getJob = (id: string) =>
  client.data(
    `{ job(id: "${id}") { status log { message } issues { issues { message } } counts { updated failed } } }`,
  );

describe('over catalogs', () => {
  it('is previewed, applied, undone, and made again in all of them together', async () => {
    const { id, catalogs } = await setUp();
    for (const [at, catalogId] of catalogs.entries()) {
      await put(catalogId, `A${at}`, { attributes: shade('Navy blue') });
      await put(catalogId, `B${at}`, { attributes: shade('Navy') });
    }
    await put(catalogs[0], 'C', { attributes: shade('navy-blue') });
    const followers = await preview(id, MERGED);
    expect(followers).toEqual({
      mismatches: 0,
      followers: [
        { products: 2, failed: 0, conditions: 0, catalog: { name: 'Spring' } },
        { products: 1, failed: 0, conditions: 0, catalog: { name: 'Fall' } },
      ],
    });
    expect(await getOptions(id)).toHaveLength(3);
    const { jobs } = await update(id, MERGED);
    const title = 'Merge the option “Navy blue” of Shade into “Navy”';
    const own = jobs.filter((job) => job.type === 'BULK_EDIT');
    expect(own.map((job) => [job.title, job.catalog.name])).toEqual([
      [title, 'Spring'],
      [title, 'Fall'],
    ]);
    const values = () => Promise.all(catalogs.map(async (one, at) => (await read(one, `A${at}`)).attributes[0]));
    expect([await values(), await getOptions(id)]).toEqual([
      ['Navy', 'Navy'],
      ['navy Navy', 'red Red'],
    ]);
    const undone = await undo(own[1]!.id);
    expect(undone.isOfOptions).toBe(true);
    expect([await values(), await getOptions(id)]).toEqual([
      ['Navy blue', 'Navy blue'],
      ['navy Navy', 'navy-blue Navy blue', 'red Red'],
    ]);
    expect((await read(catalogs[0], 'C')).issues).toBe(0);
    const redone = await undo(undone.id);
    expect([await values(), await getOptions(id)]).toEqual([
      ['Navy', 'Navy'],
      ['navy Navy', 'red Red'],
    ]);
    await undo(redone.id);
    expect(await values()).toEqual(['Navy blue', 'Navy blue']);
  });

  it('leaves archived catalogs as they are', async () => {
    const { id, catalogs } = await setUp();
    await put(catalogs[0], 'A', { attributes: shade('Navy blue') });
    const { context } = client.gateway;
    const catalog = (await context.store.get('catalogs', catalogs[0]))!;
    await withLock(context, catalogLock(catalog.id), (commit) =>
      commit([{ table: 'catalogs', put: { ...catalog, status: 'ARCHIVED' } }]),
    );
    expect((await preview(id, MERGED)).followers).toMatchObject([{ products: 1, catalog: { name: 'Spring' } }]);
    const { jobs } = await update(id, MERGED);
    expect(jobs.map(({ type }) => type)).toEqual(['VALIDATE']);
    expect(await read(catalogs[0], 'A')).toEqual({ attributes: ['Navy blue'], issues: 1 });
  });

  it('waits for a job that is changing a catalog', async () => {
    const { id, catalogs } = await setUp();
    await put(catalogs[0], 'A', { attributes: shade('Navy blue') });
    await client.data(`mutation { validateCatalog(input: { catalogId: "${catalogs[0]}" }) { job { id } } }`);
    await update(id, MERGED);
    expect((await read(catalogs[0], 'A')).attributes).toEqual(['Navy']);
  });
});

it('reports products whose variants would be equal, and leaves them as they are', async () => {
  const { id, catalogs } = await setUp();
  await put(catalogs[0], 'A', { attributes: shade('Navy blue'), variants: variants('Navy', 'Navy blue') });
  await put(catalogs[0], 'B', { attributes: shade('Navy blue') });
  expect((await preview(id, MERGED)).followers).toMatchObject([{ products: 1, failed: 1 }]);
  const { jobs } = await update(id, MERGED);
  const { job } = await getJob(jobs[0]!.id);
  expect(job).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { updated: 1, failed: 1 } });
  expect(job.issues.issues[0].message).toContain('would have the same options');
  expect(await read(catalogs[0], 'A')).toMatchObject({ variants: ['Navy', 'Navy blue'], issues: 1 });
  await undo(jobs[0]!.id);
  expect(await read(catalogs[0], 'A')).toMatchObject({ issues: 0 });
});

it('says so if the options or what follows them have changed since, and leaves them as they are', async () => {
  const { id, catalogs } = await setUp();
  const [catalogId] = catalogs;
  await put(catalogId, 'A', { attributes: shade('Navy') });
  const setRule = (where: string) =>
    client.data(`mutation { setChannelRule(input: {
      catalogId: "${catalogId}", channel: "web", scope: FEEDS, where: "${where}" }) { catalog { id } } }`);
  const settings = (where: string) => `settings: { filters: [{ name: "where", value: "${where}" }] }`;
  const steps = (set: string) => `steps: [{ value: { field: { attribute: "shade" }, change: { set: "${set}" } } }]`;
  const where = 'attribute:shade is Navy';
  await setRule(where);
  const made = await client.data(`mutation {
    shared: createView(input: { list: PRODUCTS, catalogId: "${catalogId}", name: "Blue", sharedWith: client, ${settings(where)} }) { view { id } }
    own: createView(input: { list: PRODUCTS, catalogId: "${catalogId}", name: "Mine", ${settings(where)} }) { view { id } }
    recipe: createBulkEditRecipe(input: { catalogId: "${catalogId}", name: "Navy", sharedWith: client, ${steps('Navy')} }) { recipe { id } }
  }`);
  const { jobs } = await update(id, RENAMED);
  await update(id, { options: [{ ...NAVY, labels: labels('Night') }, NAVY_BLUE, RED] });
  await setRule('brand is Nord');
  await client.data(`mutation {
    shared: updateView(input: { id: "${made.shared.view.id}", ${settings('brand is Nord')} }) { view { id } }
    own: updateView(input: { id: "${made.own.view.id}", ${settings('brand is Nord')} }) { view { id } }
    recipe: updateBulkEditRecipe(input: { id: "${made.recipe.recipe.id}", ${steps('Red')} }) { recipe { id } }
  }`);
  const readAll = async () => [await getOptions(id), await read(catalogId, 'A')];
  const before = await readAll();
  const { id: undone } = await undo(jobs[0]!.id);
  expect(await readAll()).toEqual(before);
  const { job } = await getJob(undone);
  expect([job.status, ...job.issues.issues.map(({ message }: { message: string }) => message)]).toEqual([
    'COMPLETED_WITH_ISSUES',
    'The options of the attribute Shade have changed since, so they stay as they are. Products can have values that are no options: Navy.',
    'The rules of channels have changed since, so they stay as they are.',
    'The view “Blue” has changed since, so it stays as it is.',
    'A view or recipe that isn’t shared has changed since, so it stays as it is.',
    'The recipe “Navy” has changed since, so it stays as it is.',
    '“A” wasn’t changed because it has been changed since.',
  ]);
});

describe('what names an option', () => {
  it.each<[string, where: string, edit: Edit, after: string]>([
    ['a merged code', 'attribute:shade is navy-blue', MERGED, 'attribute:shade is navy'],
    ['a merged label', 'attribute:shade in ("Navy blue", Navy)', MERGED, 'attribute:shade in (navy, Navy)'],
    ['both once', 'not attribute:shade in (navy-blue, navy)', MERGED, 'not attribute:shade in (navy)'],
    ['a new code', 'any variant attribute:shade is navy-blue', RECODED, 'any variant attribute:shade is nb'],
    ['a new label', 'attribute:shade is Navy or brand is Navy', RENAMED, 'attribute:shade is navy or brand is Navy'],
    ['another option', 'attribute:shade is red', MERGED, 'attribute:shade is red'],
  ])('follows in rules, views, and feeds: %s', async (_, where, edit, after) => {
    const { id, catalogs } = await setUp();
    const [catalogId] = catalogs;
    await put(catalogId, 'A', { attributes: shade('Navy blue'), categories: ['Blue'] });
    const quoted = JSON.stringify(where);
    await client.data(`mutation {
      setCategoryRule(input: { id: "${catalogId}:Blue", where: ${quoted} }) { job { id } }
    }`);
    await client.gateway.idle();
    await client.data(`mutation {
      setChannelRule(input: { catalogId: "${catalogId}", channel: "web", scope: FEEDS, where: ${quoted} }) { catalog { id } }
      createView(input: { list: PRODUCTS, catalogId: "${catalogId}", name: "Blue", settings: {
        filters: [{ name: "where", value: ${quoted} }] } }) { view { id } }
    }`);
    const { store } = client.gateway.context;
    const readAll = async () => [
      (await store.get('categories', `${catalogId}:Blue`))!.rule!.where,
      (await store.get('catalogs', catalogId))!.channelRules![0]!.where,
      (await store.list('views', (view) => view.catalogId === catalogId))[0]!.settings.filters[0]!.value,
    ];
    const { jobs } = await update(id, edit);
    expect(await readAll()).toEqual([after, after, after]);
    const job = jobs.find(({ type }) => type === 'BULK_EDIT');
    if (job) await undo(job.id);
    expect(await readAll()).toEqual([where, where, where]);
  });

  it('follows in recipes, where a merged option is still replaced', async () => {
    const { id, catalogs } = await setUp('MULTI_SELECT');
    const steps = `[
      { value: { field: { attribute: "shade" }, change: { set: "Red; Navy blue" } } },
      { value: { field: { attribute: "shade" }, change: { addOptions: ["Navy blue", "Navy"] } } },
      { value: { field: { attribute: "shade" }, change: { removeOptions: ["Navy blue", "Red"] } } },
      { options: { attribute: "shade", from: ["Navy blue"], to: "navy-blue" } }]`;
    await client.data(
      `mutation { createBulkEditRecipe(input: { catalogId: "${catalogs[0]}", name: "Blue", steps: ${steps} }) { recipe { id } } }`,
    );
    const { jobs } = await update(id, MERGED);
    const list = () => client.gateway.context.store.list('recipes');
    expect((await list())[0]!.steps).toMatchObject([
      { value: { change: { set: 'Red; Navy' } } },
      { value: { change: { addOptions: ['Navy'] } } },
      { value: { change: { removeOptions: ['Navy blue', 'Red'] } } },
      { options: { from: ['Navy blue'], to: 'navy' } },
    ]);
    await undo(jobs.find(({ type }) => type === 'BULK_EDIT')!.id);
    expect((await list())[0]!.steps).toMatchObject([{ value: { change: { set: 'Red; Navy blue' } } }, {}, {}, {}]);
  });
});

describe('refuses', () => {
  it.each<[string, edit: Edit, fields: Record<string, string>]>([
    [
      'to merge an unknown option',
      { ...MERGED, mergedOptions: [{ code: 'nvy-blue', into: 'navy' }] },
      { 'mergedOptions[0].code': 'The option nvy-blue doesn’t exist. The nearest one is navy-blue.' },
    ],
    [
      'to merge into an unknown option',
      { ...MERGED, mergedOptions: [{ code: 'navy-blue', into: 'nav' }] },
      { 'mergedOptions[0].into': 'The option nav doesn’t exist. The nearest one is navy.' },
    ],
    [
      'to merge an option that stays',
      { options: [NAVY, NAVY_BLUE, RED], mergedOptions: MERGED.mergedOptions },
      { 'mergedOptions[0].code': 'Remove the option navy-blue from the options to merge it.' },
    ],
    [
      'a former code that no option has',
      { options: [{ formerCode: 'blue', code: 'nv', labels: NAVY.labels }] },
      { 'options[0].formerCode': 'The option blue doesn’t exist.' },
    ],
    [
      'a code that another option has',
      { options: [{ ...NAVY, formerCode: 'navy', code: 'red' }, RED] },
      { 'options[1].labels': 'Another option has the same code. Enter a different label.' },
    ],
    [
      'a label that another option has',
      { options: [{ ...NAVY, formerCode: 'navy', labels: RED.labels }, RED] },
      { 'options[1].labels': 'Another option has the same label. Merge them, or enter a different label.' },
    ],
  ])('%s', async (_, edit, fields) => {
    const { id } = await setUp();
    expect(await client.refusal(UPDATE, { input: { id, ...edit } })).toEqual({ code: 'INVALID', fields });
    expect(await getOptions(id)).toHaveLength(3);
  });

  it('to change products, or attributes by an undo, without permission', async () => {
    const { id, catalogs } = await setUp();
    await put(catalogs[0], 'A', { attributes: shade('Navy blue') });
    const { jobs } = await update(id, { options: [{ ...NAVY_BLUE, labels: labels('Sea') }, NAVY, RED] });
    const abilities = { Attribute: ['read', 'update'], Job: ['read', 'update'], Product: ['read'] } as const;
    await grantClientAbilities(client.gateway, abilities);
    await client.signIn('client@demo.com', 'client');
    const input = { id, options: [NAVY_BLUE, NAVY, RED] };
    expect(await client.refusal(UPDATE, { input })).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      (await client.ask(UPDATE, { input: { ...input, options: [{ ...NAVY_BLUE, labels: labels('Sea') }, NAVY] } }))
        .errors,
    ).toBeUndefined();
    await grantClientAbilities(client.gateway, { ...abilities, Attribute: ['read'] });
    const undoJob = `mutation { undoJob(input: { id: "${jobs[0]!.id}" }) { job { id } } }`;
    await client.gateway.idle();
    expect(await client.refusal(undoJob)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
