import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { renderApp } from '../../support/renderApp';
import { putStored } from '../../support/stored';

const PATH = '/catalogs/1/products/1';
const addPeople = async (gateway: Gateway) => {
  const [admin] = await gateway.context.store.list('authUsers');
  for (const [id, fullName] of [
    ['98', 'Grace Hopper'],
    ['99', 'Bo Lindqvist'],
  ] as const) {
    await putStored(gateway, 'authUsers', { ...admin!, id, fullName, avatar: null });
  }
};
const show = ({ context }: Gateway, userId: string, isEditing: boolean) =>
  context.presence.show(userId, { userId, productId: '1', isEditing });

test('the page of a product shows who else has it open, as they come and change it', async () => {
  const { gateway } = await renderApp(PATH, {
    embeddedGateway: null,
    prepare: async (each) => {
      await addPeople(each);
      await show(each, '98', false);
    },
  });
  expect(await screen.findByText('Grace Hopper is viewing')).toBeVisible();
  await show(gateway, '98', true);
  await show(gateway, '99', false);
  expect(await screen.findByText('Grace Hopper is editing · Bo Lindqvist is viewing')).toBeVisible();
  await gateway.context.presence.leave('98', '1');
  expect(await screen.findByText('Bo Lindqvist is viewing')).toBeVisible();
});

test('others see that this page shows a product, changes it, and has left it', async () => {
  const { gateway, user, history } = await renderApp(PATH, { embeddedGateway: null });
  const getShown = () => gateway.context.presence.list();
  await waitFor(async () => expect(await getShown()).toEqual([{ userId: '1', productId: '1', isEditing: false }]));
  await user.type(await screen.findByRole('textbox', { name: 'Brand' }), 'x');
  await waitFor(async () => expect(await getShown()).toEqual([{ userId: '1', productId: '1', isEditing: true }]));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await getShown()).toEqual([{ userId: '1', productId: '1', isEditing: false }]));
  history.push('/catalogs');
  await waitFor(async () => expect(await getShown()).toEqual([]));
});

test('a gateway in this browser, which has no one else, is not told', async () => {
  const { gateway } = await renderApp(PATH);
  await screen.findByRole('textbox', { name: 'Brand' });
  expect(await gateway.context.presence.list()).toEqual([]);
});
