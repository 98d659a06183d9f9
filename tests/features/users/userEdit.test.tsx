import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deleteUser, updateUser } from '#server/domain/users/userWrites';
import { dialogClosed } from '../../support/dialogClosed';
import { holdCalls } from '../../support/failingServer';
import { calls, setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { addOddUser, allowClient, storedUser } from './userPage';

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const open = async (id = '1', options: RenderAppOptions = {}) => {
  const app = await renderApp(`/apps/user/edit/${id}`, options);
  await field('Full name');
  return app;
};
const replace = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name));
  if (text) await user.type(await field(name), text);
};

describe('User form', () => {
  test('starts with the stored values', async () => {
    await open();
    expect(await field('Full name')).toHaveValue('Amara Okafor');
    expect(await field('Username')).toHaveValue('amara.okafor');
    expect(await field('Email')).toHaveValue('amara.okafor@nigeria.example');
    expect(await field('Phone')).toHaveValue('+234 1 555 0142');
    expect(await field('Company')).toHaveValue('Lagoon Textiles');
    expect(await field('Country')).toHaveValue('Nigeria');
    expect(await field('Image')).toHaveValue('/media/avatar-amara-okafor');
    const choices = within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Administrator',
      'Maintainer',
      'Editor',
      'Author',
      'Reviewer',
      'Viewer',
      'Subscriber',
      'Client',
    ]);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/apps/user/view/1');
  });

  test('saves every field and then opens the user', async () => {
    const { user, history, gateway } = await open();
    await replace(user, 'Full name', '  Amara Eze ');
    await replace(user, 'Username', 'amara.eze');
    await replace(user, 'Email', 'amara@example.com');
    await replace(user, 'Phone', '');
    await replace(user, 'Company', 'Eze & Co');
    await replace(user, 'Country', 'Ghana');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Editor');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Standard');
    await save(user);
    await waitFor(() => expect(screen.getByText('“Amara Eze” saved')).toBeVisible());
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Eze' })).toBeVisible();
    expect(history.get()).toMatchObject({ location: { pathname: '/apps/user/view/1' }, action: 'REPLACE' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await storedUser(gateway, '1')).toMatchObject({
      fullName: 'Amara Eze',
      username: 'amara.eze',
      email: 'amara@example.com',
      contact: '',
      company: 'Eze & Co',
      country: 'Ghana',
      role: 'editor',
      currentPlan: 'team',
      avatar: '/media/avatar-amara-okafor',
    });
  });

  test('keeps changes by others to other fields', async () => {
    const { user, gateway } = await open();
    await replace(user, 'Company', 'Eze & Co');
    await updateUser(gateway.context, '1', { country: 'Togo' });
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('“Amara Okafor” saved');
    expect(await storedUser(gateway, '1')).toMatchObject({ company: 'Eze & Co', country: 'Togo' });
  });

  test('shows errors at the fields for missing, invalid, and duplicate values', async () => {
    const { user, gateway } = await open();
    await replace(user, 'Full name', '');
    await replace(user, 'Email', 'nowhere');
    await replace(user, 'Image', 'javascript:alert(1)');
    await save(user);
    await waitFor(async () => expect(await field('Full name')).toHaveAccessibleDescription('Enter a name.'));
    expect(await field('Email')).toHaveAccessibleDescription(/^Enter a valid email address/);
    expect(await field('Image')).toHaveAccessibleDescription(/^Enter a URL that starts with https/);
    expect(calls).not.toContain('UserUpdate');
    await replace(user, 'Full name', 'Amara Eze');
    await replace(user, 'Image', '');
    await replace(user, 'Username', 'deniz.y');
    await replace(user, 'Email', 'chiara.b@italy.example');
    await save(user);
    await waitFor(async () =>
      expect(await field('Username')).toHaveAccessibleDescription(
        'This username is already in use. Enter a different one.',
      ),
    );
    expect(await field('Email')).toHaveAccessibleDescription(
      'This email address is already in use. Enter a different one.',
    );
    expect(await field('Username')).toHaveFocus();
    expect((await storedUser(gateway, '1'))?.fullName).toBe('Amara Okafor');
  });

  test('shows the reason if saving fails and keeps the values as long as the user exists', async () => {
    const { user, gateway } = await open();
    await replace(user, 'Company', 'Eze & Co');
    setReachable(false);
    await save(user);
    await waitFor(() => expect(within(screen.getByRole('main')).getByText(/so nothing was saved/)).toBeVisible());
    expect(await field('Company')).toHaveValue('Eze & Co');
    setReachable(true);
    await deleteUser(gateway.context, '1');
    await save(user);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  });

  test('keeps values that are unknown to the app', async () => {
    const { user, gateway } = await open('53', { prepare: addOddUser });
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('–');
    await replace(user, 'Email', 'odd@example.com');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Standard');
    await save(user);
    await screen.findByText('“Odd One” saved');
    expect(await storedUser(gateway, '53')).toMatchObject({
      email: 'odd@example.com',
      role: 'janitor',
      currentPlan: 'team',
      status: 'asleep',
    });
  });
});

describe('Leaving the form', () => {
  test('asks for confirmation with unsaved changes', async () => {
    const { user, history } = await open();
    await replace(user, 'Company', 'Eze & Co');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await dialogClosed();
    expect(await field('Company')).toHaveValue('Eze & Co');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/user/view/1'));
    await waitFor(() => expect(screen.getByText('Lagoon Textiles')).toBeVisible());
  });

  test('does not ask without changes', async () => {
    const { user, history } = await open();
    await user.type(await field('Company'), 'x{Backspace}');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/user/view/1'));
  });
});

describe('User image', () => {
  const png = (name: string, type = 'image/png') =>
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)], name, { type });
  const fileInput = () => screen.getByLabelText<HTMLInputElement>('Upload image', { selector: 'input' });

  test('is set by URL or removed', async () => {
    const { user, gateway } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(await field('Image')).toHaveValue('');
    // The button stays and keeps the focus.
    expect(screen.getByRole('button', { name: 'Remove image' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Remove image' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(await field('Image'), 'https://pictures.example/amara.jpg');
    const picture = document.querySelector('img[src="https://pictures.example/amara.jpg"]');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    await save(user);
    await screen.findByText('“Amara Okafor” saved');
    expect((await storedUser(gateway, '1'))?.avatar).toBeNull();
  });

  test('is uploaded from a file and then served by the gateway', async () => {
    const { user, gateway } = await open();
    await user.upload(fileInput(), png('amara.png'));
    await waitFor(async () => expect(await field('Image')).not.toHaveValue('/media/avatar-amara-okafor'));
    await save(user);
    await screen.findByText('“Amara Okafor” saved');
    const { avatar } = (await storedUser(gateway, '1'))!;
    const served = await gateway.handle(new Request(new URL(avatar!, 'http://localhost')));
    expect(served?.headers.get('content-type')).toBe('image/png');
  });

  test('blocks saving during an upload', async () => {
    const { user, gateway } = await open();
    const release = holdCalls('PictureCreate');
    await user.upload(fileInput(), png('amara.png'));
    expect(await screen.findByRole('progressbar', { name: /amara\.png/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(await field('Company'), '!{Enter}');
    expect(calls).not.toContain('UserUpdate');
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await save(user);
    await screen.findByText('“Amara Okafor” saved');
    expect((await storedUser(gateway, '1'))?.avatar).not.toBe('/media/avatar-amara-okafor');
  });

  test('rejects other files with an error', async () => {
    await open();
    // The browser's file dialog offers only images, but other files can be dropped on it.
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.setup({ applyAccept: false }).upload(fileInput(), png('list.pdf', 'application/pdf'));
    await waitFor(() => expect(screen.getByText(/“list.pdf” isn’t a supported image/)).toBeVisible());
    expect(await field('Image')).toHaveValue('/media/avatar-amara-okafor');
  });
});

describe('User permissions', () => {
  test('hide the upload without the permission to upload images', async () => {
    await open('1', { user: 'client', prepare: allowClient('read', 'update') });
    expect(screen.queryByRole('button', { name: 'Upload image' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove image' })).toBeVisible();
  });

  test('hide the form without the permission to edit users', async () => {
    const { history } = await renderApp('/apps/user/edit/1', { user: 'client', prepare: allowClient('read') });
    await waitFor(() => expect(history.get().location.pathname).toBe('/misc/not-authorized'));
  });
});
