import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RULES, type AttributeDefinitionRecord } from '../../../mocks/records/attributes';
import type { Gateway } from '../../../mocks/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { letClientRead } from './clientRole';

const page = '/catalogs/1/products/1';
const attributes = () => screen.findByRole('region', { name: 'Attributes' });
const values = async ({ context }: Gateway) =>
  Object.fromEntries((await context.store.get('products', '1'))!.attributes.map(({ name, value }) => [name, value]));

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
  const { user, gateway } = await renderApp(page);
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
