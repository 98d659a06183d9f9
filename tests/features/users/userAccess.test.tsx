import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findPasswordLink } from '#server/domain/auth/passwordLink';
import { login } from '#server/domain/auth/session';
import { createUser } from '#server/domain/users/userWrites';
import type { Gateway } from '#server/gateway';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { allowClient, getMenu, storedUser, userRows } from './userPage';

const invite = async ({ context }: Gateway) => {
  await createUser(context, { fullName: 'Grace Hopper', email: 'grace@example.com', role: 'editor' });
};
const open = async (name: string, search = name) => {
  const app = await renderApp(`/apps/user/list?q=${encodeURIComponent(search)}`, { prepare: invite });
  await userRows();
  return app;
};
const choose = async (user: UserEvent, name: string, entry: string) => {
  await user.click(await getMenu(name));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const links = (gateway: Gateway) => listStored(gateway, 'passwordResets', ({ kind }) => kind === 'INVITATION');
const rowText = async () => (await userRows())[0];

test('an invitation is copied, sent again, and revoked in the list', async () => {
  const { user, gateway } = await open('Grace Hopper');
  expect(await rowText()).toHaveTextContent('Invited');
  await choose(user, 'Grace Hopper', 'Copy link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation link for “Grace Hopper”' }));
  const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' });
  expect(link.value).toMatch(/\/pages\/reset-password-v1\?token=\w{64}$/);
  // The link that was emailed keeps working.
  expect(await links(gateway)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await dialogClosed();
  await choose(user, 'Grace Hopper', 'Send again');
  expect(await screen.findByText('Invitation sent to “Grace Hopper”')).toBeVisible();
  expect(await links(gateway)).toHaveLength(1);
  await choose(user, 'Grace Hopper', 'Revoke invitation');
  expect(await screen.findByText('Invitation of “Grace Hopper” revoked')).toBeVisible();
  await waitFor(async () => expect(await rowText()).toHaveTextContent('Not invited'));
  expect(await links(gateway)).toEqual([]);
});

test('a user who has forgotten the password gets a link', async () => {
  const { user, gateway } = await open('Tomás Ferreira', 'Tom');
  await choose(user, 'Tomás Ferreira', 'Create password link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Password link for “Tomás Ferreira”' }));
  const { value } = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Password link' });
  const found = await findPasswordLink(gateway.context, new URL(value).searchParams.get('token') ?? '');
  expect([found?.link.kind, found?.account.email]).toEqual(['RESET', 'client@demo.com']);
});

test('a user is disabled after confirmation, and enabled again', async () => {
  const { user, gateway } = await open('Tomás Ferreira', 'Tom');
  await choose(user, 'Tomás Ferreira', 'Disable');
  const question = within(await screen.findByRole('alertdialog', { name: 'Disable “Tomás Ferreira”?' }));
  await user.click(question.getByRole('button', { name: 'Disable user' }));
  await waitFor(async () => expect(await rowText()).toHaveTextContent('Disabled'));
  expect(await storedUser(gateway, '52')).toMatchObject({ status: 'inactive' });
  await dialogClosed();
  await choose(user, 'Tomás Ferreira', 'Enable');
  await waitFor(async () => expect(await rowText()).toHaveTextContent('Active'));
  expect(await storedUser(gateway, '52')).toMatchObject({ status: 'active' });
});

test('a user is signed out everywhere after confirmation', async () => {
  const { user, gateway } = await renderApp('/apps/user/list?q=Tom', {
    prepare: async ({ context }) => void (await login(context, { email: 'client@demo.com', password: 'client' })),
  });
  await choose(user, 'Tomás Ferreira', 'Sign out everywhere');
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out “Tomás Ferreira” everywhere?' }));
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('“Tomás Ferreira” is signed out (1 session)')).toBeVisible();
  expect((await listStored(gateway, 'sessions')).map(({ userId }) => userId)).toEqual(['1']);
});

test('the own account can’t be disabled, deleted, or demoted', async () => {
  const { user } = await open('Ada Lindqvist', 'Ada L');
  await user.click(await getMenu('Ada Lindqvist'));
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Disable' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'View' }));
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(edit);
  expect(await screen.findByRole('combobox', { name: 'Role' })).toBeDisabled();
  expect(screen.getByText('Only another administrator can change your role.')).toBeVisible();
});

test('the page of a user has the same actions, as far as permissions allow', async () => {
  const { user } = await renderApp('/apps/user/view/53', {
    user: 'client',
    prepare: async (gateway) => {
      await invite(gateway);
      await allowClient('read', 'update')(gateway);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Access' }));
  await screen.findByRole('menuitem', { name: 'Disable' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: 'Disable' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Disable user' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    'The role editor has permissions that your role, client, doesn’t have.',
  );
});
