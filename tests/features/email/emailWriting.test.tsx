import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { holdCalls } from '../../support/failingServer';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { changeEmail, keptEmail, letClients, emailsIn, newestIn, receive } from './emailBoxPage';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByRole(['To', 'Cc', 'Bcc'].includes(name) ? 'combobox' : 'textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

const writeNew = async (options: RenderAppOptions = {}) => {
  const app = await renderApp('/apps/email', options);
  await app.user.click(await screen.findByRole('link', { name: 'New email' }));
  await dialog('New email');
  await waitFor(() => expect(field('To')).toHaveFocus());
  return app;
};

/** Opens a reply to an email that has just arrived. */
const answer = async (name: 'Reply' | 'Reply all' | 'Forward', email: Parameters<typeof receive>[1] = {}) => {
  let id = '';
  const app = await renderApp('/apps/email', {
    prepare: async (gateway) => {
      ({ id } = await receive(gateway, email));
    },
  });
  app.history.push(`/apps/email?email=${id}`);
  await app.user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('dialog');
  await screen.findByRole('button', { name: 'Send' });
  return { ...app, id };
};
const chips = () => screen.getAllByRole('button', { name: / Remove / }).map((each) => each.textContent);

describe('New email', () => {
  test('goes to all recipients and can then be viewed', async () => {
    const { user, history, gateway } = await writeNew();
    await user.type(field('To'), 'Mei <mei@example.com>, jo@example.com{Enter}');
    await user.click(press('Add Cc and Bcc'));
    expect(field('Cc')).toHaveFocus();
    await user.type(field('Cc'), 'cc@example.com;');
    await user.type(field('Bcc'), 'bcc@example.com');
    await user.type(field('Subject'), 'Spring');
    await user.type(field('Message'), 'Dear <all>,{Enter}{Enter}one{Enter}two');
    expect(await axeViolations()).toEqual([]);
    await user.click(press('Send'));
    const toast = await screen.findByRole('listitem', { name: 'Email sent' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const sent = await newestIn(gateway, 'sent');
    expect(sent).toMatchObject({
      to: [
        { name: 'Mei', email: 'mei@example.com' },
        { name: 'jo@example.com', email: 'jo@example.com' },
      ],
      cc: [{ email: 'cc@example.com' }],
      bcc: [{ email: 'bcc@example.com' }],
      subject: 'Spring',
      message: '<p>Dear &lt;all&gt;,</p><p>one<br>two</p>',
    });
    await user.click(within(toast).getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Spring' })).toBeVisible();
    expect(history.get().location.search).toBe(`?view=SENT&email=${sent.id}`);
  });

  test('suggests known people and adds each email address once', async () => {
    const { user, gateway } = await writeNew();
    const email = await newestIn(gateway, 'inbox');
    await waitFor(() =>
      expect(document.querySelector(`option[value="${email.from.name} <${email.from.email}>"]`)).not.toBeNull(),
    );
    await user.type(field('To'), 'jo@example.com,JO@example.com,mei@example.com,');
    expect(chips()).toEqual(['jo@example.com', 'mei@example.com']);
    await user.click(press('jo@example.com Remove jo@example.com'));
    expect(chips()).toEqual(['mei@example.com']);
    expect(field('To')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('button', { name: / Remove / })).not.toBeInTheDocument();
  });

  test('finds a known person by part of the name', async () => {
    const { user } = await answer('Reply', { from: { name: 'Ödön Żak', email: 'odon@example.com', avatar: null } });
    await waitFor(() => expect(document.querySelector('option[value="Ödön Żak <odon@example.com>"]')).not.toBeNull());
    await user.click(press('Ödön Żak Remove Ödön Żak'));
    await user.type(field('To'), 'odon z{Enter}');
    expect(screen.getByTitle('Ödön Żak <odon@example.com>')).toBeVisible();
    // Nearly every address contains this, so that no one is meant.
    await user.type(field('To'), 'example,');
    expect(chips().at(-1)).toBe('example');
  });

  test('is not sent without recipients, without content, or to an invalid email address', async () => {
    const { user, gateway } = await writeNew();
    const before = (await emailsIn(gateway, 'sent')).length;
    await user.click(press('Send'));
    await waitFor(() => expect(screen.getByText('Add at least one recipient.')).toBeVisible());
    expect(screen.getByText('Add a subject or message.')).toBeVisible();
    expect(field('To')).toHaveFocus();
    expect(field('To')).toHaveAttribute('aria-invalid', 'true');
    await user.type(field('To'), 'nobody');
    await user.type(field('Subject'), 'x');
    await user.click(press('Send'));
    await waitFor(() => expect(screen.getByText('nobody isn’t a valid email address.')).toBeVisible());
    await user.type(field('To'), 'no one,');
    await user.click(press('Send'));
    await waitFor(() => expect(screen.getByText('nobody and no one aren’t valid email addresses.')).toBeVisible());
    expect(await emailsIn(gateway, 'sent')).toHaveLength(before);
  });

  test('shows server errors at its fields', async () => {
    const { user } = await writeNew();
    await user.type(field('To'), 'jo@example.com,');
    await user.click(field('Subject'));
    await user.paste('x'.repeat(10_001));
    await user.click(press('Send'));
    await waitFor(() => expect(screen.getByText('Use 10000 characters or fewer.')).toBeVisible());
    expect(field('Subject')).toHaveFocus();
  });

  test('shows other errors above the form and keeps its content', async () => {
    const { user } = await writeNew();
    await user.type(field('To'), 'jo@example.com,');
    await user.type(field('Subject'), 'Spring');
    setReachable(false);
    await user.click(press('Send'));
    expect(await within(await dialog('New email')).findByRole('alert')).toBeVisible();
    setReachable(true);
    expect(field('Subject')).toHaveValue('Spring');
    await user.click(press('Send'));
    expect(await screen.findByRole('listitem', { name: 'Email sent' })).toBeVisible();
  });

  test('is sent on Ctrl+Enter from the message and the recipient fields', async () => {
    const { user, gateway } = await writeNew();
    await user.type(field('Message'), 'Hello');
    await user.type(field('To'), 'jo@example.com{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('listitem', { name: 'Email sent' })).toBeVisible();
    expect(await newestIn(gateway, 'sent')).toMatchObject({
      message: '<p>Hello</p>',
      to: [{ email: 'jo@example.com' }],
    });
    await user.click(screen.getByRole('link', { name: 'New email' }));
    await dialog('New email');
    await user.type(field('To'), 'mei@example.com,');
    await user.type(field('Message'), 'Again{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await newestIn(gateway, 'sent')).message).toBe('<p>Again</p>'));
  });

  test('is not sent on Enter in single-line fields', async () => {
    const { user, gateway } = await writeNew();
    const before = (await emailsIn(gateway, 'sent')).length;
    await user.type(field('To'), 'jo@example.com{Enter}');
    await user.type(field('Subject'), 'Spring{Enter}');
    expect(press('Send')).not.toHaveAttribute('aria-disabled', 'true');
    expect(await emailsIn(gateway, 'sent')).toHaveLength(before);
  });

  test('includes attachments', async () => {
    const { user, gateway } = await writeNew();
    const file = new File(['a,b'], 'prices.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [file, new File(['x'], 'two.txt')]);
    await user.click(await screen.findByRole('button', { name: 'two.txt Remove two.txt' }));
    expect(press('Attach files')).toHaveFocus();
    await user.type(field('To'), 'jo@example.com,');
    await waitFor(() => expect(press('Send')).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(press('Send'));
    await screen.findByRole('listitem', { name: 'Email sent' });
    const { attachments } = await newestIn(gateway, 'sent');
    expect(attachments).toMatchObject([{ fileName: 'prices.csv', url: expect.stringMatching(/^\/files\//), bytes: 3 }]);
  });
});

describe('During an upload', () => {
  const attach = async () => {
    const app = await writeNew();
    const arrive = holdCalls('/files/');
    await app.user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), new File(['a'], 'a.csv'));
    expect(await screen.findByRole('progressbar', { name: 'Uploading a.csv' })).toBeVisible();
    return { ...app, arrive };
  };

  test('an email can be neither sent nor closed', async () => {
    const { user, arrive } = await attach();
    for (const name of ['Send', 'Save draft']) expect(press(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Close'));
    arrive();
    expect(await screen.findByRole('button', { name: 'a.csv Remove a.csv' })).toBeVisible();
    await user.click(press('Close'));
    expect(await screen.findByRole('listitem', { name: 'Draft saved' })).toBeVisible();
  });

  test('an email can be discarded', async () => {
    const { user, gateway, arrive } = await attach();
    const before = (await emailsIn(gateway, 'draft')).length;
    await user.click(press('Discard'));
    await dialogClosed();
    arrive();
    expect(await emailsIn(gateway, 'draft')).toHaveLength(before);
  });
});

describe('Draft', () => {
  test('is saved when the dialog is closed and can be continued later', async () => {
    const { user, gateway } = await writeNew();
    const before = (await emailsIn(gateway, 'draft')).length;
    await user.type(field('Subject'), 'Half');
    await user.type(field('Message'), 'One{Enter}{Enter}two');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('listitem', { name: 'Draft saved' })).toBeVisible();
    await dialogClosed();
    expect(await emailsIn(gateway, 'draft')).toHaveLength(before + 1);
    await user.click(screen.getByRole('link', { name: /^Drafts/ }));
    await user.click(await screen.findByRole('link', { name: 'No recipients: Half' }));
    await dialog('Draft');
    await waitFor(() => expect(field('Message')).toHaveValue('One\n\ntwo'));
    await user.type(field('To'), 'jo@example.com,');
    await user.click(press('Send'));
    await screen.findByRole('listitem', { name: 'Email sent' });
    expect(await emailsIn(gateway, 'draft')).toHaveLength(before);
  });

  test('is saved when navigating back or elsewhere', async () => {
    const { user, history, gateway } = await writeNew();
    await user.type(field('Subject'), 'Half');
    history.push('/jobs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    expect((await newestIn(gateway, 'draft')).subject).toBe('Half');
  });

  test('is saved once with its button and on closing', async () => {
    const { user, gateway } = await writeNew();
    const before = (await emailsIn(gateway, 'draft')).length;
    await user.type(field('Subject'), 'Half');
    await user.click(press('Save draft'));
    const note = await screen.findByText('Draft saved');
    await user.type(field('Subject'), ' done');
    expect(note).toBeEmptyDOMElement();
    await user.click(press('Close'));
    await dialogClosed();
    const drafts = await emailsIn(gateway, 'draft');
    expect(drafts).toHaveLength(before + 1);
    expect(drafts[0]).toMatchObject({ subject: 'Half done' });
  });

  test('that is not saved yet survives a reload', async () => {
    const { user } = await writeNew();
    await user.type(field('To'), 'jo@example.com,');
    await user.type(field('Subject'), 'Half');
    cleanup();
    const reloaded = await renderApp('/apps/email?write=new');
    await dialog('New email');
    expect(chips()).toEqual(['jo@example.com']);
    expect(field('Subject')).toHaveValue('Half');
    await reloaded.user.click(press('Close'));
    await dialogClosed();
    expect(await newestIn(reloaded.gateway, 'draft')).toMatchObject({ subject: 'Half' });
    await reloaded.user.click(screen.getByRole('link', { name: 'New email' }));
    await dialog('New email');
    expect(field('Subject')).toHaveValue('');
  });

  test('keeps the dialog open if saving fails', async () => {
    const { user, history } = await writeNew();
    await user.type(field('To'), 'nobody,');
    await user.click(press('Close'));
    await waitFor(() => expect(screen.getByText(/^nobody isn’t a valid email address\./)).toBeVisible());
    expect(history.get().location.search).toBe('?write=new');
    await user.click(press('Discard'));
    await dialogClosed();
  });

  test('is not created without content', async () => {
    const { user, gateway } = await writeNew();
    const before = (await emailsIn(gateway, 'draft')).length;
    await user.click(press('Close'));
    await dialogClosed();
    expect(await emailsIn(gateway, 'draft')).toHaveLength(before);
    expect(screen.getByRole('link', { name: 'New email' })).toHaveFocus();
  });

  test('is discarded and restored on undo', async () => {
    const { user, history, gateway } = await renderApp('/apps/email?view=DRAFT', {
      prepare: async (each) => changeEmail(each, (await newestIn(each, 'draft')).id, { subject: 'Half' }),
    });
    const draft = await newestIn(gateway, 'draft');
    await user.click(await screen.findByRole('link', { name: /: Half$/ }));
    await dialog('Draft');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const toast = await screen.findByRole('listitem', { name: 'Draft discarded' });
    expect(await keptEmail(gateway, draft.id)).toBeUndefined();
    await dialogClosed();
    await waitFor(() => expect(screen.queryByRole('link', { name: /: Half$/ })).not.toBeInTheDocument());
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /: Half$/ })).toBeVisible();
    expect(history.get().location.search).toBe('?view=DRAFT');
  });

  test('shows a message if it was already sent', async () => {
    await renderApp('/apps/email?view=DRAFT&draft=99999');
    const writer = await dialog('Draft');
    expect(await within(writer).findByRole('heading', { name: 'This draft no longer exists' })).toBeVisible();
  });
});

describe('Reply', () => {
  test('shows a message if the email no longer exists', async () => {
    await renderApp('/apps/email?email=99999&write=reply');
    const writer = await dialog('Reply');
    expect(await within(writer).findByRole('heading', { name: 'This email no longer exists' })).toBeVisible();
  });

  test('goes to the sender, stays with the email, and quotes it', async () => {
    const { user, gateway, id } = await answer('Reply', { message: '<p>Hello <b>Ada</b></p>' });
    expect(chips()).toEqual(['Mara']);
    expect(field('Subject')).toHaveValue('Re: Spring prices');
    await waitFor(() => expect(field('Message')).toHaveFocus());
    await user.type(field('Message'), 'Thank you');
    await user.click(press('Send'));
    await screen.findByRole('listitem', { name: 'Email sent' });
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: /^Email from/ }).at(-1)).toHaveTextContent('Thank you'),
    );
    const reply = (await keptEmail(gateway, id))?.replies[0];
    expect(reply?.to).toEqual([{ name: 'Mara', email: 'mara@example.com' }]);
    expect(reply?.message).toMatch(
      /^<p>Thank you<\/p><blockquote cite="\/apps\/email\?email=\d+"><p>On .*, Mara wrote:<\/p><p>Hello <b>Ada<\/b><\/p><\/blockquote>$/,
    );
  });

  test('to all leaves out the user', async () => {
    await answer('Reply all', {
      to: [
        { name: 'Ada', email: 'ADMIN@demo.com' },
        { name: 'Jo', email: 'jo@example.com' },
      ],
      cc: [{ name: 'Mei', email: 'mei@example.com' }],
    });
    expect(chips()).toEqual(['Mara', 'Jo', 'Mei']);
  });

  test('to all is offered only if there are several recipients', async () => {
    await answer('Reply');
    expect(screen.queryByRole('link', { name: 'Reply all', hidden: true })).not.toBeInTheDocument();
  });

  test('is not saved without changes', async () => {
    const { user, gateway } = await answer('Reply');
    const before = (await emailsIn(gateway, 'draft')).length;
    await user.click(press('Close'));
    await dialogClosed();
    expect(await emailsIn(gateway, 'draft')).toHaveLength(before);
  });

  test('is still a reply when continued from a draft', async () => {
    const { user, gateway, history, id } = await answer('Reply');
    await user.type(field('Message'), 'Later');
    await user.click(press('Close'));
    await dialogClosed();
    const draft = await newestIn(gateway, 'draft');
    expect(draft.replyToId).toBe(id);
    history.push(`/apps/email?view=DRAFT&draft=${draft.id}`);
    await dialog('Draft');
    await waitFor(() => expect(field('Message')).toHaveValue('Later'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await keptEmail(gateway, id))?.replies[0]?.message).toContain('Mara wrote:'));
  });

  test('forwards an email with its attachments to someone else', async () => {
    const { user, gateway } = await answer('Forward', {
      attachments: [
        { fileName: 'tent.svg', thumbnail: '/media/scene-svg', url: '/media/demo-tent-forest', size: '1 KB' },
      ],
    });
    expect(field('Subject')).toHaveValue('Fwd: Spring prices');
    expect(chips()).toEqual(['tent.svg']);
    await user.type(field('To'), 'jo@example.com,');
    await user.click(press('Send'));
    await screen.findByRole('listitem', { name: 'Email sent' });
    const sent = await newestIn(gateway, 'sent');
    expect(sent.attachments.map(({ fileName }) => fileName)).toEqual(['tent.svg']);
    expect(sent.message).toContain('From: Mara &lt;mara@example.com&gt;');
    expect(sent.message).toContain('<p>Hello Ada</p>');
  });
});

test('allows attaching files but not discarding a saved draft with only the permission to write emails', async () => {
  const { user, history } = await writeNew({
    user: 'client',
    prepare: (gateway) => letClients(gateway, 'read', 'create'),
  });
  expect(press('Discard')).toBeVisible();
  await user.upload(screen.getByLabelText('Attach files', { selector: 'input' }), new File(['a'], 'a.csv'));
  expect(await screen.findByRole('button', { name: 'a.csv Remove a.csv' })).toBeVisible();
  await user.type(field('Subject'), 'Half');
  await user.click(press('Save draft'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument());
  expect(history.get().location.search).toBe('?write=new');
});
