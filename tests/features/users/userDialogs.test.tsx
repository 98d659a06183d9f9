import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deleteUser } from '../../../mocks/domain/users/userWrites';
import { axeViolations } from '../../support/axeViolations';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { allowClient, menuOf, storedUser, userNames, userRows } from './people';

const list = '/apps/user/list';
const newUser = () => screen.findByRole('dialog', { name: 'New user' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create user' }));

const fillIn = async (user: UserEvent, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await user.type(field(new RegExp(`^${name}`)), text);
};
const grace = { 'Full name': 'Grace Hopper', Username: 'grace', Email: 'grace@example.com' };

describe('a new user', () => {
  test('is made in a dialog of its own address, and can be looked at from the message', async () => {
    const { user, history, gateway } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('button', { name: 'New user' }));
    expect(history.get().location.search).toBe('?dialog=create');
    await newUser();
    await waitFor(() => expect(field(/^Full name/)).toHaveFocus());
    await fillIn(user, { ...grace, Phone: '+1 555 0100', Company: 'Navy', Country: 'United States' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Maintainer');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Enterprise');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await submit(user);
    expect(await screen.findByText('“Grace Hopper” was created')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.get().location.search).toBe('');
    expect(await screen.findByText('1–10 of 51')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'All users 51' })).toBeVisible();
    expect(await storedUser(gateway, '51')).toMatchObject({
      fullName: 'Grace Hopper',
      username: 'grace',
      email: 'grace@example.com',
      contact: '+1 555 0100',
      company: 'Navy',
      country: 'United States',
      role: 'maintainer',
      currentPlan: 'enterprise',
      status: 'active',
      avatar: null,
    });
    await user.click(screen.getByText('View user'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  });

  test('is a pending subscriber of the basic plan where nothing else is said', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, grace);
    await user.keyboard('{Enter}');
    await screen.findByText('“Grace Hopper” was created');
    expect(await storedUser(gateway, '51')).toMatchObject({
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'pending',
      company: '',
    });
  });

  test('needs a name, a username and an address, each said at its field', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, { Username: 'two words', Email: 'nowhere' });
    await submit(user);
    await waitFor(() => expect(field(/^Full name/)).toHaveAccessibleDescription('Enter a name.'));
    expect(field(/^Username/)).toHaveAccessibleDescription(/^A username has 1 to 60 letters/);
    expect(field(/^Email/)).toHaveAccessibleDescription(/^Enter an email address/);
    expect(field(/^Full name/)).toHaveFocus();
    expect(await gateway.context.store.list('users')).toHaveLength(50);
  });

  test('that has what another one has is refused at the fields', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, {
      'Full name': 'Another Amara',
      Username: 'AMARA.OKAFOR',
      Email: 'amara.okafor@nigeria.example',
    });
    await submit(user);
    await waitFor(() => expect(field(/^Username/)).toHaveAccessibleDescription('This username is already in use.'));
    expect(field(/^Email/)).toHaveAccessibleDescription('This email is already in use.');
    expect(field(/^Username/)).toHaveFocus();
    await user.clear(field(/^Username/));
    await user.clear(field(/^Email/));
    await fillIn(user, { Username: 'amara2', Email: 'amara2@example.com' });
    await submit(user);
    await screen.findByText('“Another Amara” was created');
    expect(await gateway.context.store.list('users')).toHaveLength(51);
  });

  test('that could not be sent stays in the form', async () => {
    const { user } = await renderApp(`${list}?dialog=create`);
    await userRowsBehind();
    await fillIn(user, grace);
    setReachable(false);
    await submit(user);
    const dialog = within(await newUser());
    expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot be reached, so nothing was saved/);
    expect(field(/^Full name/)).toHaveValue('Grace Hopper');
    setReachable(true);
    await submit(user);
    expect(await screen.findByText('“Grace Hopper” was created')).toBeVisible();
  });

  test('can be thought better of, by button and by key', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    const button = screen.getByRole('button', { name: 'New user' });
    await user.click(button);
    await newUser();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button);
    await newUser();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('has a dialog that passes axe, with what is wrong said in it', async () => {
    const { user } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await submit(user);
    await waitFor(() => expect(field(/^Full name/)).toBeInvalid());
    expect(await axeViolations()).toEqual([]);
  });

  test('is made by nobody who may not, whatever the address says', async () => {
    await renderApp(`${list}?dialog=create`, { user: 'client', prepare: allowClient('read') });
    await userRows();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** The list behind an open dialog, which hides it from everybody else. */
const userRowsBehind = async () => {
  await newUser();
  await waitFor(() => expect(document.querySelectorAll('tbody a')).toHaveLength(10));
};

describe('deleting', () => {
  const confirm = (name: string) => screen.findByRole('alertdialog', { name: `Delete “${name}”?` });

  test('asks first, by name, and takes the user out of list and figures', async () => {
    const { user, history, gateway } = await renderApp(list);
    await userRows();
    await user.click(await menuOf('Amara Okafor'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await confirm('Amara Okafor'));
    expect(history.get().location.search).toBe('?dialog=delete&user=1');
    expect(question.getByText(/cannot be undone/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('“Amara Okafor” was deleted')).toBeVisible();
    await waitFor(async () => expect((await userNames())[0]).toBe('Anahera Te Whare'));
    expect(await screen.findByText('1–10 of 49')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'All users 49' })).toBeVisible();
    // The button that it began with is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(history.get().location.search).toBe('');
    expect(await storedUser(gateway, '1')).toBeUndefined();
  });

  test('can be thought better of', async () => {
    const { user, gateway, history } = await renderApp(`${list}?dialog=delete&user=1`);
    const question = within(await confirm('Amara Okafor'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await storedUser(gateway, '1')).toBeDefined();
    expect(history.get().location.search).toBe('');
  });

  test('the last of a page leads to the page before', async () => {
    const { user, history } = await renderApp(`${list}?sort=ADDED&page=6&dialog=delete&user=51`, {
      prepare: async ({ context }) => {
        const first = (await context.store.get('users', '1'))!;
        await context.store.commit([{ table: 'users', put: { ...first, id: '51', fullName: 'Last of All' } }]);
      },
    });
    await user.click(within(await confirm('Last of All')).getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(history.get().location.search).toBe('?sort=ADDED&page=5'));
    await waitFor(async () => expect(await userNames()).toHaveLength(10));
  });

  test('somebody who is gone already says why it cannot be done', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=delete&user=1`);
    const question = within(await confirm('Amara Okafor'));
    await deleteUser(gateway.context, '1');
    await user.click(question.getByRole('button', { name: 'Delete user' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/1/);
  });
});
