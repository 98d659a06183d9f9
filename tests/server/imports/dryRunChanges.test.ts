import { describe, expect, it, test } from 'vitest';
import { createShop } from './shops/shopClient';

const CHANGES = `query ($id: ID!, $action: ChangeAction, $part: ChangedPart, $sort: JobChangeSort, $page: Int, $perPage: Int) {
  job(id: $id) {
    changeCounts { all created updated deleted prices names removedValues }
    changes(action: $action, part: $part, sort: $sort, page: $page, perPage: $perPage) {
      totalDocs changes { entityId entityName productId action parts jump omittedCount before after }
    }
  }
}`;

interface Change {
  entityId: string;
  entityName: string;
  productId: string | null;
  action: string;
  parts: string[];
  jump: number | null;
  omittedCount: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

type Shop = Awaited<ReturnType<typeof createShop>>;

const listChanges = async (shop: Shop, id: string, variables: object = {}) => {
  const { job } = await shop.request(CHANGES, { id, perPage: 100, ...variables });
  return { counts: job.changeCounts, total: job.changes.totalDocs as number, changes: job.changes.changes as Change[] };
};

const dryRun = async (shop: Shop, content: string, input: Record<string, unknown> = {}) => {
  const { job } = await shop.importFile(content, { input: { mode: 'DRY_RUN', ...input } });
  return job.id as string;
};

const STORED = `SKU,Name,Price,Compare-at price,Stock,Brand,Material,Categories,Image 1,Image 2
A,Spade,10,15,3,Garden Co,Steel,Tools|Sale,https://x.test/1.jpg,https://x.test/2.jpg
B,Rake,20,,4,Garden Co,Wood,Tools,https://x.test/3.jpg,
C,Hoe,30,,5,Garden Co,Wood,Tools,https://x.test/4.jpg,
D,Axe,40,,6,Garden Co,Steel,Tools,https://x.test/5.jpg,`;

const createStocked = async (content = STORED) => {
  const shop = await createShop({ currencies: ['EUR'] });
  await shop.importFile(content);
  return shop;
};

describe('the changes of a dry run', () => {
  it('are those that the import makes, and change nothing', async () => {
    const shop = await createStocked();
    const file = 'SKU,Name,Price,Stock\nA,Spade,10,9\nB,Rake XL,22,4\nC,Hoe,30,5\nE,Fork,5,1';
    const before = await shop.products();
    const planned = await listChanges(shop, await dryRun(shop, file));
    expect(await shop.products()).toEqual(before);
    // A price alone ends the sale of the first product.
    expect(planned.counts).toEqual({
      all: 3,
      created: 1,
      updated: 2,
      deleted: 0,
      prices: 2,
      names: 1,
      removedValues: 1,
    });
    const { job } = await shop.importFile(file);
    const made = await listChanges(shop, job.id);
    expect(made.counts).toEqual(planned.counts);
    const updates = ({ changes }: typeof made) => changes.filter(({ action }) => action === 'UPDATE');
    expect(updates(planned)).toEqual(updates(made));
    expect(updates(planned)).toMatchObject([
      { entityName: 'Spade', parts: ['PRICES', 'REMOVED_VALUES'], jump: null },
      {
        entityName: 'Rake XL',
        before: { name: 'Rake', prices: [{ amount: 20 }] },
        after: { name: 'Rake XL', prices: [{ amount: 22 }] },
        parts: ['PRICES', 'NAMES'],
        jump: expect.closeTo(0.1),
      },
    ]);
  });

  it('list a new product with its values, under its SKU until it is stored', async () => {
    const shop = await createStocked();
    const file = 'SKU,Name,Price,Description\nE,Fork,5,Digs';
    const id = await dryRun(shop, file);
    const [planned] = (await listChanges(shop, id)).changes;
    expect(planned).toMatchObject({
      entityId: 'E',
      productId: null,
      action: 'CREATE',
      before: null,
      after: { sku: 'E', name: 'Fork', description: 'Digs', prices: [{ currency: 'EUR', amount: 5 }] },
    });
    expect(planned?.after).not.toHaveProperty('media');
    await shop.importFile(file);
    const [stored] = (await listChanges(shop, id)).changes;
    expect(stored?.productId).toBe((await shop.products()).at(-1).id);
    expect(stored).toMatchObject({ entityId: 'E', after: planned!.after });
  });

  it('do not mistake a new SKU for the ID of a stored product', async () => {
    const shop = await createStocked();
    const [{ id: taken }] = await shop.products();
    const [planned] = (await listChanges(shop, await dryRun(shop, `SKU,Name,Price\n${taken},Fork,5`))).changes;
    expect(planned).toMatchObject({ entityId: taken, entityName: 'Fork', productId: null, after: { name: 'Fork' } });
  });

  it('have the largest changes of prices first, the half as large as the double', async () => {
    const shop = await createStocked(
      'SKU,Name,Price\nA,Spade,10\nB,Rake,20\nC,Hoe,30\nD,Axe,40\nE,Free,0\nF,Fork,50\nG,Pick,8',
    );
    const id = await dryRun(
      shop,
      'SKU,Name,Price\nA,Spade two,10\nB,Rake,21\nC,Hoe,15\nD,Axe,120\nE,Free,1\nF,Fork,0\nG,Pick,16',
    );
    const { changes, counts } = await listChanges(shop, id, { sort: 'PRICE_CHANGE' });
    expect(changes.map(({ entityName, jump }) => [entityName, jump])).toEqual([
      ['Free', null],
      ['Fork', -1],
      ['Axe', 2],
      ['Hoe', -0.5],
      ['Pick', 1],
      ['Rake', expect.closeTo(0.05)],
      ['Spade two', null],
    ]);
    expect(counts).toMatchObject({ all: 7, prices: 6, names: 1 });
    const prices = await listChanges(shop, id, { part: 'PRICES', sort: 'PRICE_CHANGE', page: 2, perPage: 2 });
    expect(prices.total).toBe(6);
    expect(prices.changes.map(({ entityName }) => entityName)).toEqual(['Axe', 'Hoe']);
    const names = await listChanges(shop, id, { part: 'NAMES' });
    expect(names.changes.map(({ entityName }) => entityName)).toEqual(['Spade two']);
    const none = await listChanges(shop, id, { part: 'NAMES', action: 'CREATE' });
    expect(none.total).toBe(0);
  });

  it('say of variants by how much their prices change, and take the largest', async () => {
    const variants = (small: string, large: string) =>
      `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nshirt,Shirt,Size,S,S-1,${small}\nshirt,,,L,S-2,${large}`;
    const shop = await createStocked(variants('10', '20'));
    const { changes } = await listChanges(shop, await dryRun(shop, variants('11', '5')));
    expect(changes).toMatchObject([{ parts: ['PRICES'], jump: -0.75 }]);
  });

  it('do not count an ended sale or a further currency as a jump', async () => {
    const shop = await createShop({ currencies: ['EUR', 'USD'] });
    await shop.importFile('SKU,Name,Price EUR\nA,Spade,10');
    const { changes } = await listChanges(shop, await dryRun(shop, 'SKU,Name,Price EUR,Price USD\nA,Spade,10,900'));
    expect(changes).toMatchObject([{ parts: ['PRICES'], jump: null }]);
  });

  test.each([
    ['a cleared text', 'SKU,Name,Brand\nA,Spade,\nB,Rake,Garden Co', { emptyCells: 'CLEAR' }],
    ['an attribute', 'SKU,Name,Material\nA,Spade,\nB,Rake,Wood', { emptyCells: 'CLEAR' }],
    ['an image of several', 'SKU,Name,Image 1\nA,Spade,https://x.test/1.jpg', {}],
    ['a category of several', 'SKU,Name,Categories\nA,Spade,Tools', {}],
    ['the price before a sale', 'SKU,Name,Price,Compare-at price\nA,Spade,10,', { emptyCells: 'CLEAR' }],
    ['the stock', 'SKU,Name,Stock\nA,Spade,\nB,Rake,4', { emptyCells: 'CLEAR' }],
  ])('find %s among removed values', async (_, file, input) => {
    const shop = await createStocked();
    const id = await dryRun(shop, file, input);
    const { changes, counts } = await listChanges(shop, id, { part: 'REMOVED_VALUES' });
    expect(changes.map(({ entityName }) => entityName)).toEqual(['Spade']);
    expect(counts).toMatchObject({ removedValues: 1 });
  });

  it('do not call changed and added values removed', async () => {
    const shop = await createStocked();
    const file = 'SKU,Name,Brand,Price,Stock,Material,Categories\nB,Shovel,Other,9,0,Iron,Tools|Sale|New';
    const { counts } = await listChanges(shop, await dryRun(shop, file));
    expect(counts).toMatchObject({ updated: 1, removedValues: 0 });
  });

  it('include products that the file does not have', async () => {
    const shop = await createStocked();
    const file = 'SKU,Name\nA,Spade\nB,Rake\nC,Hoe';
    const { changes } = await listChanges(shop, await dryRun(shop, file, { missingProducts: 'ARCHIVE' }));
    expect(changes).toMatchObject([
      { entityName: 'Axe', action: 'UPDATE', before: { status: 'ACTIVE' }, after: { status: 'ARCHIVED' } },
    ]);
    expect((await shop.products()).at(-1).status).toBe('ACTIVE');
  });

  it('keep a product with too much text short, and count what they leave out', async () => {
    const shop = await createStocked();
    const long = 'x'.repeat(60_000);
    const { changes } = await listChanges(shop, await dryRun(shop, `SKU,Name,Price,Description\nA,Spade,11,${long}`));
    expect(changes[0]).toMatchObject({ omittedCount: 1, before: { prices: [{ amount: 10 }] } });
    expect(changes[0]?.after).not.toHaveProperty('description');
  });
});

const DEFINE = `mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }`;

const ADD = `mutation ($input: AddAttributeOptionsInput!) { addAttributeOptions(input: $input) {
  attribute { options { code label } } jobs { id }
} }`;

const NEW_OPTIONS = `query ($id: ID!) { job(id: $id) { importSummary {
  newOptions { attributeId label optionCount options { text productCount } }
} } }`;

const define = async (shop: Shop, label: string, type: string, options: readonly string[]) => {
  const input = {
    type,
    labels: [{ locale: 'en', text: label }],
    options: options.map((text) => ({ labels: [{ locale: 'en', text }] })),
  };
  return (await shop.request(DEFINE, { input })).createAttribute.attribute.id as string;
};

/** The values that a dry run found to be no options, by attribute. */
const listNewOptions = async (shop: Shop, file: string) => {
  const { job, issues } = await shop.importFile(file, { input: { mode: 'DRY_RUN' } });
  const { importSummary } = (await shop.request(NEW_OPTIONS, { id: job.id })).job;
  return { newOptions: importSummary.newOptions, issues: issues.filter(({ code }) => code === 'ATTRIBUTE_OPTION') };
};

describe('the new options of a dry run', () => {
  it('are each of the values in a cell, with the products that have them, and none once they are added', async () => {
    const shop = await createShop();
    const id = await define(shop, 'Sizes', 'MULTI_SELECT', ['Large']);
    const file =
      'SKU,Name,Price,attribute:Sizes\nA,Spade,1,"Large, Medium, Small"\nB,Rake,2,medium ; XL\nC,Hoe,3,Small|Medium\nD,Axe,4,Large';
    const { newOptions, issues } = await listNewOptions(shop, file);
    expect(newOptions).toEqual([
      {
        attributeId: id,
        label: 'Sizes',
        optionCount: 3,
        options: [
          { text: 'Medium', productCount: 3 },
          { text: 'Small', productCount: 2 },
          { text: 'XL', productCount: 1 },
        ],
      },
    ]);
    expect(issues).toHaveLength(3);
    const one = await shop.request(ADD, { input: { id, labels: ['Medium'] } });
    expect(one.addAttributeOptions.attribute.options.map(({ label }: { label: string }) => label)).toEqual([
      'Large',
      'Medium',
    ]);
    expect((await listNewOptions(shop, file)).newOptions).toMatchObject([{ optionCount: 2 }]);
    await shop.request(ADD, { input: { id, labels: ['Small', 'XL', 'small', 'LARGE'] } });
    expect(await listNewOptions(shop, file)).toEqual({ newOptions: [], issues: [] });
  });

  it('are not several values of an attribute with a single one', async () => {
    const shop = await createShop();
    await define(shop, 'Blade', 'SELECT', ['Large', 'Small', 'Oak, oiled']);
    const file =
      'SKU,Name,Price,attribute:Blade\nA,Spade,1,"Large, Medium, Small"\nB,Rake,2,Large / Small\nC,Hoe,3,"Oak, oiled"\nD,Axe,4,Medium';
    const { newOptions, issues } = await listNewOptions(shop, file);
    expect(newOptions).toMatchObject([{ options: [{ text: 'Large / Small' }, { text: 'Medium' }] }]);
    expect(issues.map(({ message }) => message)).toContain(
      '“Large, Medium, Small” isn’t an option of Blade, which can have only one.',
    );
  });

  it('are found in the lines of a cell', async () => {
    const shop = await createShop();
    await define(shop, 'Colors', 'MULTI_SELECT', ['Red']);
    const file = 'SKU,Name,Price,attribute:Colors\nA,Shirt,1,"Red\nBlue"\nB,Shirt,2,Green';
    const { newOptions } = await listNewOptions(shop, file);
    expect(newOptions).toMatchObject([{ options: [{ text: 'Blue' }, { text: 'Green' }] }]);
  });

  it('have codes of their own', async () => {
    const shop = await createShop();
    const id = await define(shop, 'Blade', 'SELECT', ['XL']);
    const { addAttributeOptions } = await shop.request(ADD, { input: { id, labels: ['XL+', 'xl', ' 大 '] } });
    expect(addAttributeOptions.attribute.options).toEqual([
      { code: 'xl', label: 'XL' },
      { code: 'xl-2', label: 'XL+' },
      { code: '大', label: '大' },
    ]);
  });

  test.each([
    ['labels that are too long', 'SELECT', ['x'.repeat(121)], /Use 120 characters or fewer/],
    [
      'more options than an attribute can have',
      'SELECT',
      Array.from({ length: 1_000 }, (__, index) => `Option ${index}`),
      /Use 1,?000 options or fewer/,
    ],
    ['an attribute without options', 'TEXT', ['Red'], /Only single and multiple selects have options/],
  ])('are refused for %s', async (_, type, labels, message) => {
    const shop = await createShop();
    const id = await define(shop, 'Finish', type, type === 'TEXT' ? [] : ['Oak']);
    await expect(shop.request(ADD, { input: { id, labels } })).rejects.toThrow(message);
  });

  it('can be added only by those who can change attributes', async () => {
    const shop = await createShop();
    const id = await define(shop, 'Blade', 'SELECT', ['XL']);
    await shop.signIn('client@demo.com', 'client');
    expect((await shop.refusal(ADD, { input: { id, labels: ['L'] } }))?.code).toBe('FORBIDDEN');
  });
});

describe('what a dry run takes for granted', () => {
  const ASSUMPTIONS = `query ($id: ID!) { job(id: $id) { importSummary { assumptions { kind value columns } } } }`;

  const listAssumptions = async (shop: Shop, file: string) => {
    const { job } = await shop.request(ASSUMPTIONS, { id: await dryRun(shop, file) });
    return job.importSummary.assumptions;
  };

  it('is the currency, the language, the image URL, the order of dates, the time zone, and the unit', async () => {
    const shop = await createShop({
      currencies: ['CHF', 'EUR'],
      defaultLocale: 'de',
      locales: ['de'],
      imageBaseUrl: 'https://cdn.example.com/media',
      timeZone: 'Europe/Zurich',
    });
    const file = `SKU,Name,Price,Sale price,Sale starts,Image 1
A,Spade,10,9,03/04/2026,a.jpg
B,Rake,20,19,25/04/2026,b.jpg`;
    expect(await listAssumptions(shop, file)).toEqual([
      { kind: 'CURRENCY', value: 'CHF', columns: ['Price', 'Sale price'] },
      { kind: 'LANGUAGE', value: 'de', columns: ['Name'] },
      { kind: 'IMAGE_BASE_URL', value: 'https://cdn.example.com/media', columns: ['Image 1'] },
      { kind: 'DATE_ORDER', value: 'DAY_FIRST', columns: ['Sale starts'] },
      { kind: 'TIME_ZONE', value: 'Europe/Zurich', columns: ['Sale starts'] },
    ]);
  });

  it.each([
    ['the columns', 'SKU,Price USD\nA,10\nB,20'],
    ['the values', 'SKU,Price,Sale starts,Image\nA,10 USD,2026-03-01T08:00+01:00,https://cdn.example.com/a.jpg\nB,,,'],
    ['a column of currencies', 'SKU,Price,Currency\nA,10,USD'],
  ])('is nothing that %s say', async (_, file) => {
    const shop = await createShop({ currencies: ['EUR', 'USD'] });
    expect(await listAssumptions(shop, file)).toEqual([]);
  });

  it('is what a single value does not say', async () => {
    const shop = await createShop({ currencies: ['CAD', 'EUR'] });
    const file = `SKU,Price,Sale price,Sale starts,Image
A,10 EUR,9 EUR,2026-03-01T08:00Z,https://cdn.example.com/a.jpg
B,$ 20,19 EUR,2026-03-01,b.jpg`;
    expect(await listAssumptions(shop, file)).toEqual([
      { kind: 'CURRENCY', value: 'CAD', columns: ['Price'] },
      { kind: 'IMAGE_BASE_URL', value: null, columns: ['Image'] },
      { kind: 'TIME_ZONE', value: 'UTC', columns: ['Sale starts'] },
    ]);
  });
});
