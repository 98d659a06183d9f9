import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { forgotPassword } from '#server/domain/auth/passwordReset';
import { axeViolations } from '../../support/axeViolations';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { changeEmail, keptEmail, emailsIn, newestIn, receive, getRow, rows } from './emailBoxPage';

const subject = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** Opens the app with an email that has just arrived. */
const atEmail = async (email: Parameters<typeof receive>[1] = {}) => {
  let id = '';
  const app = await renderApp('/apps/email', {
    prepare: async (gateway) => {
      ({ id } = await receive(gateway, email));
    },
  });
  app.history.push(`/apps/email?email=${id}`);
  await subject('Spring prices');
  return { ...app, id };
};

describe('Open email', () => {
  test('opens on Enter, is marked as read, and closes on Escape', async () => {
    const { user, history, gateway } = await renderApp('/apps/email', {
      prepare: async (each) => void (await receive(each)),
    });
    const link = within(await getRow(/Spring prices/)).getByRole('link');
    link.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await subject('Spring prices')).toHaveFocus());
    await waitFor(async () => expect((await newestIn(gateway, 'inbox')).isRead).toBe(true));
    expect(document.title).toBe('Spring prices – Email – Catalog Manager');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Mara: Spring prices' })).toHaveFocus();
    expect(document.title).toBe('Email – Catalog Manager');
    expect(history.get().location.search).toBe('');
  });

  test('closes with its button and returns to the list as it was', async () => {
    const { user, history } = await renderApp('/apps/email?label=COMPANY&email=1');
    await user.click(await screen.findByRole('button', { name: 'Back to Inbox' }));
    expect(history.get().location.search).toBe('?label=COMPANY');
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('does not take the focus from its navigation buttons', async () => {
    const { user } = await atEmail();
    const sent = screen.getByRole('link', { name: 'Sent' });
    await user.click(sent);
    await rows('Sent');
    expect(sent).toHaveFocus();
  });

  test('shows the sender and the recipients', async () => {
    await atEmail({ cc: [{ name: 'Jo', email: 'jo@example.com' }] });
    const email = screen.getByRole('region', { name: 'Email from Mara' });
    for (const text of ['mara@example.com', 'To Ada Lindqvist', 'Cc Jo', 'Hello Ada']) {
      expect(email).toHaveTextContent(text);
    }
    expect(email).not.toHaveTextContent('Bcc');
    expect(await axeViolations()).toEqual([]);
  });

  test('shows its replies as a thread, oldest first', async () => {
    const { history, gateway } = await renderApp('/apps/email');
    const email = (await emailsIn(gateway, 'inbox')).find(({ replies }) => replies.length > 1);
    history.push(`/apps/email?email=${email!.id}`);
    await subject(email!.subject);
    const regions = screen.getAllByRole('region', { name: /^Email from/ });
    expect(regions.map((region) => within(region).getByRole('heading', { level: 3 }).textContent)).toEqual(
      [email!, ...email!.replies].map(({ from }) => from.name),
    );
  });

  test('is found in any folder and shows which one', async () => {
    const { history, gateway } = await renderApp('/apps/email');
    const email = await newestIn(gateway, 'trash');
    history.push(`/apps/email?email=${email.id}`);
    await subject(email.subject);
    expect(within(screen.getByRole('article')).getByText('Trash')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  test('shows a message if it no longer exists', async () => {
    const { user } = await renderApp('/apps/email?email=99999');
    expect(await screen.findByRole('heading', { name: 'This email no longer exists' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    const [, button] = screen.getAllByRole('button', { name: 'Back to Inbox' });
    await user.click(button!);
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('links to the older and newer emails across all folders', async () => {
    const { user, history } = await renderApp('/apps/email?email=2');
    const previous = await screen.findByRole('button', { name: 'Previous email (older)' });
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(previous);
    await waitFor(() => expect(history.get().location.search).toBe('?email=1'));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    expect(previous).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next email (newer)' }));
    await waitFor(() => expect(history.get().location.search).toBe('?email=2'));
  });
});

describe('Actions of an open email', () => {
  test('mark it as unread and close it', async () => {
    const { user, gateway, id } = await atEmail();
    await waitFor(async () => expect((await keptEmail(gateway, id))?.isRead).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByRole('link', { name: 'Unread, Mara: Spring prices' })).toBeVisible();
    expect((await keptEmail(gateway, id))?.isRead).toBe(false);
  });

  test('delete it and restore it', async () => {
    const { user, gateway, id } = await atEmail();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByRole('listitem', { name: 'Moved to Trash' });
    expect((await keptEmail(gateway, id))?.folder).toBe('trash');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Mara: Spring prices/ })).toBeVisible();
  });

  test('permanently delete it from the trash and close it', async () => {
    const { user, history, gateway, id } = await atEmail();
    await changeEmail(gateway, id, { folder: 'trash' });
    history.push('/apps/email?view=TRASH');
    await user.click(await screen.findByRole('link', { name: /Mara: Spring prices/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete permanently' }),
    );
    await waitFor(() => expect(history.get().location.search).toBe('?view=TRASH'));
    expect(await keptEmail(gateway, id)).toBeUndefined();
  });

  test('add labels and a star and keep it open', async () => {
    const { user } = await atEmail();
    await user.click(screen.getByRole('button', { name: 'Label' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Important' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(screen.getByRole('article')).getByText('Important')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Star “Spring prices”' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Star “Spring prices”' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Spring prices' })).toBeVisible();
  });

  test('download attachments with stored content', async () => {
    const { user } = await atEmail({
      attachments: [
        { fileName: 'tent.svg', thumbnail: '/media/scene-svg', url: '/media/demo-tent-forest', size: '1 KB' },
        { fileName: 'lost.pdf', thumbnail: '/media/scene-pdf', url: null, size: '' },
      ],
    });
    const files = screen.getByRole('list', { name: 'Attachments' });
    expect(files).toHaveTextContent('lost.pdf');
    expect(within(files).getAllByRole('button')).toHaveLength(1);
    await user.click(within(files).getByRole('button', { name: 'Download tent.svg' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['tent.svg']));
    expect(await downloads[0]!.text()).toContain('<svg');
  });

  test('call no other host for the images and attachments of an email', async () => {
    const avatar = 'https://spy.example/face.png';
    const { user } = await atEmail({
      from: { name: 'Mara', email: 'mara@example.com', avatar },
      attachments: [
        { fileName: 'a.pdf', thumbnail: 'https://spy.example/a.png', url: 'https://spy.example/a.pdf', size: '' },
        { fileName: 'b.pdf', thumbnail: '//spy.example/b.png', url: '/\\spy.example/b.pdf', size: '' },
      ],
    });
    expect(screen.getByRole('list', { name: 'Attachments' })).toHaveTextContent(/a\.pdf.*b\.pdf/);
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('spy.example');
    await user.keyboard('{Escape}');
    await rows();
    expect(document.body.innerHTML).not.toContain('spy.example');
  });

  test('show an error for an attachment that cannot be loaded', async () => {
    const { user } = await atEmail({
      attachments: [{ fileName: 'gone.pdf', thumbnail: '/media/scene-pdf', url: '/files/404', size: '' }],
    });
    await user.click(screen.getByRole('button', { name: 'Download gone.pdf' }));
    await waitFor(() => expect(screen.getByText('Couldn’t download the file')).toBeVisible());
    expect(downloads).toEqual([]);
  });
});

describe('Text of an email', () => {
  test('runs no scripts and does not report that it was read', async () => {
    const attack = vi.fn();
    Object.assign(window, { attack });
    await atEmail({
      message:
        '<p onclick="attack()">Hello</p><script>attack()</script><img src="https://spy.example/p.gif" alt="A spy">' +
        '<img src="/media/demo-tent-forest" alt="A tent"><a href="javascript:attack()">Win</a>' +
        '<a href="https://shop.example/">Shop</a><table background="https://spy.example/t.gif"><tr><td>x</td></tr></table>' +
        '<form action="https://spy.example"><input name="pin"></form>',
    });
    const email = screen.getByRole('region', { name: 'Email from Mara' });
    expect(email.innerHTML).not.toMatch(/script|onclick|spy\.example|<form|<input/);
    expect(within(email).getByRole('img', { name: 'A tent' })).toHaveAttribute(
      'src',
      `${window.location.origin}/media/demo-tent-forest`,
    );
    expect(within(email).getByText('Win')).not.toHaveAttribute('href');
    const shop = within(email).getByRole('link', { name: 'Shop' });
    expect(shop).toHaveAttribute('target', '_blank');
    expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
    within(email).getByText('Hello').click();
    expect(attack).not.toHaveBeenCalled();
  });

  test.each(['/jobs', `${window.location.origin}/jobs`])(
    'opens a page of the app from the link %s',
    async (address) => {
      const { user, history } = await atEmail({ message: `<p><a href="${address}">The jobs</a></p>` });
      await user.click(screen.getByRole('link', { name: 'The jobs' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
      expect(history.get().location.pathname).toBe('/jobs');
    },
  );

  test('can be missing', async () => {
    await atEmail({ message: '' });
    expect(screen.getByText('This email has no text.')).toBeVisible();
  });

  test('hides quoted text until it is expanded', async () => {
    await atEmail({
      message: '<p>Yes.</p><blockquote cite="/apps/email?email=1"><p>Mei wrote:</p><p>Really?</p></blockquote>',
    });
    const email = screen.getByRole('region', { name: 'Email from Mara' });
    expect(within(email).getByText('Really?').closest('details')).not.toHaveAttribute('open');
    expect(within(email).getByText('Quoted email')).toBeVisible();
  });
});

test('opens the password reset link from an email', async () => {
  const { user, history } = await renderApp('/apps/email', {
    prepare: async ({ context }) => void (await forgotPassword(context, { email: 'client@demo.com' })),
  });
  await user.click(await screen.findByRole('link', { name: /Reset your password/ }));
  await user.click(await screen.findByRole('link', { name: 'Reset your password' }));
  await waitFor(() => expect(history.get().location.pathname).toBe('/pages/reset-password-v1'));
  expect(history.get().location.search).toMatch(/^\?token=\w+$/);
  await waitFor(() => expect(screen.getByLabelText('New password')).toBeVisible());
});

test('marks an open draft as such and offers to continue writing', async () => {
  const { user, history, gateway } = await renderApp('/apps/email');
  const draft = await newestIn(gateway, 'draft');
  history.push(`/apps/email?email=${draft.id}`);
  await waitFor(() => expect(screen.getByText('This email is a draft and hasn’t been sent.')).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Reply' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Continue writing' }));
  expect(await screen.findByRole('dialog', { name: 'Draft' })).toBeVisible();
});
