import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';

const NO_ACCOUNT = /^This server has no account yet\./;
const onServer = { user: null, isTeam: true, embeddedGateway: null } as const;

test('a new server says on its sign-in page how the first account is created', async () => {
  await renderApp('/pages/login-v1', {
    ...onServer,
    prepare: async ({ context: { store } }) => {
      const accounts = await store.list('authUsers');
      await store.commit(accounts.map(({ id }) => ({ table: 'authUsers', remove: id })));
    },
  });
  expect(await screen.findByText(NO_ACCOUNT)).toBeVisible();
});

test('a server that sends no email asks people to turn to an administrator', async () => {
  await renderApp('/pages/forgot-password-v1', { ...onServer, sendsEmail: false });
  expect(await screen.findByText(/^Ask an administrator for a link\./)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('a server that sends email offers a link for a forgotten password, and another one for an old link', async () => {
  const { user } = await renderApp('/pages/reset-password-v1?token=old', onServer);
  await user.click(await screen.findByRole('link', { name: 'Request a new link' }));
  await user.type(await screen.findByLabelText('Email'), 'client@demo.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});
