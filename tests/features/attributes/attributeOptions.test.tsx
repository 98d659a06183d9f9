import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';

const labels = (text: string) => [{ locale: 'en' as const, text }];

const open = async () => {
  const app = await renderApp('/attributes');
  const { context } = app.gateway;
  const { attribute } = await createAttribute(context, {
    code: 'shade',
    type: 'MULTI_SELECT',
    labels: labels('Shade'),
    options: ['Navy', 'Navy blue', 'Red'].map((text) => ({ labels: labels(text) })),
  });
  for (const [sku, value] of Object.entries({ 'SHADE-1': 'Navy blue', 'SHADE-2': 'Red; navy-blue; Navy' })) {
    await createProduct(context, { catalogId: '1', input: { sku, name: sku, attributes: [{ name: 'Shade', value }] } });
  }
  act(() => app.history.push(`/attributes/${attribute.id}`));
  await screen.findByRole('textbox', { name: 'Option 1 in English' });
  const readValues = async () => {
    const products = await Promise.all(['SHADE-1', 'SHADE-2'].map((sku) => context.store.products.bySku('1', sku)));
    return products.map((product) => product!.attributes[0]!.value);
  };
  const readOptions = async () =>
    (await listStored(app.gateway, 'attributeDefinitions'))
      .find(({ code }) => code === 'shade')!
      .options.map(({ code, labels: [label] }) => `${code} ${label?.text}`);
  return { ...app, readValues, readOptions };
};

test('merges options after a preview, by keyboard, and undoes it with the products', async () => {
  const { user, history, gateway, readValues, readOptions } = await open();
  await user.click(screen.getByRole('button', { name: 'Merge options' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge options' });
  await user.click(within(dialog).getByRole('button', { name: 'Merge options' }));
  expect(await within(dialog).findByText('Select at least one option.')).toBeVisible();
  expect(within(dialog).getByText('Select an option that isn’t merged itself.')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: 'Options to merge' }));
  await user.keyboard('navy b{Enter}');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Into' }), 'Navy');
  expect(await axeViolations()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Merge options' }));
  await dialogClosed();
  expect(screen.getByRole('list', { name: 'Merged when you save' })).toHaveTextContent('Navy blue becomes Navy');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Save and change 2 products?' });
  expect(within(question).getAllByRole('listitem')[0]).toHaveTextContent(/: 2 products$/);
  expect(await axeViolations()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Save and change products' }));
  expect(await screen.findByText(/are being changed\./)).toBeVisible();
  await gateway.idle();
  expect(await readValues()).toEqual(['Navy', 'Red; Navy']);
  expect(await readOptions()).toEqual(['navy Navy', 'red Red']);
  const [job] = await gateway.context.store.list('jobs', ({ input }) => input.kind === 'options');
  act(() => history.push(`/jobs/${job!.id}`));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undo = await screen.findByRole('alertdialog');
  expect(undo).toHaveTextContent('The attribute gets its previous options back');
  await user.click(within(undo).getByRole('button', { name: 'Undo job' }));
  await waitFor(async () => expect(await readValues()).toEqual(['Navy blue', 'Red; navy-blue; Navy']));
  expect(await readOptions()).toEqual(['navy Navy', 'navy-blue Navy blue', 'red Red']);
});

test('renames an option that is not merged after all, and its code, which products follow', async () => {
  const { user, gateway, readValues, readOptions } = await open();
  await user.click(screen.getByRole('button', { name: 'Merge options' }));
  await user.click(await screen.findByRole('combobox', { name: 'Options to merge' }));
  await user.keyboard('red{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Into' }), 'Navy');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge options' }));
  await dialogClosed();
  await user.click(screen.getByRole('button', { name: 'Don’t merge Red' }));
  expect(screen.getByRole('textbox', { name: 'Option 3 in English' })).toHaveValue('Red');
  expect(screen.getByRole('textbox', { name: 'Option 3 in English' })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'Option 2 in English' }));
  await user.type(screen.getByRole('textbox', { name: 'Option 2 in English' }), 'Sea');
  await user.clear(screen.getByRole('textbox', { name: 'Code of option 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Code of option 2' }), 'sea-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Save and change 2 products?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await readValues()).toEqual(['Navy blue', 'Red; navy-blue; Navy']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save and change products' }));
  expect(await screen.findByText('“Shade” saved')).toBeVisible();
  await gateway.idle();
  expect(await readValues()).toEqual(['Sea', 'Red; sea-1; Navy']);
  expect(await readOptions()).toEqual(['navy Navy', 'sea-1 Sea', 'red Red']);
});
