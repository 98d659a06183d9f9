import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NO_RULES, type AttributeDefinitionRecord } from '#server/records/attributes';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { holdCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { changeStored, readStored } from '../../support/stored';
import { letClientRead } from './clientRole';

const page = '/catalogs/1/products/1';
const tent = '/catalogs/1/products/5';
const attributes = () => screen.findByRole('region', { name: 'Attributes' });
const values = async (gateway: Gateway, id = '1') =>
  Object.fromEntries((await readStored(gateway, 'products', id))!.attributes.map(({ name, value }) => [name, value]));

const define = (fields: Partial<AttributeDefinitionRecord> & { code: string; text: string }) => {
  const { text, ...rest } = fields;
  return async ({ context: { store } }: Gateway) => {
    const id = await store.nextId('attributeDefinitions');
    const put: AttributeDefinitionRecord = {
      id,
      type: 'TEXT',
      unitFamily: null,
      rules: NO_RULES,
      options: [],
      group: '',
      position: 9,
      isLocalizable: false,
      labels: [{ locale: 'en', text }],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      updatedBy: 'Ada',
      ...rest,
    };
    await store.commit([{ table: 'attributeDefinitions', put }]);
  };
};

test('a defined attribute is entered by its type, any other one as text', async () => {
  let release = () => undefined as void;
  const { user, gateway } = await renderApp(page, {
    beforeDrawing: () => (release = holdCalls('"operationName":"AttributeChoices"')),
  });
  await screen.findByRole('region', { name: 'Variants' });
  // Never as a text first.
  expect(screen.queryByRole('region', { name: 'Attributes' })).not.toBeInTheDocument();
  release();
  const section = within(await attributes());
  expect(await section.findByRole('combobox', { name: 'Unit of Weight' })).toHaveValue('g');
  const weight = section.getByRole('textbox', { name: 'Weight' });
  expect(section.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Material');
  await user.clear(weight);
  await user.type(weight, '1.5');
  await user.selectOptions(section.getByRole('combobox', { name: 'Unit of Weight' }), 'kg');
  await user.selectOptions(section.getByRole('combobox', { name: 'Warranty' }), '10 years');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await values(gateway)).toMatchObject({ Weight: '1.5 kg', Warranty: '10 years' });
});

test('a defined attribute that the product does not have is added from the list', async () => {
  const prepare = define({ code: 'washable', text: 'Washable', type: 'BOOLEAN' });
  const { user, gateway } = await renderApp(page, { prepare });
  const section = within(await attributes());
  await user.click(await section.findByRole('button', { name: 'Add defined attribute' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Washable' }));
  await user.selectOptions(await section.findByRole('combobox', { name: 'Washable' }), 'Yes');
  await user.click(section.getByRole('button', { name: 'Add defined attribute' }));
  expect(await screen.findByRole('menuitem', { name: 'Fit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Washable' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await values(gateway)).toMatchObject({ Washable: 'Yes' });
});

test('a formatted text is edited visually and as HTML, and translated', async () => {
  const prepare = define({ code: 'material', text: 'Material', type: 'RICH_TEXT', isLocalizable: true });
  const { user, gateway } = await renderApp(page, { prepare });
  const section = within(await attributes());
  const tabs = within(await section.findByRole('tablist', { name: 'Material' }));
  await waitFor(() => expect(section.getByRole('textbox', { name: 'Material' })).toHaveAttribute('contenteditable'));
  await user.click(tabs.getByRole('tab', { name: 'HTML' }));
  const source = await section.findByRole('textbox', { name: 'Material' });
  await user.clear(source);
  await user.type(source, '<p>Ripstop <b>nylon</b></p><script>bad()</script>');
  await user.click(tabs.getByRole('tab', { name: 'Preview' }));
  const preview = await section.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(within(preview).getByText('nylon', { selector: 'b' })).toBeVisible());
  expect(preview.innerHTML).not.toContain('bad');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await values(gateway)).toMatchObject({ Material: '<p>Ripstop <b>nylon</b></p><script>bad()</script>' });
  expect((await screen.findAllByText(/HTML that is removed wherever it is shown: <script>/))[0]).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the texts' }), 'de');
  expect(await screen.findByRole('tablist', { name: 'Material (German)' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('nylon', { selector: 'b' })).toBeVisible());
});

test.each([
  [{ isLocalizable: false, isChannelSpecific: true }, 'channel=marketplace', true],
  [{ isLocalizable: false, isChannelSpecific: true }, 'locale=de', false],
  [{ isLocalizable: true, isChannelSpecific: false }, 'channel=marketplace', false],
  [{ isLocalizable: true, isChannelSpecific: false }, 'locale=de', true],
  [{ isLocalizable: true, isChannelSpecific: false }, 'locale=de&channel=marketplace', false],
  [{ isLocalizable: true, isChannelSpecific: true }, 'locale=de&channel=marketplace', true],
])(
  'fields for a language and a channel are offered where values can differ: %o %s',
  async (fields, scope, isOffered) => {
    const prepare = async (gateway: Gateway) => {
      await define({ code: 'material', text: 'Material', ...fields })(gateway);
      // What is stored for the language or the channel is always shown.
      await changeStored(gateway, 'products', '1', { values: [] });
    };
    await renderApp(`${page}?${scope}`, { prepare });
    expect((await screen.findAllByRole('textbox', { name: /^Name \(/ }))[0]).toBeVisible();
    await waitFor(() =>
      expect(screen.queryAllByRole('textbox', { name: /^Material \(/ })).toHaveLength(isOffered ? 1 : 0),
    );
  },
);

test('a value that is no option stays selected until another one is', async () => {
  const prepare = define({
    code: 'material',
    text: 'Material',
    type: 'SELECT',
    options: [{ code: 'gold', labels: [{ locale: 'en', text: 'Gold' }] }],
  });
  const { gateway } = await renderApp(page, { prepare });
  const section = within(await attributes());
  const select = await section.findByRole('combobox', { name: 'Material' });
  const { Material } = await values(gateway);
  expect(select).toHaveValue(Material);
  expect(within(select).getByRole('option', { name: 'Gold' })).toBeInTheDocument();
});

test('readers see labels and values in the formats of their language', async () => {
  await renderApp(page, { user: 'client', prepare: letClientRead });
  const section = within(await attributes());
  expect(await section.findByText(/^2,\d{3} g$/)).toBeVisible();
});

test('a product is selected by its name, and the field leads to it', async () => {
  const { user, gateway } = await renderApp(tent);
  const section = within(await attributes());
  const field = await section.findByRole('combobox', { name: 'Goes with' });
  const link = await section.findByRole('link');
  expect(link).toHaveAttribute('href', '/catalogs/1/products/2');
  const other = (await readStored(gateway, 'products', '4'))!;
  await user.clear(field);
  await user.type(field, other.sku.slice(0, 3));
  await user.click(await screen.findByRole('option', { name: `${other.name} (${other.sku})` }));
  expect(field).toHaveValue(other.sku);
  expect(await section.findByRole('link', { name: other.name })).toHaveAttribute('href', '/catalogs/1/products/4');
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect(await values(gateway, '5')).toMatchObject({ 'Goes with': other.sku });
});

test('an SKU that no product has is said at once, and becomes an issue', async () => {
  const { user } = await renderApp(tent);
  const section = within(await attributes());
  const field = await section.findByRole('combobox', { name: 'Goes with' });
  await user.clear(field);
  await user.type(field, 'SLB-1O01');
  expect(await section.findByText('Product not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await section.findByText(/No product in this catalog has the SKU SLB-1O01/)).toBeVisible();
});

test('an image is entered by its URL or uploaded', async () => {
  const { user, gateway } = await renderApp(tent);
  const section = within(await attributes());
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const input = await section.findByLabelText('Upload image for In use', { selector: 'input' });
  const field = section.getByRole('textbox', { name: 'In use' });
  expect(field).toHaveValue('/media/scene-tents');
  expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  const anyType = userEvent.setup({ applyAccept: false });
  await anyType.upload(input, new File(['GIF89a'], 'lake.gif', { type: 'image/gif' }));
  expect(
    await section.findByText('“lake.gif” can’t be used here. Use one of these file types: JPEG, PNG, WebP.'),
  ).toBeVisible();
  await user.upload(input, new File([png], 'lake.png', { type: 'image/png' }));
  await waitFor(() => expect(field).not.toHaveValue('/media/scene-tents'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
  expect((await values(gateway, '5'))['In use']).toMatch(/^\/media\/\w+/);
});

test('readers see the image, and a link to the product', async () => {
  await renderApp(tent, { user: 'client', prepare: letClientRead });
  const section = within(await attributes());
  expect(await section.findByRole('link')).toHaveAttribute('href', '/catalogs/1/products/2');
  expect(section.queryByText('/media/scene-tents')).toBeNull();
});
