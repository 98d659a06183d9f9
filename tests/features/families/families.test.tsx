import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';

const list = '/families';
const stored = async (gateway: Gateway, code: string) =>
  (await listStored(gateway, 'families')).find((family) => family.code === code && family.deletedAt === undefined);
const link = async (name: string) =>
  within(await screen.findByRole('table', { name: 'Families' })).findByRole('link', { name });

test('lists families with their attributes and products, and finds them', async () => {
  const { user } = await renderApp(list);
  expect((await link('Clothing')).closest('tr')).toHaveTextContent(/Clothing12\d+2/);
  await user.type(screen.getByRole('searchbox', { name: 'Search families' }), 'bekleid');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Home goods' })).not.toBeInTheDocument());
  expect(await link('Clothing')).toBeVisible();
});

test('creates a family with ordered attributes, one required in a channel, and one for variants', async () => {
  const { user, gateway, history } = await renderApp(list);
  await user.click(await screen.findByRole('link', { name: 'New family' }));
  const label = await screen.findByRole('textbox', { name: 'Label in English' });
  await user.click(screen.getByRole('button', { name: 'Create family' }));
  await waitFor(() => expect(screen.getByText('Enter an English label.')).toBeVisible());
  await user.type(label, 'Lamps');
  for (const name of ['Weight', 'Warranty', 'Brand']) {
    await user.click(await screen.findByRole('button', { name: 'Add attribute' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Move Warranty up' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Is Weight required?' }), 'Required');
  const warranty = screen.getByRole('combobox', { name: 'Is Warranty required?' });
  await user.selectOptions(warranty, 'Required in some channels');
  await user.click(screen.getByRole('button', { name: 'Create family' }));
  await waitFor(() => expect(screen.getByText('Select at least one channel.')).toBeVisible());
  await user.type(screen.getByRole('combobox', { name: 'Channels that require Warranty' }), 'web{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Is Brand required?' }), 'Required in some channels');
  await user.type(screen.getByRole('combobox', { name: 'Channels that require Brand' }), 'web{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Warranty' }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create family' }));
  await waitFor(() => expect(screen.getByText('“Lamps” created')).toBeVisible());
  await waitFor(() => expect(history.get().location.pathname).toBe(list));
  expect(await stored(gateway, 'lamps')).toMatchObject({
    attributes: [
      { code: 'warranty', isRequired: true, requiredInChannels: ['web'] },
      { code: 'weight', isRequired: true, requiredInChannels: [] },
      { code: 'brand', isRequired: true, requiredInChannels: ['web'] },
    ],
    variantAxes: ['warranty'],
  });
});

test('checks products again when a family requires another attribute, and names its catalogs', async () => {
  const { user, gateway } = await renderApp('/families/2');
  const required = await screen.findByRole('combobox', { name: 'Is Warranty required?' });
  expect(screen.getByRole('region', { name: 'Where it’s used' })).toHaveTextContent(/\d+ products/);
  await user.selectOptions(required, 'Required');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('“Clothing” saved')).toBeVisible());
  expect(screen.getAllByText(/are being checked again\./)[0]).toBeInTheDocument();
  expect((await stored(gateway, 'clothing'))?.attributes).toContainEqual({
    code: 'warranty',
    isRequired: true,
    requiredInChannels: [],
  });
});

test('says where a family is used before it is deleted, and undoes it', async () => {
  const { user, gateway } = await renderApp('/families/3');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Home goods”?' });
  expect(dialog).toHaveTextContent(/\d+ products belong to this family, in .+\. They keep all of their values/);
  await user.click(within(dialog).getByRole('button', { name: 'Delete family' }));
  await waitFor(() => expect(screen.getByText('“Home goods” deleted')).toBeVisible());
  expect(await stored(gateway, 'home-goods')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await link('Home goods')).toBeVisible();
  expect(await stored(gateway, 'home-goods')).toBeDefined();
});

test('an attribute names the families that have it, also before it is deleted', async () => {
  const { user } = await renderApp('/attributes/2');
  const usage = within(await screen.findByRole('region', { name: 'Where it’s used' }));
  expect(usage.getByRole('link', { name: 'Outdoor gear' })).toHaveAttribute('href', '/families/1');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'The families Outdoor gear, Clothing, and Home goods have this attribute and will lose it.',
  );
});

test('keeps the focus in the list when an attribute is removed', async () => {
  const { user } = await renderApp('/families/new');
  for (const name of ['Weight', 'Warranty']) {
    await user.click(await screen.findByRole('button', { name: 'Add attribute' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Remove Weight' }));
  expect(screen.getByRole('combobox', { name: 'Is Warranty required?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Warranty' }));
  expect(screen.getByRole('button', { name: 'Add attribute' })).toHaveFocus();
});
