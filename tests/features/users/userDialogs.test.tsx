import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { deleteUser } from '#server/domain/users/userWrites';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { listStored, putStored, readStored, removeStored } from '../../support/stored';
import { allowClient, getMenu, storedUser, userNames, userRows } from './userPage';

const list = '/apps/user/list';
const newUser = () => screen.findByRole('dialog', { name: 'New user' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create and invite' }));

const fillIn = async (user: UserEvent, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await user.type(field(new RegExp(`^${name}`)), text);
};
const grace = { 'Full name': 'Grace Hopper', Email: 'grace@example.com' };

describe('New user', () => {
  test('is created in a dialog with its own URL, which then shows the link of the invitation', async () => {
    const { user, history, gateway } = await renderApp(list);
    await userRows();
    await user.click(screen.getByRole('button', { name: 'New user' }));
    expect(history.get().location.search).toBe('?dialog=create');
    await newUser();
    await waitFor(() => expect(field(/^Full name/)).toHaveFocus());
    // The list behind it has filters of the same names.
    const dialog = within(screen.getByRole('dialog'));
    await fillIn(user, grace);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Editor');
    await submit(user);
    const invited = within(await screen.findByRole('dialog', { name: '“Grace Hopper” is invited' }));
    const copy = invited.getByRole('button', { name: 'Copy link' });
    expect(copy).toHaveFocus();
    const link = invited.getByRole<HTMLInputElement>('textbox', { name: 'Invitation link' }).value;
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await axeViolations()).toEqual([]);
    await user.click(copy);
    expect(write).toHaveBeenCalledWith(link);
    const [email] = await listStored(gateway, 'mails', ({ to }) => to[0]?.email === 'grace@example.com');
    expect(email).toMatchObject({ folder: 'inbox', subject: 'You’re invited to Catalog Manager' });
    expect(email?.message).toContain(`href="${new URL(link).pathname}${new URL(link).search}"`);
    await user.click(invited.getByRole('button', { name: 'Done' }));
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(screen.getByText('1–10 of 53')).toBeVisible());
    expect(await screen.findByRole('button', { name: 'All users 53' })).toBeVisible();
    expect(await storedUser(gateway, '53')).toMatchObject({
      fullName: 'Grace Hopper',
      username: 'grace',
      email: 'grace@example.com',
      role: 'editor',
      currentPlan: 'basic',
      status: 'pending',
      avatar: null,
    });
  });

  test('requires a name and an email address, with errors at the fields', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, { Email: 'nowhere' });
    await submit(user);
    await waitFor(() => expect(field(/^Full name/)).toHaveAccessibleDescription('Enter a name.'));
    expect(field(/^Email/)).toHaveAccessibleDescription(/^Enter a valid email address/);
    expect(field(/^Full name/)).toHaveFocus();
    expect(await listStored(gateway, 'users')).toHaveLength(52);
  });

  test('is rejected at the field for an email already in use, and gets a free username', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=create`);
    await newUser();
    await fillIn(user, { 'Full name': 'Another Amara', Email: 'AMARA.OKAFOR@nigeria.example' });
    await submit(user);
    await waitFor(() =>
      expect(field(/^Email/)).toHaveAccessibleDescription(
        'This email address is already in use. Enter a different one.',
      ),
    );
    expect(field(/^Email/)).toHaveFocus();
    await user.clear(field(/^Email/));
    await fillIn(user, { Email: 'Amara.Okafor@example.com' });
    await submit(user);
    await screen.findByRole('dialog', { name: '“Another Amara” is invited' });
    expect(await storedUser(gateway, '53')).toMatchObject({ username: 'Amara.Okafor2' });
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
    expect(await screen.findByRole('dialog', { name: '“Grace Hopper” is invited' })).toBeVisible();
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
    await waitFor(async () => expect((await userNames())[1]).toBe('Anahera Te Whare'));
    await waitFor(() => expect(screen.getByText('1–10 of 51')).toBeVisible());
    expect(await screen.findByRole('button', { name: 'All users 51' })).toBeVisible();
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
    const { user, history } = await renderApp(`${list}?sort=ADDED&page=6&dialog=delete&user=53`, {
      prepare: async (gateway) => {
        const first = (await readStored(gateway, 'users', '1'))!;
        for (const id of ['51', '52']) await removeStored(gateway, 'users', id);
        await putStored(gateway, 'users', { ...first, id: '53', fullName: 'Last of All' });
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
