import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { Gateway } from '#server/gateway';
import { newProduct } from '#features/products/core/values/newProduct';
import type { ProductValues } from '#features/products/core/values/productValues';
import { newVariant } from '#features/products/sections/variants/newVariant';
import { isShared, ownCopy, shareVariant } from '#features/products/core/values/sharedVariant';
import { userNamed } from '#tests/server/catalogs/domainContext';
import { calls } from '#tests/support/gatewayServer';
import { renderApp } from '#tests/support/renderApp';
import { createGate } from '../gate';
import { readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const COUNT = 120;
const PAGE = 30;

/** One saved edit: what was sent, and what the server answered. */
interface Exchange {
  sent: string;
  answer: string;
}

/** Gives product 1 many variants, records the edits of products, and holds back the other variants at a closed gate. */
const prepareWith =
  (edits: Exchange[], gate = createGate()) =>
  async (gateway: Gateway) => {
    const ben = { ...gateway.context, user: userNamed('Ben') };
    const variants = Array.from({ length: COUNT }, (_, index) => ({
      sku: `MANY-${index + 1}`,
      options: [{ name: 'Number', value: String(index + 1) }],
      stock: 1,
    }));
    await updateProduct(ben, { id: '1', input: { variants }, revision: 1 });
    const { handle } = gateway;
    const record = async (request: Request) => {
      const sent = request.method === 'POST' ? await request.clone().text() : '';
      if (sent.includes('query ProductVariants')) await gate.pass();
      const response = await handle(request);
      if (sent.includes('mutation ProductUpdate')) edits.push({ sent, answer: (await response?.clone().text()) ?? '' });
      return response;
    };
    Object.assign(gateway, { handle: record });
  };

const saveAndWait = async (user: UserEvent) => {
  await save(user);
  await screen.findByText('Product saved');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
};

const changeStock = async (user: UserEvent, stock: string) => {
  const drawer = within(await screen.findByRole('dialog', { name: 'Variant MANY-110' }));
  await retype(user, drawer.getByRole('textbox', { name: 'Stock' }), stock);
  await user.click(drawer.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Add variant' });
};

const countVariants = (text: string) => text.match(/"sku":"MANY-/g)?.length ?? 0;

test('sends and reads only what an edit changes of a product with many variants', async () => {
  const edits: Exchange[] = [];
  const { user, gateway } = await renderApp('/catalogs/1/products/1', { prepare: prepareWith(edits) });
  expect(await screen.findByRole('heading', { name: `Variants (${COUNT})` })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add variant' })).toBeEnabled());
  await retype(user, await field('Name'), 'Renamed');
  await saveAndWait(user);
  expect(edits).toHaveLength(1);
  expect(edits[0]!.sent.length).toBeLessThan(8_000);
  expect(edits[0]!.answer.length).toBeLessThan(8_000);
  expect(countVariants(edits[0]!.sent + edits[0]!.answer)).toBe(0);
  expect(calls.filter((name) => name === 'ProductVariants')).toHaveLength(1);
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants).toHaveLength(COUNT);
});

test('edits, discards, and saves a variant beyond the first page', async () => {
  const edits: Exchange[] = [];
  const { user, gateway, history } = await renderApp('/catalogs/1/products/1?variant=110', {
    prepare: prepareWith(edits),
  });
  await changeStock(user, '55');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  act(() => history.replace('/catalogs/1/products/1?variant=110'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Variant MANY-110' }));
  expect(drawer.getByRole('textbox', { name: 'Stock' })).toHaveValue('1');
  await changeStock(user, '77');
  await saveAndWait(user);
  expect(countVariants(edits[0]!.answer)).toBe(PAGE + 1);
  // All other variants were known.
  expect(calls.filter((name) => name === 'ProductVariants')).toHaveLength(1);
  const { variants } = (await readStored(gateway, 'products', '1'))!;
  expect(variants.map(({ stock }) => stock)).toEqual(variants.map(({ sku }) => (sku === 'MANY-110' ? 77 : 1)));
  act(() => history.replace('/catalogs/1/products/1?variant=110'));
  const again = within(await screen.findByRole('dialog', { name: 'Variant MANY-110' }));
  expect(again.getByRole('textbox', { name: 'Stock' })).toHaveValue('77');
});

test('shows the first variants, and keeps what is typed until all of them are there', async () => {
  const gate = createGate();
  gate.close();
  const { user, gateway } = await renderApp('/catalogs/1/products/1', { prepare: prepareWith([], gate) });
  expect(await screen.findByRole('heading', { name: `Variants (${COUNT})` })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Stock of variant MANY-1: 1' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add variant' })).toBeDisabled();
  // The rows that are still read have their space.
  expect(screen.getByRole('grid', { name: 'Variants' })).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await retype(user, await field('Name'), 'Renamed');
  const saveButton = await screen.findByRole('button', { name: 'Save' });
  expect(saveButton).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Control>}s{/Control}');
  gate.open();
  await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-disabled', 'true'));
  expect(calls).not.toContain('ProductUpdate');
  await user.click(screen.getByRole('button', { name: 'Stock of variant MANY-1: 1' }));
  await user.keyboard('8{Enter}');
  await saveAndWait(user);
  const stored = (await readStored(gateway, 'products', '1'))!;
  expect(stored.name).toBe('Renamed');
  expect(stored.variants.map(({ stock }) => stock)).toEqual([8, ...Array.from({ length: COUNT - 1 }, () => 1)]);
});

test('keeps variants in the form by reference until they are edited', () => {
  const stored = shareVariant({ ...newVariant([]), id: '1-1', sku: 'V-1' });
  const plain = ownCopy(stored);
  expect(plain).toEqual({ ...stored });
  expect([isShared(stored), isShared(plain), isShared(undefined)]).toEqual([true, false, false]);
  const { getValues } = createFormControl<ProductValues>({
    defaultValues: { ...newProduct, variants: [stored, plain] },
  });
  expect(getValues('variants')[0]).toBe(stored);
  expect(getValues('variants')[1]).not.toBe(plain);
});
