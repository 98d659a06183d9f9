import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { link, log, menu } from './chatScreen';

const owner = async (gateway: Gateway) => (await listStored(gateway, 'chatProfileUsers'))[0];

const openOwn = async () => {
  const app = await renderApp('/apps/chat?contact=4');
  await app.user.click(await screen.findByRole('button', { name: 'Your profile, Online' }));
  return { ...app, profile: await screen.findByRole('dialog', { name: 'Your profile' }) };
};

describe('Contact profile', () => {
  test('is shown next to the conversation, stored in the URL, and follows the open contact', async () => {
    const { user, history } = await renderApp('/apps/chat?contact=1');
    const button = await screen.findByRole('button', { name: /^Profile of Mei/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(history.get().location.search).toBe('?contact=1&panel=contact');
    const panel = () => screen.getByRole('region', { name: 'Profile' });
    expect(panel()).toHaveTextContent('Product photographer');
    expect(panel()).toHaveTextContent('Light first, then the lens');
    expect(within(panel()).getByText('Online')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(await link(/Britta/));
    await waitFor(() => expect(panel()).toHaveTextContent('Händlerin, Wandergut Füssen'));
    await user.click(within(panel()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Profile of Britta Öhler' })).toHaveFocus();
    expect(history.get().location.search).toBe('?contact=4');
  });

  test('opens from the URL', async () => {
    await renderApp('/apps/chat?contact=10&panel=contact');
    expect(await screen.findByRole('region', { name: 'Profile' })).toHaveTextContent('Currently damp.');
  });
});

describe('Own profile', () => {
  test('saves the status immediately', async () => {
    const { user, gateway, history, profile } = await openOwn();
    expect(history.get().location.search).toBe('?contact=4&panel=own');
    expect(within(profile).getByRole('radio', { name: 'Online' })).toBeChecked();
    expect(await axeViolations()).toEqual([]);
    await user.click(within(profile).getByRole('radio', { name: 'Busy' }));
    expect(within(profile).getByRole('radio', { name: 'Busy' })).toBeChecked();
    await waitFor(async () => expect(await owner(gateway)).toMatchObject({ status: 'busy' }));
    await user.keyboard('{Escape}');
    const button = await screen.findByRole('button', { name: 'Your profile, Busy' });
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('saves each of the two switches immediately', async () => {
    const { user, gateway, profile } = await openOwn();
    const twoStep = within(profile).getByRole('switch', { name: 'Two-step verification' });
    expect(twoStep).toBeChecked();
    expect(within(profile).getByText('This demo saves these settings, but doesn’t use them.')).toBeVisible();
    await user.click(within(profile).getByRole('switch', { name: 'Notifications' }));
    await waitFor(async () =>
      expect(await owner(gateway)).toMatchObject({
        settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
      }),
    );
    await user.click(twoStep);
    await waitFor(async () =>
      expect(await owner(gateway)).toMatchObject({
        status: 'online',
        settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
      }),
    );
    expect(twoStep).not.toBeChecked();
  });

  test('reverts a change that fails and shows the error', async () => {
    const { user, gateway, profile } = await openOwn();
    failCalls('ChatProfileUserUpdate');
    await user.click(within(profile).getByRole('radio', { name: 'Away' }));
    await waitFor(() => expect(screen.getByText('Couldn’t save your profile')).toBeVisible());
    await waitFor(() => expect(within(profile).getByRole('radio', { name: 'Online' })).toBeChecked());
    expect(await owner(gateway)).toMatchObject({ status: 'online' });
  });

  test('saves the About text with a button', async () => {
    const { user, gateway, profile } = await openOwn();
    const about = within(profile).getByRole('textbox', { name: 'About you' });
    expect(within(profile).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.clear(about);
    await user.type(about, ' At sea. ');
    await user.click(within(profile).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Profile saved')).toBeVisible());
    expect(await owner(gateway)).toMatchObject({ about: 'At sea.', status: 'online' });
    await waitFor(() => expect(about).toHaveValue('At sea.'));
    expect(about).toHaveFocus();
    expect(within(profile).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('shows the server error for a text that is too long at the field and discards the text', async () => {
    const { user, gateway, profile } = await openOwn();
    const about = within(profile).getByRole('textbox', { name: 'About you' });
    const before = (await owner(gateway))?.about;
    await user.click(about);
    await user.paste('x'.repeat(10_001));
    await user.click(within(profile).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(profile).getByText('Use 10000 characters or fewer.')).toBeVisible());
    expect(about).toBeInvalid();
    expect(about).toHaveFocus();
    await user.click(within(profile).getByRole('button', { name: 'Discard' }));
    expect(about).toHaveValue(before);
    expect(about).toHaveFocus();
    expect((await owner(gateway))?.about).toBe(before);
  });

  test('shows other errors above the field', async () => {
    const { user, profile } = await openOwn();
    failCalls('ChatProfileUserUpdate');
    await user.type(within(profile).getByRole('textbox', { name: 'About you' }), ' And maps.');
    await user.click(within(profile).getByRole('button', { name: 'Save' }));
    expect(await within(profile).findByRole('alert')).toHaveTextContent(/server/);
  });

  test('asks for confirmation before unsaved text is lost', async () => {
    const { user, history, profile } = await openOwn();
    const about = within(profile).getByRole('textbox', { name: 'About you' });
    await user.type(about, ' And maps.');
    history.push('/apps/chat');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await dialogClosed('dialog');
    expect(about).toHaveValue('Keeps the outdoor range in order, from the first tent to the last sock. And maps.');
    await user.click(within(profile).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await dialogClosed();
    expect(await log('Britta Öhler')).toBeVisible();
    await user.click(menu('Jobs'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  });
});
