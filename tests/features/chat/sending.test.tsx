import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { failCalls } from '../../support/failingServer';
import { field, link, getList, log, menu, namesIn, stored } from './chatScreen';

const siobhan = 'Siobhán Byrne';

const getTexts = async (...[gateway, id]: Parameters<typeof stored>) =>
  (await stored(gateway, id))?.messages.map(({ message }) => message);

describe('Message field', () => {
  test('sends on Enter and adds a line on Shift+Enter', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const messages = await log(siobhan);
    await user.type(await field(siobhan), 'Saturday{Shift>}{Enter}{/Shift}at nine?{Enter}');
    await waitFor(() => expect(within(messages).getByText(/Saturday\s+at nine\?/)).toBeVisible());
    expect(await field(siobhan)).toHaveValue('');
    expect(await field(siobhan)).toHaveFocus();
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('Saturday\nat nine?'));
    expect(await link(/Siobhán/)).toHaveTextContent('You: Saturday at nine?');
    expect(await namesIn('Chats')).toHaveProperty('0', siobhan);
  });

  test('shows URLs in messages as links', async () => {
    const { user } = await renderApp('/apps/chat?contact=6');
    await user.click(await field(siobhan));
    await user.paste('Book at https://sea.example/swim?day=sat&n=2, or javascript:alert(1).\n<b>http://</b>');
    await user.keyboard('{Enter}');
    const link = await within(await log(siobhan)).findByRole('link');
    expect(link).toHaveTextContent(/^https:\/\/sea\.example\/swim\?day=sat&n=2$/);
    expect(link).toHaveAttribute('href', 'https://sea.example/swim?day=sat&n=2');
    expect(link.parentElement).toHaveTextContent(
      'Book at https://sea.example/swim?day=sat&n=2, or javascript:alert(1). <b>http://</b>',
    );
  });

  test('sends with its button and shows each message once', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const messages = await log(siobhan);
    for (const text of ['One.', 'Two.', 'Three.']) {
      await user.type(await field(siobhan), text);
      await user.click(screen.getByRole('button', { name: 'Send' }));
    }
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.slice(-3)).toEqual(['One.', 'Two.', 'Three.']));
    await waitFor(() => expect(within(messages).queryByText('Sending…')).not.toBeInTheDocument());
    for (const text of ['One.', 'Two.', 'Three.']) expect(within(messages).getAllByText(text)).toHaveLength(1);
  });

  test('adds each message to the log once, so that screen readers announce it once', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const messages = await log(siobhan);
    await user.type(await field(siobhan), 'One.');
    const added: string[] = [];
    const observer = new MutationObserver((changes) =>
      added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))),
    );
    observer.observe(messages, { childList: true, subtree: true });
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('One.'));
    expect(await within(messages).findByText('One.')).toBeVisible();
    await waitFor(() => expect(within(messages).queryByText('Sending…')).not.toBeInTheDocument());
    observer.disconnect();
    expect(added.filter((text) => text.includes('One.'))).toHaveLength(1);
  });

  test('ignores Enter while an input method editor is composing', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const before = await getTexts(gateway, '6');
    await user.type(await field(siobhan), 'にほんご');
    fireEvent.keyDown(await field(siobhan), { key: 'Enter', isComposing: true });
    expect(await field(siobhan)).toHaveValue('にほんご');
    expect(await getTexts(gateway, '6')).toEqual(before);
    await user.keyboard('{Enter}');
    expect(await field(siobhan)).toHaveValue('');
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('にほんご'));
  });

  test('rejects an empty message', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const before = await getTexts(gateway, '6');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(await field(siobhan), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await field(siobhan)).toHaveValue('   ');
    expect(await getTexts(gateway, '6')).toEqual(before);
  });

  test('rejects a message that is too long with an error', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const before = await getTexts(gateway, '6');
    await user.click(await field(siobhan));
    await user.paste('x'.repeat(100_001));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Use 100,000 characters or fewer. This message has 100,001.',
    );
    await user.keyboard('{Enter}');
    expect(await field(siobhan)).toBeInvalid();
    expect(await getTexts(gateway, '6')).toEqual(before);
  });

  test('keeps unsent text for each contact, also when leaving the page or reloading it', async () => {
    const { user } = await renderApp('/apps/chat?contact=6');
    await user.type(await field(siobhan), 'Half a sent');
    await user.click(await link(/Britta/));
    expect(await field('Britta Öhler')).toHaveValue('');
    await user.type(await field('Britta Öhler'), 'Komma');
    await user.click(await link(/Siobhán/));
    expect(await field(siobhan)).toHaveValue('Half a sent');
    await user.click(menu('Jobs'));
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    await user.click(screen.getByRole('button', { name: 'Apps' }));
    await user.click(menu('Chat'));
    expect(await link(/Siobhán/)).toHaveTextContent('Draft: Half a sent');
    await user.click(await link(/Britta/));
    expect(await field('Britta Öhler')).toHaveValue('Komma');

    cleanup();
    const reloaded = await renderApp('/apps/chat?contact=6');
    expect(await field(siobhan)).toHaveValue('Half a sent');
    expect(await link(/Britta/)).toHaveTextContent('Draft: Komma');
    await reloaded.user.clear(await field(siobhan));
    await reloaded.user.click(await link(/Britta/));
    expect(await link(/Siobhán/)).toHaveTextContent('You: Saturday at eight.');
  });
});

describe('First message', () => {
  test('creates a chat with the contact', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=11');
    await waitFor(() => expect(screen.getByText('Send Aino Virtanen the first message.')).toBeVisible());
    await user.type(await field('Aino Virtanen'), 'Hello Aino!{Enter}');
    expect(await within(await log('Aino Virtanen')).findByText('Hello Aino!')).toBeVisible();
    expect(screen.queryByText('No messages yet')).not.toBeInTheDocument();
    await waitFor(async () => expect(await getTexts(gateway, '11')).toEqual(['Hello Aino!']));
    expect(await namesIn('Chats')).toHaveProperty('0', 'Aino Virtanen');
    expect(within(await getList('Other contacts')).queryByRole('link', { name: /Aino/ })).not.toBeInTheDocument();
  });
});

describe('Failed message', () => {
  const fail = async () => {
    const app = await renderApp('/apps/chat?contact=6');
    const messages = await log(siobhan);
    const restore = failCalls('ChatMessageSend');
    await app.user.type(await field(siobhan), 'Will this arrive?{Enter}');
    expect(await within(messages).findByRole('alert')).toHaveTextContent(/^Not sent\. Can’t reach the server/);
    restore();
    return { ...app, messages };
  };

  test('stays, shows the reason, and can be sent again', async () => {
    const { user, gateway, messages } = await fail();
    expect(within(messages).getByText('Will this arrive?')).toBeVisible();
    expect(await link(/Siobhán/)).toHaveTextContent('Not sent: Will this arrive?');
    await user.click(await link(/Britta/));
    await user.click(await link(/Siobhán/));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('Will this arrive?'));
    await waitFor(async () =>
      expect(within(await log(siobhan)).queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument(),
    );
    expect(within(await log(siobhan)).getAllByText('Will this arrive?')).toHaveLength(1);
    expect(await link(/Siobhán/)).toHaveTextContent('You: Will this arrive?');
  });

  test('stays when the page is reloaded', async () => {
    await fail();
    cleanup();
    const { user, gateway } = await renderApp('/apps/chat?contact=6');
    const messages = within(await log(siobhan));
    expect(await messages.findByRole('alert')).toHaveTextContent(/^Not sent\. Can’t reach the server/);
    await user.click(messages.getByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('Will this arrive?'));
    cleanup();
    await renderApp('/apps/chat?contact=6');
    await log(siobhan);
    expect(screen.queryByText('Will this arrive?')).not.toBeInTheDocument();
  });

  test('can be deleted', async () => {
    const { user, gateway, messages } = await fail();
    const before = await getTexts(gateway, '6');
    await user.click(within(messages).getByRole('button', { name: 'Delete' }));
    expect(within(messages).queryByText('Will this arrive?')).not.toBeInTheDocument();
    expect(messages).toHaveFocus();
    expect(await link(/Siobhán/)).toHaveTextContent('The big flask.');
    expect(await getTexts(gateway, '6')).toEqual(before);
  });

  test('does not block the next one', async () => {
    const { user, gateway, messages } = await fail();
    await user.type(await field(siobhan), 'And this?{Enter}');
    await waitFor(async () => expect((await getTexts(gateway, '6'))?.at(-1)).toBe('And this?'));
    expect(within(messages).getByRole('button', { name: 'Send again' })).toBeVisible();
  });
});
