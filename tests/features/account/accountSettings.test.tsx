import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { saveAccountGeneral } from '#server/domain/account/saveGeneral';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { calls, setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';
import { readStored } from '../../support/stored';

const address = '/pages/account-settings';
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const save = (user: UserEvent) => user.click(button('Save'));
const account = (gateway: Gateway) => readStored(gateway, 'authUsers', '1');
const settings = (gateway: Gateway) => readStored(gateway, 'accountSettings', '1');
const bar = (name: string) => screen.findByRole('button', { name: `Account of ${name}` });

const open = async (tab = '', options: RenderAppOptions = {}) => {
  const app = await renderApp(tab ? `${address}?tab=${tab}` : address, options);
  await screen.findByRole('button', { name: tab === 'password' ? 'Change password' : 'Save' });
  return app;
};

const replace = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name));
  if (text) await user.type(await field(name), text);
};

describe('General settings', () => {
  test('start with the stored values', async () => {
    await open();
    expect(await field('Full name')).toHaveValue('Ada Lindqvist');
    expect(await field('Username')).toHaveValue('admin');
    expect(await field('Email')).toHaveValue('admin@demo.com');
    expect(await field('Company')).toHaveValue('Norrsken Outdoor AB');
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  });

  test('save the name and show it in the top bar at once', async () => {
    const { user, gateway } = await open();
    await replace(user, 'Full name', '  Ada Berg ');
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
    expect(await bar('Ada Berg')).toBeVisible();
    expect(await account(gateway)).toMatchObject({ fullName: 'Ada Berg', username: 'admin' });
    expect(await field('Full name')).toHaveValue('Ada Berg');
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  });

  test('keep changes made elsewhere to other fields', async () => {
    const { user, gateway } = await open();
    await replace(user, 'Company', 'Berg AB');
    const account = (await readStored(gateway, 'authUsers', '1'))!;
    await saveAccountGeneral({ ...gateway.context, user: account }, { fullName: 'Ada Berg' });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
    expect(await field('Full name')).toHaveValue('Ada Berg');
    expect(await settings(gateway)).toMatchObject({ company: 'Berg AB' });
  });

  test('show missing, invalid, and taken values at their fields', async () => {
    const { user } = await open();
    await replace(user, 'Full name', '');
    await replace(user, 'Email', 'nowhere');
    await save(user);
    await waitFor(async () => expect(await field('Full name')).toHaveAccessibleDescription('Enter a name.'));
    expect(await field('Email')).toHaveAccessibleDescription(/^Enter a valid email address/);
    expect(calls).not.toContain('AccountGeneralUpdate');
    await replace(user, 'Full name', 'Ada');
    await replace(user, 'Username', 'client');
    await replace(user, 'Email', 'client@demo.com');
    await save(user);
    await waitFor(async () => expect(await field('Username')).toHaveAccessibleDescription(/already in use/));
    expect(await field('Email')).toHaveAccessibleDescription(/This email is already in use\./);
    expect(await bar('Ada Lindqvist')).toBeVisible();
  });

  test('keep the values if the server cannot be reached', async () => {
    const { user } = await open();
    await replace(user, 'Company', 'Berg AB');
    setReachable(false);
    await save(user);
    await waitFor(() => expect(within(screen.getByRole('main')).getByText(/so nothing was saved/)).toBeVisible());
    expect(await field('Company')).toHaveValue('Berg AB');
    setReachable(true);
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
  });

  test('ask before unsaved changes are lost, also by another tab', async () => {
    const { user, history } = await open();
    await replace(user, 'Company', 'Berg AB');
    await user.click(screen.getByRole('tab', { name: 'Password' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(await field('Company')).toHaveValue('Berg AB');
    await user.click(button('Discard'));
    expect(await field('Company')).toHaveValue('Norrsken Outdoor AB');
    await user.click(screen.getByRole('tab', { name: 'Password' }));
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toBeVisible());
    expect(history.get().location.search).toBe('?tab=password');
  });
});

describe('Profile image', () => {
  const png = (name: string, type = 'image/png') =>
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)], name, { type });
  const fileInput = () => screen.getByLabelText<HTMLInputElement>('Upload image', { selector: 'input' });

  test('is saved once uploaded, shown in the top bar, and can be removed', async () => {
    const { user, gateway } = await open();
    await user.upload(fileInput(), png('ada.png'));
    await waitFor(() => expect(screen.getByText('Profile image saved')).toBeVisible());
    const { avatar } = (await account(gateway))!;
    expect(avatar).not.toBe('/media/avatar-ada-lindqvist');
    await waitFor(async () =>
      expect((await bar('Ada Lindqvist')).querySelector('img')?.getAttribute('src')).toContain(avatar),
    );
    await user.click(button('Remove image'));
    await waitFor(() => expect(screen.getByText('Profile image removed')).toBeVisible());
    expect((await account(gateway))?.avatar).toBeNull();
    await waitFor(() => expect(button('Remove image')).toHaveAttribute('aria-disabled', 'true'));
  });

  test('is refused if it is no image, before and after the upload', async () => {
    await open();
    const { default: userEvent } = await import('@testing-library/user-event');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(fileInput(), png('list.pdf', 'application/pdf'));
    await waitFor(() => expect(screen.getByText(/“list.pdf” isn’t a supported image/)).toBeVisible());
    await anyFile.upload(fileInput(), new File(['<html>'], 'fake.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByText(/"fake.png" isn’t a supported image/)).toBeVisible());
  });

  test('stays if removing fails', async () => {
    const { user } = await open();
    const mend = failCalls('AccountGeneralUpdate');
    await user.click(button('Remove image'));
    await waitFor(() => expect(screen.getByText('Couldn’t remove the image')).toBeVisible());
    expect(button('Remove image')).not.toHaveAttribute('aria-disabled', 'true');
    mend();
  });
});

describe('Password', () => {
  const fill = async (user: UserEvent, current: string, next: string) => {
    await user.clear(screen.getByLabelText(/^Current password/));
    if (current) await user.type(screen.getByLabelText(/^Current password/), current);
    await user.clear(screen.getByLabelText(/^New password/));
    if (next) await user.type(screen.getByLabelText(/^New password/), next);
  };

  test('is changed with the current one, and its strength is shown', async () => {
    const { user, gateway } = await open('password');
    const before = await account(gateway);
    expect(screen.getByText(/You haven’t changed it yet\./)).toBeVisible();
    await fill(user, 'admin', 'lantern-orbit-velvet-42');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'Strong.');
    expect(await axeViolations()).toEqual([]);
    await user.click(button('Change password'));
    await waitFor(() => expect(screen.getByText('Password changed. Other devices are signed out.')).toBeVisible());
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
    await waitFor(() => expect(screen.getByText(/Last changed/)).toBeVisible());
    expect((await account(gateway))?.passwordHash).not.toBe(before?.passwordHash);
  });

  test('is refused if a password is missing, wrong, or the same', async () => {
    const { user } = await open('password');
    await fill(user, 'wrong', '');
    await user.click(button('Change password'));
    await waitFor(() => expect(screen.getByText('Enter a password.')).toBeVisible());
    await fill(user, 'wrong', 'seven77');
    await user.click(button('Change password'));
    await waitFor(() => expect(screen.getByText('Use 8 characters or more.')).toBeVisible());
    await fill(user, 'wrong words', 'wrong words');
    await user.click(button('Change password'));
    await waitFor(() => expect(screen.getByText('Enter a password that differs from the current one.')).toBeVisible());
    await fill(user, 'wrong', 'lantern-orbit');
    await user.click(button('Change password'));
    await waitFor(() => expect(screen.getByText('The current password is incorrect.')).toBeVisible());
  });

  test('can be revealed', async () => {
    const { user } = await open('password');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(screen.getByLabelText(/^Current password/)).toHaveAttribute('type', 'text');
    expect(button('Hide password')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('Personal details', () => {
  test('are saved, and removed if left blank', async () => {
    const { user, gateway } = await open('info');
    expect(await axeViolations()).toEqual([]);
    await replace(user, 'About you', 'مرحبا');
    await user.type(screen.getByLabelText('Date of birth'), '1990-04-27');
    await replace(user, 'Website', '');
    await replace(user, 'Phone', '+46 8 111 222');
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
    expect(await settings(gateway)).toMatchObject({
      bio: 'مرحبا',
      dob: '1990-04-27',
      website: '',
      phone: '+46 8 111 222',
      country: 'Sweden',
    });
  });

  test('show invalid values at their fields', async () => {
    const { user } = await open('info');
    await user.type(screen.getByLabelText('Date of birth'), '2990-04-27');
    await replace(user, 'Website', 'example.com');
    await replace(user, 'Phone', 'call me');
    await save(user);
    await waitFor(async () => expect(await field('Website')).toHaveAccessibleDescription(/^Enter a URL/));
    expect(await field('Phone')).toHaveAccessibleDescription(/^Enter a phone number/);
    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(/in the future/);
    expect(calls).not.toContain('AccountInfoUpdate');
  });
});

describe('Social links and connections', () => {
  test('are saved and removed', async () => {
    const { user, gateway } = await open('social');
    expect(await axeViolations()).toEqual([]);
    await replace(user, 'Quora', 'nowhere');
    await save(user);
    await waitFor(async () => expect(await field('Quora')).toHaveAccessibleDescription(/^Enter a URL/));
    await replace(user, 'Quora', 'https://quora.example/ada');
    await replace(user, 'Twitter', '');
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
    expect((await settings(gateway))?.socialLinks).toMatchObject({
      QUORA: 'https://quora.example/ada',
      TWITTER: '',
      LINKEDIN: 'https://linkedin.example/in/ada-lindqvist',
    });
  });

  test('connect with a name, disconnect, and undo', async () => {
    const { user, gateway } = await open('social');
    await user.click(button('Connect to GitHub'));
    const dialog = await screen.findByRole('dialog', { name: 'Connect to GitHub' });
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(within(dialog).getByText('Enter your account name on that network.')).toBeVisible());
    await user.type(within(dialog).getByRole('textbox'), 'ada');
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(screen.getByText('Connected to GitHub')).toBeVisible());
    await user.click(await screen.findByRole('button', { name: 'Disconnect from GitHub' }));
    await waitFor(() => expect(screen.getByText('Disconnected from GitHub')).toBeVisible());
    expect((await settings(gateway))?.connections.GITHUB).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Disconnect from GitHub' })).toBeVisible();
    expect((await settings(gateway))?.connections.GITHUB?.name).toBe('ada');
  });
});

describe('Email preferences', () => {
  test('are saved together', async () => {
    const { user, gateway } = await open('notifications');
    expect(screen.getByText('This demo saves your choices, but doesn’t send these emails.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Blog digest' }));
    await user.click(screen.getByRole('switch', { name: /comments on my article/ }));
    await save(user);
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible());
    expect((await settings(gateway))?.notifications).toMatchObject({
      blogDigest: true,
      commentOnArticle: false,
      followMe: true,
    });
  });
});

describe('Account permissions', () => {
  test('hide the buttons without the permission to change settings', async () => {
    const prepare = (gateway: Gateway) => grantClientAbilities(gateway, { AccountSettings: ['read'] });
    await renderApp(address, { user: 'client', prepare });
    expect(await field('Full name')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload image' })).not.toBeInTheDocument();
  });

  test('lead from the account menu to the settings', async () => {
    const { user, history } = await renderApp('/catalogs');
    await user.click(await bar('Ada Lindqvist'));
    await user.click(await screen.findByRole('menuitem', { name: 'Account settings' }));
    await waitFor(() => expect(history.get().location.pathname).toBe(address));
    expect(await field('Full name')).toBeVisible();
  });
});
