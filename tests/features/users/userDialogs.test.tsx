import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deleteUser } from '#server/domain/users/userWrites';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { listStored, putStored, readStored } from '../../support/stored';
import { allowClient, getMenu, storedUser, userNames, userRows } from './userPage';

const list = '/apps/user/list';
const newUser = () => screen.findByRole('dialog', { name: 'New user' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create user' }));

const fillIn = async (user: UserEvent, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await user.type(field(new RegExp(`^${name}`)), text);
};
const grace = { 'Full name': 'Grace Hopper', Username: 'grace', Email: 'grace@example.com' };

describe('New user', () => {
  test('is created in a dialog with its own URL and can be opened from the toast', async () => {
    const { user, history, gateway } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('button', { name: 'New user' }));
    expect(history.get().location.search).toBe('?dialog=create');
    await newUser();
    await waitFor(() => expect(field(/^Full name/)).toHaveFocus());
    // The list behind it has filters of the same names.
    const dialog = within(screen.getByRole('dialog'));
    await fillIn(user, { ...grace, Phone: '+1 555 0100', Company: 'Navy', Country: 'United States' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Maintainer');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Enterprise');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Active');
    await submit(user);
    await waitFor(() => expect(screen.getByText('“Grace Hopper” created')).toBeVisible());
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(screen.getByText('1–10 of 51')).toBeVisible());
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

  test('is a pending subscriber with the basic plan by default', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, grace);
    await user.keyboard('{Enter}');
    await screen.findByText('“Grace Hopper” created');
    expect(await storedUser(gateway, '51')).toMatchObject({
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'pending',
      company: '',
    });
  });

  test('requires a name, a username, and an email address, with errors at the fields', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, { Username: 'two words', Email: 'nowhere' });
    await submit(user);
    await waitFor(() => expect(field(/^Full name/)).toHaveAccessibleDescription('Enter a name.'));
    expect(field(/^Username/)).toHaveAccessibleDescription(/^Use 1 to 60 letters/);
    expect(field(/^Email/)).toHaveAccessibleDescription(/^Enter a valid email address/);
    expect(field(/^Full name/)).toHaveFocus();
    expect(await listStored(gateway, 'users')).toHaveLength(50);
  });

  test('is rejected at the fields for an email or username already in use', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, {
      'Full name': 'Another Amara',
      Username: 'AMARA.OKAFOR',
      Email: 'amara.okafor@nigeria.example',
    });
    await submit(user);
    await waitFor(() =>
      expect(field(/^Username/)).toHaveAccessibleDescription('This username is already in use. Enter a different one.'),
    );
    expect(field(/^Email/)).toHaveAccessibleDescription('This email address is already in use. Enter a different one.');
    expect(field(/^Username/)).toHaveFocus();
    await user.clear(field(/^Username/));
    await user.clear(field(/^Email/));
    await fillIn(user, { Username: 'amara2', Email: 'amara2@example.com' });
    await submit(user);
    await screen.findByText('“Another Amara” created');
    expect(await listStored(gateway, 'users')).toHaveLength(51);
  });

  test('keeps its values in the form if saving fails', async () => {
    const { user } = await renderApp(`${list}?dialog=create`);
    await userRowsBehind();
    await fillIn(user, grace);
    setReachable(false);
    await submit(user);
    const dialog = within(await newUser());
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Can’t reach the server, so nothing was saved/);
    expect(field(/^Full name/)).toHaveValue('Grace Hopper');
    setReachable(true);
    await submit(user);
    await waitFor(() => expect(screen.getByText('“Grace Hopper” created')).toBeVisible());
  });

  test('can be canceled with the button and with Escape', async () => {
    const { user, history } = await renderApp(list);
    await userRows();
    const button = screen.getByRole('button', { name: 'New user' });
    await user.click(button);
    await newUser();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    await user.click(button);
    await newUser();
    await user.keyboard('{Escape}');
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('has a dialog that passes axe and contains the errors', async () => {
    const { user } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await submit(user);
    await waitFor(() => expect(field(/^Full name/)).toBeInvalid());
    expect(await axeViolations()).toEqual([]);
  });

  test('cannot be created without the permission, even from the URL', async () => {
    await renderApp(`${list}?dialog=create`, { user: 'client', prepare: allowClient('read') });
    await userRows();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** The list behind an open dialog, where it is hidden from assistive technology. */
const userRowsBehind = async () => {
  await newUser();
  await waitFor(() => expect(document.querySelectorAll('tbody a')).toHaveLength(10));
};

describe('Delete user', () => {
  const confirm = (name: string) => screen.findByRole('alertdialog', { name: `Delete “${name}”?` });

  test('asks for confirmation with the name, then removes the user from the list and the totals', async () => {
    const { user, history, gateway } = await renderApp(list);
    await userRows();
    await user.click(await getMenu('Amara Okafor'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await confirm('Amara Okafor'));
    expect(history.get().location.search).toBe('?dialog=delete&user=1');
    expect(question.getByText(/You can’t undo this/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(screen.getByText('“Amara Okafor” deleted')).toBeVisible());
    await waitFor(async () => expect((await userNames())[0]).toBe('Anahera Te Whare'));
    await waitFor(() => expect(screen.getByText('1–10 of 49')).toBeVisible());
    expect(await screen.findByRole('button', { name: 'All users 49' })).toBeVisible();
    // The button that opened the dialog is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(history.get().location.search).toBe('');
    expect(await storedUser(gateway, '1')).toBeUndefined();
  });

  test('can be canceled', async () => {
    const { user, gateway, history } = await renderApp(`${list}?dialog=delete&user=1`);
    const question = within(await confirm('Amara Okafor'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    expect(await storedUser(gateway, '1')).toBeDefined();
    expect(history.get().location.search).toBe('');
  });

  test('shows the previous page after the last user of a page is deleted', async () => {
    const { user, history } = await renderApp(`${list}?sort=ADDED&page=6&dialog=delete&user=51`, {
      prepare: async (gateway) => {
        const first = (await readStored(gateway, 'users', '1'))!;
        await putStored(gateway, 'users', { ...first, id: '51', fullName: 'Last of All' });
      },
    });
    await user.click(within(await confirm('Last of All')).getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(history.get().location.search).toBe('?sort=ADDED&page=5'));
    await waitFor(async () => expect(await userNames()).toHaveLength(10));
  });

  test('shows the reason if the user no longer exists', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=delete&user=1`);
    const question = within(await confirm('Amara Okafor'));
    await deleteUser(gateway.context, '1');
    await user.click(question.getByRole('button', { name: 'Delete user' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/1/);
  });
});
