import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { letClientRead } from '../attributes/clientRole';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

test('a rule decides which products are in a channel, and says how many it leaves out before it is saved', async () => {
  const { user, gateway } = await renderApp('/channels/web');
  const [id] = await gateway.context.store.products.ids('1', {});
  const { sku } = (await gateway.context.store.get('products', id!))!;
  await user.click(await screen.findByRole('link', { name: 'Products in it: Outdoor range' }));
  await screen.findByRole('heading', { name: 'Products in “Web shop”', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Add condition' }));
  await user.keyboard('sku{Enter}');
  const condition = within(await screen.findByRole('group', { name: 'Condition 1' }));
  await user.selectOptions(condition.getByRole('combobox', { name: 'Comparison' }), 'is not');
  await user.type(condition.getByRole('textbox', { name: 'Value' }), sku);
  expect(await screen.findByText('1 product is left out.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(screen.getByText('Rule of the channel “Web shop” saved. 1 product updated.')).toBeVisible(),
  );
  expect(await screen.findByText('By rule')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Web shop”?' });
  expect(dialog).toHaveTextContent('Rules for products in it and in its feeds stay in place.');
});

const withRule = (where: string) => async (gateway: Gateway) => {
  const catalog = (await readStored(gateway, 'catalogs', '1'))!;
  const edit = { updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
  await putStored(gateway, 'catalogs', {
    ...catalog,
    channelRules: [{ channel: 'web', scope: 'CHANNEL', where, ...edit }],
  });
  const [id] = await gateway.context.store.products.ids('1', {});
  const product = (await gateway.context.store.get('products', id!))!;
  await putStored(gateway, 'products', { ...product, notInChannels: ['web'] });
};

test('a product that is not in a channel is included by hand on its page', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/products?channel=web&sort=CREATED_AT', {
    prepare: withRule('sku is nothing'),
  });
  const [id] = await gateway.context.store.products.ids('1', { notInChannel: 'web' });
  const { name } = (await gateway.context.store.get('products', id!))!;
  const list = await screen.findByRole('table', { name: 'Products' });
  const row = (await within(list).findByText('Not in channel')).closest('tr')!;
  await user.click(within(row).getByRole('link', { name: new RegExp(name) }));
  expect(await screen.findByRole('link', { name: 'Not in Web shop: by rule' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Include in “Web shop”' }));
  expect(await screen.findByRole('link', { name: 'In Web shop: by hand' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave “Web shop” to the rule' }));
  expect(await screen.findByRole('link', { name: 'Not in Web shop: by rule' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel of texts and prices' }), 'Web shop');
  expect(await screen.findByText(/^This product isn’t in “Web shop”, so texts and prices/)).toBeVisible();
  const toRule = screen.getByRole('link', { name: 'View rule' });
  expect(toRule).toHaveAttribute('href', '/catalogs/1/channels/rule?channel=web');
});

test('shows the rule in words to those who can’t change it, and what it names in vain', async () => {
  const prepare = async (gateway: Gateway) => {
    await letClientRead(gateway);
    await withRule('category is Gone')(gateway);
  };
  await renderApp('/catalogs/1/channels/rule?channel=web', { user: 'client', prepare });
  expect(await screen.findByText(/^This rule can’t be evaluated.* No category has the path “Gone”\./)).toBeVisible();
  expect(await screen.findByText('Category is Gone')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save rule' })).not.toBeInTheDocument();
});
