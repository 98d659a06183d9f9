import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createUser, updateUser } from '#server/domain/users/userWrites';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored, putPasswordLink } from '../../support/stored';

const invite = async (gateway: Gateway) => {
  await createUser(gateway.context, { fullName: 'Grace Hopper', email: 'grace@example.com', role: 'editor' });
  await putPasswordLink(gateway, { token: 'known', userId: '3', kind: 'INVITATION' });
};
const path = '/pages/reset-password-v1?token=known';

test('an invited user sets a password, is signed in, and sees what the role allows', async () => {
  const { user, history, gateway } = await renderApp(path, { user: null, prepare: invite });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Grace Hopper' })).toBeVisible();
  expect(screen.getByText(/grace@example\.com/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText('Password'), 'teapot');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use 8 characters or more.');
  await user.type(screen.getByLabelText('Password'), ' lantern');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  expect(await screen.findByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
  expect(history.get().location.pathname).toBe('/');
  expect(await listStored(gateway, 'users', ({ email }) => email === 'grace@example.com')).toMatchObject([
    { status: 'active' },
  ]);
  expect(await listStored(gateway, 'passwordResets')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Catalogs' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
});

test('the link of a disabled user doesn’t work', async () => {
  await renderApp(path, {
    user: null,
    prepare: async (gateway) => {
      await invite(gateway);
      await updateUser(gateway.context, '53', { isDisabled: true });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work anymore' })).toBeVisible();
});

test('a disabled user is told so when signing in', async () => {
  const { user } = await renderApp('/pages/login-v1', {
    user: null,
    prepare: async ({ context }) => void (await updateUser(context, '52', { isDisabled: true })),
  });
  await user.type(await screen.findByLabelText('Email'), 'client@demo.com');
  await user.type(screen.getByLabelText('Password'), 'client');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'This account is disabled. Ask an administrator to enable it.',
    ),
  );
});
