import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { ProductRecord } from '#server/records/products';
import { axeViolations } from '#tests/support/axeViolations';
import { grantClientAbilities } from '#tests/support/clientAbilities';
import { dialogClosed } from '#tests/support/dialogClosed';
import { renderApp } from '#tests/support/renderApp';
import { findStoredProduct, listStored, removeStored } from '#tests/support/stored';
import { productNames } from './productTable';

const list = '/catalogs/1/products?perPage=10';

/** The first product of the list. */
const sku = 'BTL-1011';

const getProduct = async (gateway: Gateway) => (await findStoredProduct(gateway, '1', sku))!;

type Fields = BoundFunctions<typeof queries>;

const findDialog = async () => within(await screen.findByRole('dialog'));

/** Selects the first products and opens the dialog. */
const openDialog = async (user: UserEvent, count = 1): Promise<Fields> => {
  for (const name of (await productNames()).slice(0, count)) {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = await findDialog();
  await dialog.findByRole('combobox', { name: 'Step 1' });
  return dialog;
};

const press = async (user: UserEvent, dialog: Fields, name: string) => user.click(dialog.getByRole('button', { name }));

/** Fills in the fields of a step by their labels: selects an option, or types a text. */
const fillIn = async (user: UserEvent, dialog: Fields, place: number, fields: readonly (readonly string[])[]) => {
  const getStep = () => within(dialog.getByRole('combobox', { name: `Step ${place}` }).closest('li')!);
  for (const [label = '', value = ''] of fields) {
    const select = getStep().queryByRole('combobox', { name: label });
    if (select instanceof HTMLSelectElement) {
      const option = await within(select).findByRole('option', { name: value });
      await user.selectOptions(select, option);
    } else if (select) {
      await user.type(select, value);
      // Products have their SKU after their name.
      const toName = (text: string) => text.replace(/ \([A-Z]+-\d+\)$/, '');
      const options = await screen.findAllByRole('option', { name: (text) => toName(text) === value });
      await user.click(options.find((option) => !(option instanceof HTMLOptionElement))!);
    } else {
      // A date field has no role.
      await user.type(getStep().queryByRole('textbox', { name: label }) ?? getStep().getByLabelText(label), value);
    }
  }
};

const valueOf = (name: string, product: ProductRecord) =>
  product.attributes.find((attribute) => attribute.name === name)?.value;

/** Each step by its labels, what it is about in the product, and that after it. */
const STEPS: readonly [string, readonly (readonly string[])[], (product: ProductRecord) => unknown, unknown][] = [
  [
    'Attribute',
    [
      ['Attribute to change', 'Material'],
      ['New value', 'Cork'],
    ],
    (product) => valueOf('Material', product),
    'Cork',
  ],
  [
    'Attribute',
    [
      ['Attribute to change', 'Name'],
      ['Change', 'Find and replace'],
      ['Text to find', 'bottle'],
      ['Replacement', 'flask'],
    ],
    ({ name }) => name,
    'Alder Classic Water flask',
  ],
  [
    'Attribute',
    [
      ['Attribute to change', 'Weight'],
      ['Change', 'By a percentage'],
      ['Percent', '-10'],
    ],
    (product) => valueOf('Weight', product),
    '243 g',
  ],
  [
    'Attribute',
    [
      ['Attribute to change', 'Condition'],
      ['New value', 'Used'],
    ],
    (product) => valueOf('Condition', product),
    'Used',
  ],
  [
    'Attribute',
    [
      ['Attribute to change', 'Packed length'],
      ['New value', '30'],
    ],
    (product) => valueOf('Packed length', product),
    '30 cm',
  ],
  [
    'Copy an attribute',
    [
      ['Copy from', 'Name'],
      ['From the language', 'German'],
      ['Copy to', 'SEO title'],
    ],
    ({ seo }) => seo.title,
    'Trinkflasche Alder Classic',
  ],
  ['End a sale', [], ({ prices }) => prices[0]?.compareAt, null],
  [
    'Price',
    [
      ['Percent', '10'],
      ['Rounding', 'Ending with .99'],
      ['Applies to', 'Products only'],
    ],
    ({ prices }) => prices.find(({ currency }) => currency === 'EUR')?.amount,
    39.99,
  ],
  [
    'Start a sale',
    [
      ['Percent off', '50'],
      ['Currency', 'US Dollar (USD)'],
      ['Sale ends', '2027-01-31'],
    ],
    ({ prices }) => prices.find(({ currency }) => currency === 'USD'),
    { currency: 'USD', amount: 20.48, compareAt: 40.95, compareAtUntil: '2027-01-31T23:59:59.999Z' },
  ],
  ['Stock', [['Units', '7']], ({ variants }) => [...new Set(variants.map(({ stock }) => stock))], [7]],
  [
    'Categories',
    [['Categories', 'Outdoor/Shelter']],
    ({ categories }) => categories,
    ['Outdoor/Hydration/Bottles', 'Outdoor/Shelter'],
  ],
  [
    'Associated products',
    [
      ['Type of association', 'Upsell'],
      ['Products to associate', 'Boreal Backpack'],
    ],
    ({ associations = [] }) => associations.at(-1),
    { type: 'UPSELL', sku: 'BPK-1002' },
  ],
  [
    'Images',
    [
      ['Change', 'Add at the end'],
      ['Image URL', 'https://example.com/new.jpg{Enter}'],
      ['Alt text of image 1', 'Lid'],
    ],
    ({ media }) => media.find(({ alt }) => alt === 'Lid')?.url,
    'https://example.com/new.jpg',
  ],
  [
    'Images',
    [
      ['Change', 'Make main image'],
      ['Position of the image', '-1'],
    ],
    ({ media }) => media[0]?.alt,
    'Lid',
  ],
  [
    'Rename or merge options',
    [
      ['Options of', 'Color'],
      ['Options to replace', 'Ink'],
      ['Option to use instead', 'Moss'],
    ],
    ({ variants }) => variants.some(({ options }) => options.some(({ value }) => value === 'Ink')),
    false,
  ],
  ['Family', [['Family', 'Clothing']], ({ family }) => family, 'clothing'],
  ['Product type', [['Product type', 'With variants']], ({ kind }) => kind, undefined],
  ['Status', [['Status', 'Draft']], ({ status }) => status, 'DRAFT'],
];

const findPlace = (wanted: string) => STEPS.findIndex(([kind]) => kind === wanted);
const [sales, associations] = [findPlace('Start a sale'), findPlace('Associated products')];

test.each([
  ['values and prices', STEPS.slice(0, sales)],
  ['sales, stock, and categories', STEPS.slice(sales, associations)],
  ['associations, images, options, and records', STEPS.slice(associations)],
])('changes %s of products, which can be undone', async (_, steps) => {
  const { user, gateway } = await renderApp(list);
  const before = await getProduct(gateway);
  const dialog = await openDialog(user);
  for (const [index, [kind, fields]] of steps.entries()) {
    if (index > 0) await press(user, dialog, 'Add step');
    await fillIn(user, dialog, index + 1, [[`Step ${index + 1}`, kind], ...fields]);
  }
  await user.tab();
  expect(await axeViolations()).toEqual([]);
  await press(user, dialog, 'Apply');
  await waitFor(() => expect(screen.getByText('1 product changed')).toBeVisible());
  const product = await getProduct(gateway);
  for (const [kind, , read, after] of steps) expect([kind, read(product)]).toEqual([kind, after]);
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.getByText('Undone')).toBeVisible());
  const { revision: _revision, updatedAt: _updatedAt, updatedByJob: _updatedByJob, ...content } = before;
  expect(await getProduct(gateway)).toMatchObject(content);
});

test('shows what would change before it does, and keeps the steps', async () => {
  const { user, gateway } = await renderApp(list);
  const before = await getProduct(gateway);
  const dialog = await openDialog(user, 2);
  await fillIn(user, dialog, 1, [
    ['Step 1', 'Price'],
    ['Percent', '-10'],
  ]);
  await user.keyboard('{Enter}');
  await dialog.findByRole('button', { name: 'Apply to 2 products' });
  expect(dialog.getByText('Change prices in EUR')).toBeVisible();
  for (const [label, count] of [
    ['Will change', '2'],
    ['No change', '0'],
    ['Will fail', '0'],
  ] as const) {
    expect(dialog.getByText(label).parentElement).toHaveTextContent(`${label}${count}`);
  }
  const fields = within(await dialog.findByRole('table', { name: 'Fields of Alder Classic Water Bottle' }));
  expect(fields.getByRole('row', { name: /^Prices 1 entry unchanged €36\.90/ })).toHaveTextContent(
    '€33.21, was €36.00 (-10%)',
  );
  expect(await axeViolations()).toEqual([]);
  expect(await getProduct(gateway)).toEqual(before);

  await press(user, dialog, 'Back to steps');
  expect(dialog.getByRole('textbox', { name: 'Percent' })).toHaveValue('-10');
  await fillIn(user, dialog, 1, [['Change', 'By an amount']]);
  await press(user, dialog, 'Preview');
  await waitFor(() => expect(dialog.getByText('Enter an amount. Example: 19.90')).toBeVisible());
  await fillIn(user, dialog, 1, [['Amount to add', '-37']]);
  await press(user, dialog, 'Preview');
  // One of the products costs less than that.
  await dialog.findByRole('button', { name: 'Apply to 1 product' });
  await user.click(dialog.getByRole('tab', { name: /^Failures and new issues/ }));
  await waitFor(() => expect(dialog.getByText(/is below zero/)).toBeVisible());
  await press(user, dialog, 'Apply to 1 product');
  await waitFor(() => expect(screen.getByText('1 product changed')).toBeVisible());
  expect((await getProduct(gateway)).prices).toEqual(before.prices);
});

test('has nothing to apply if no product would change', async () => {
  const { user } = await renderApp(list);
  const dialog = await openDialog(user);
  await fillIn(user, dialog, 1, [['Step 1', 'Status']]);
  await press(user, dialog, 'Preview');
  await waitFor(() => expect(dialog.getByText(/^Nothing to change\./)).toBeVisible());
  expect(dialog.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, dialog, 'Back to steps');
  await user.keyboard('{Escape}');
  await dialogClosed();
  // What was entered is still there.
  await user.click(screen.getByRole('button', { name: 'Edit products' }));
  expect(await (await findDialog()).findByRole('combobox', { name: 'Step 1' })).toHaveValue('status');
});

test('says at the field of a step why the gateway refuses it', async () => {
  const { user } = await renderApp(list);
  const dialog = await openDialog(user);
  await fillIn(user, dialog, 1, [['Step 1', 'Status']]);
  await press(user, dialog, 'Add step');
  await fillIn(user, dialog, 2, [
    ['Step 2', 'Price'],
    ['Change', 'Set to'],
    ['New price', '-1'],
  ]);
  await press(user, dialog, 'Preview');
  const field = dialog.getByRole('textbox', { name: 'New price' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/below zero/));
  expect(field).toHaveFocus();
});

test('moves and removes steps with the keyboard', async () => {
  const { user } = await renderApp(list);
  const dialog = await openDialog(user);
  const getKinds = () =>
    dialog.getAllByRole<HTMLSelectElement>('combobox', { name: /^Step \d$/ }).map(({ value }) => value);
  for (const kind of ['Price', 'Stock', 'Status']) {
    const place = dialog.getAllByRole('combobox', { name: /^Step \d$/ }).length;
    await fillIn(user, dialog, place, [[`Step ${place}`, kind]]);
    if (kind === 'Status') break;
    dialog.getByRole('button', { name: 'Add step' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: `Step ${place + 1}` })).toHaveFocus());
  }
  await fillIn(user, dialog, 1, [['Percent', '5']]);
  dialog.getByRole('button', { name: 'Move Step 1 down' }).focus();
  await user.keyboard('{Enter}');
  expect(getKinds()).toEqual(['stock', 'price', 'status']);
  expect(dialog.getByRole('textbox', { name: 'Percent' })).toHaveValue('5');
  expect(dialog.getByRole('button', { name: 'Move Step 2 down' })).toHaveFocus();
  dialog.getByRole('button', { name: 'Remove Step 3' }).focus();
  await user.keyboard('{Enter}');
  expect(getKinds()).toEqual(['stock', 'price']);
  expect(dialog.getByRole('combobox', { name: 'Step 2' })).toHaveFocus();
});

test('changes nothing if the list has changed since the preview', async () => {
  const { user, gateway } = await renderApp(`${list}&status=ACTIVE`);
  const active = await listStored(
    gateway,
    'products',
    ({ status, catalogId }) => status === 'ACTIVE' && catalogId === '1',
  );
  await productNames();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: `Select all ${active.length} matching rows` }));
  await user.click(await screen.findByRole('button', { name: 'Edit products' }));
  const dialog = await findDialog();
  await dialog.findByRole('combobox', { name: 'Step 1' });
  await fillIn(user, dialog, 1, [
    ['Step 1', 'Stock'],
    ['Units', '5'],
  ]);
  await press(user, dialog, 'Preview');
  const apply = await dialog.findByRole('button', { name: /^Apply to/ });
  await removeStored(gateway, 'products', active.at(-1)!.id);
  // Whether or not the list behind the dialog has followed yet.
  await user.click(apply);
  await waitFor(() => expect(dialog.getByText(/^The list has changed\./)).toBeVisible());
});

test('offers only what the role can read, and no preview without access to jobs', async () => {
  const { user, gateway } = await renderApp(list, {
    user: 'client',
    prepare: (started) => grantClientAbilities(started, { Catalog: ['read'], Product: ['read', 'update'] }),
  });
  const dialog = await openDialog(user);
  const kinds = within(dialog.getByRole('combobox', { name: 'Step 1' })).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Price',
    'Start a sale',
    'End a sale',
    'Stock',
    'Categories',
    'Associated products',
    'Images',
    'Product type',
    'Status',
  ]);
  expect(dialog.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  await fillIn(user, dialog, 1, [
    ['Step 1', 'Status'],
    ['Status', 'Archived'],
  ]);
  await press(user, dialog, 'Apply');
  await waitFor(async () => expect((await getProduct(gateway)).status).toBe('ARCHIVED'));
});

test('adds an image of the catalog, and finds one to remove among those of the products', async () => {
  const { user, gateway } = await renderApp(list);
  const others = await listStored(gateway, 'products', ({ catalogId, media }) => catalogId === '1' && media.length > 0);
  const { url, alt } = others.find((product) => product.sku !== sku)!.media[0]!;
  const fileName = url.split('/').at(-1)!;
  const find = async (dialog: Fields, group: string) => {
    await user.type(dialog.getByRole('searchbox', { name: 'Search by name or URL' }), fileName);
    const images = await dialog.findByRole('group', { name: group });
    await waitFor(() => expect(within(images).getAllByRole('button')).toHaveLength(1));
    return within(images).getByRole('button');
  };
  const dialog = await openDialog(user);
  await fillIn(user, dialog, 1, [['Step 1', 'Images']]);
  const image = await find(dialog, 'Or images of the catalog');
  expect(image).toHaveAccessibleName(new RegExp(`^${fileName} ?\\d+ products?$`));
  await user.click(image);
  expect(image).toHaveAttribute('aria-pressed', 'true');
  await user.click(image);
  expect(dialog.queryByRole('textbox', { name: 'Alt text of image 1' })).not.toBeInTheDocument();
  await user.click(image);
  expect(await axeViolations()).toEqual([]);
  await press(user, dialog, 'Apply');
  await waitFor(async () => expect((await getProduct(gateway)).media.at(-1)).toMatchObject({ url, alt }));
  await dialogClosed();
  const next = await openDialog(user);
  const steps = { 'Step 1': 'Images', Change: 'Remove an image', 'Find the image by': 'Image URL' };
  await fillIn(user, next, 1, Object.entries(steps));
  expect(await next.findByRole('button', { name: new RegExp(`^${fileName} ?1 product$`) })).toBeVisible();
  await user.click(await find(next, 'Images of these products'));
  expect(next.getByRole('textbox', { name: 'Image URL' })).toHaveValue(url);
  await user.type(next.getByRole('searchbox', { name: 'Search by name or URL' }), 'none');
  expect(await next.findByText('No images match')).toBeVisible();
});
