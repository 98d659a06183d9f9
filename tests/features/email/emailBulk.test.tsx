import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { keptEmail, emailsIn, newestIn, receive, rows } from './emailBoxPage';

/** Opens the inbox with two new emails at the top and selects both. */
const selectTwo = async (path = '/apps/email', list = 'Inbox') => {
  const app = await renderApp(path, {
    prepare: async (gateway) => {
      await receive(gateway, { subject: 'One' });
      await receive(gateway, { subject: 'Two', labels: ['company'] });
    },
  });
  const ids: string[] = [];
  const [first, second] = await rows(list);
  // Screen readers announce only what changes in a status that they know.
  const statuses = screen.getAllByRole('status');
  for (const row of [first!, second!]) {
    await app.user.click(within(row).getByRole('checkbox'));
    ids.push(within(row).getByRole('link').id.replace('mail-', ''));
  }
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(statuses).toContain(screen.getByText('2 selected'));
  const kept = () => Promise.all(ids.map((id) => keptEmail(app.gateway, id)));
  return { ...app, ids, kept };
};
const undo = async (title: string) => {
  const toast = await screen.findByRole('listitem', { name: title });
  return within(toast).getByRole('button', { name: 'Undo' });
};
const tool = (name: string) => screen.getByRole('button', { name });

describe('Selected emails', () => {
  test('are marked as read and unread again on undo', async () => {
    const { user, kept } = await selectTwo();
    await user.click(tool('Mark as read'));
    await waitFor(async () => expect((await kept()).map((email) => email?.isRead)).toEqual([true, true]));
    expect(tool('Mark as unread')).toBeVisible();
    await user.click(await undo('2 emails marked as read'));
    await waitFor(async () => expect((await kept()).map((email) => email?.isRead)).toEqual([false, false]));
  });

  test('are starred together', async () => {
    const { user, kept } = await selectTwo();
    await user.click(tool('Star'));
    await waitFor(async () => expect((await kept()).map((email) => email?.isStarred)).toEqual([true, true]));
    await user.click(tool('Remove star'));
    await waitFor(async () => expect((await kept()).map((email) => email?.isStarred)).toEqual([false, false]));
    await user.click(await undo('Star removed from 2 emails'));
    await waitFor(async () => expect((await kept()).map((email) => email?.isStarred)).toEqual([true, true]));
  });

  test('are moved to another folder and back on undo', async () => {
    const { user, kept } = await selectTwo();
    await user.click(tool('Move to'));
    expect(screen.queryByRole('menuitem', { name: 'Inbox' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Spam' }));
    await waitFor(async () => expect((await kept()).map((email) => email?.folder)).toEqual(['spam', 'spam']));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mara: Two/ })).not.toBeInTheDocument());
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    await user.click(await undo('2 emails moved to Spam'));
    expect(await screen.findByRole('link', { name: /Mara: Two/ })).toBeVisible();
    expect((await kept()).map((email) => email?.folder)).toEqual(['inbox', 'inbox']);
  });

  test('are moved to the trash and back on undo', async () => {
    const { user, kept } = await selectTwo();
    await user.click(tool('Delete'));
    await waitFor(async () => expect((await kept()).map((email) => email?.folder)).toEqual(['trash', 'trash']));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mara: Two/ })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Inbox' })).toHaveFocus();
    await user.click(await undo('2 emails moved to Trash'));
    await waitFor(async () => expect((await kept()).map((email) => email?.folder)).toEqual(['inbox', 'inbox']));
  });

  test('lose a label only if all have it', async () => {
    const { user, kept } = await selectTwo();
    await user.click(tool('Label'));
    const entry = await screen.findByRole('menuitemcheckbox', { name: 'Company' });
    expect(entry).toHaveAttribute('aria-checked', 'false');
    await user.click(entry);
    await waitFor(async () => expect((await kept()).map((email) => email?.labels)).toEqual([['company'], ['company']]));
    await waitFor(() => expect(entry).toHaveAttribute('aria-checked', 'true'));
    await user.click(entry);
    await waitFor(async () => expect((await kept()).map((email) => email?.labels)).toEqual([[], []]));
    await user.keyboard('{Escape}');
    await user.click(await undo('Label “Company” removed from 2 emails'));
    await waitFor(async () => expect((await kept()).map((email) => email?.labels)).toEqual([['company'], ['company']]));
  });

  test('include all or none of the page and are cleared on another page', async () => {
    const { user } = await selectTwo('/apps/email?perPage=10');
    const all = screen.getByRole('checkbox', { name: 'Select all emails on this page' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByText('10 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.queryByText('10 selected')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mara: Two/ })).toBeInTheDocument());
    await user.click(all);
    await user.click(tool('Clear selection'));
    expect(all).not.toBeChecked();
  });

  test('stay in place with an error if the change fails', async () => {
    const { user } = await selectTwo();
    setReachable(false);
    await user.click(tool('Mark as read'));
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    setReachable(true);
    expect(screen.getByRole('link', { name: 'Unread, Mara: Two' })).toBeVisible();
  });
});

describe('Trash', () => {
  const firstOfTrash = async () => {
    const app = await renderApp('/apps/email?view=TRASH');
    const email = await newestIn(app.gateway, 'trash');
    const [row] = await rows('Trash');
    await app.user.click(within(row!).getByRole('checkbox'));
    return { ...app, email };
  };

  test('restores emails', async () => {
    const { user, gateway, email } = await firstOfTrash();
    await user.click(tool('Restore'));
    await waitFor(async () => expect((await keptEmail(gateway, email.id))?.folder).not.toBe('trash'));
    await user.click(await undo('Restored'));
    await waitFor(async () => expect((await keptEmail(gateway, email.id))?.folder).toBe('trash'));
  });

  test('permanently deletes emails after confirmation', async () => {
    const { user, gateway, email } = await firstOfTrash();
    await user.click(tool('Delete permanently'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Permanently delete this email?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await keptEmail(gateway, email.id)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete permanently' }),
    );
    expect(await screen.findByRole('listitem', { name: 'Permanently deleted' })).toBeVisible();
    expect(await keptEmail(gateway, email.id)).toBeUndefined();
  });

  test('is emptied at once', async () => {
    const { user, gateway } = await renderApp('/apps/email?view=TRASH');
    await rows('Trash');
    await user.click(tool('Empty trash'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty trash' }));
    expect(await screen.findByRole('heading', { name: 'No emails in Trash' })).toBeVisible();
    expect(await emailsIn(gateway, 'trash')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Empty trash' })).not.toBeInTheDocument();
  });
});

test('deletes drafts permanently and does not offer to move them', async () => {
  const { user, gateway } = await renderApp('/apps/email?view=DRAFT');
  const draft = await newestIn(gateway, 'draft');
  await user.click(within((await rows('Drafts'))[0]!).getByRole('checkbox'));
  expect(screen.queryByRole('button', { name: 'Move to' })).not.toBeInTheDocument();
  await user.click(tool('Delete permanently'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(async () => expect(await keptEmail(gateway, draft.id)).toBeUndefined());
});
