import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { receiveMessage } from '#server/domain/chat/sendChatMessage';
import { axeViolations } from '../../support/axeViolations';
import { calls } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';
import { field, link, listening, log, scrollLog, stored } from './chatScreen';

const britta = 'Britta Öhler';

describe('Conversation', () => {
  test('opens from the list, appears in the URL, and focuses its field', async () => {
    const { user, history } = await renderApp('/apps/chat');
    await user.click(await link(/Britta/));
    expect(history.get().location.search).toBe('?contact=4');
    expect(await link(/Britta/)).toHaveAttribute('aria-current', 'true');
    expect(await within(await log(britta)).findByText('Punkt oder Komma?')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: britta })).toBeVisible();
    expect(screen.getByText('Away · Händlerin, Wandergut Füssen')).toBeVisible();
    await waitFor(async () => expect(await field(britta)).toHaveFocus());
    expect(await axeViolations()).toEqual([]);
    expect(document.title).toBe('Britta Öhler – Chat – Catalog Manager');
    await act(async () => history.go(-1));
    await waitFor(() => expect(screen.getByText('Select a conversation')).toBeVisible());
    expect(document.title).toBe('Chat – Catalog Manager');
  });

  test('groups messages by day and sender, each group with its time', async () => {
    await renderApp('/apps/chat?contact=1');
    const messages = await log('Mei Tanaka 田中 芽衣');
    const days = await within(messages).findAllByRole('group');
    expect(days.length).toBeGreaterThan(1);
    expect(days.at(-1)).toHaveAccessibleName(/Today|Yesterday/);
    const said = Array.from(messages.querySelectorAll('p'), ({ textContent }) => textContent);
    expect(said[0]).toMatch(/^You \d+:\d\d/);
    expect(said[1]).toBe('Are the new tent pictures the final ones?');
    expect(said.at(-2)).toMatch(/^Mei Tanaka 田中 芽衣 \d+:\d\d/);
    // Two messages within five minutes share a time.
    const first = said.indexOf('Ada, two colors are swapped in the file: Forest and Moss.');
    expect(said[first + 1]).toBe('The pictures are right, but the SKUs aren’t.');
  });

  test('shows the latest messages of a long conversation, and earlier ones on request', async () => {
    const { user } = await renderApp('/apps/chat?contact=4', {
      prepare: async (gateway) => {
        const chat = (await readStored(gateway, 'chats', '4'))!;
        const messages = Array.from({ length: 250 }, (_, at) => ({
          message: `Message ${at + 1}`,
          time: new Date(Date.now() - (250 - at) * 60_000).toISOString(),
          senderId: '4',
        }));
        await putStored(gateway, 'chats', { ...chat, messages });
      },
    });
    const first = async () => within(await log(britta)).getAllByText(/^Message \d+$/)[0]?.textContent;
    const earlier = () => screen.queryByRole('button', { name: 'Show earlier messages' });
    expect(await within(await log(britta)).findByText('Message 250')).toBeVisible();
    expect(await first()).toBe('Message 151');
    await user.click(earlier()!);
    expect(await first()).toBe('Message 51');
    expect(await log(britta)).toHaveFocus();
    await user.click(earlier()!);
    expect(await first()).toBe('Message 1');
    expect(earlier()).not.toBeInTheDocument();
    expect(within(await log(britta)).getByText('Message 250')).toBeVisible();
  });

  test('marks messages as read on opening: in the list, in the store, and in the notifications', async () => {
    const { user, gateway } = await renderApp('/apps/chat');
    expect(await link(/Mei/)).toHaveTextContent('3 new messages');
    const bell = await screen.findByRole('button', { name: /Notifications, \d+ unread/ });
    const unread = bell.getAttribute('aria-label') ?? bell.textContent;
    await user.click(await link(/Mei/));
    await waitFor(async () => expect(await stored(gateway, '1')).toMatchObject({ unseenMsgs: 0 }));
    expect(await link(/Mei/)).not.toHaveTextContent('new message');
    await waitFor(() => expect(bell.getAttribute('aria-label') ?? bell.textContent).not.toBe(unread));
    await user.click(await link(/Kwame/));
    expect(await link(/Mei/)).not.toHaveTextContent('new message');
  });

  test.each(['999', 'nobody'])('shows a message for an unknown contact (%s) with a link back', async (id) => {
    const { user, history } = await renderApp(`/apps/chat?contact=${id}`);
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to all chats' }));
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(screen.getByText('Select a conversation')).toBeVisible());
  });
});

describe('Incoming message', () => {
  test('appears in the open conversation and counts as read', async () => {
    const { gateway } = await renderApp('/apps/chat?contact=2');
    const messages = await log('Kwame Asante');
    await listening();
    await receiveMessage(gateway.context, '2', 'The stoves are here.');
    await waitFor(() => expect(within(messages).getByText('The stoves are here.')).toBeVisible());
    expect(await link(/Kwame/)).not.toHaveTextContent('new message');
    await waitFor(async () => expect(await stored(gateway, '2')).toMatchObject({ unseenMsgs: 0 }));
    // The log is announced, not the list.
    expect(screen.queryByText(/new message.* from Kwame/)).not.toBeInTheDocument();
  });

  test('stays unread while another tab is in front', async () => {
    const { gateway } = await renderApp('/apps/chat?contact=2');
    const messages = await log('Kwame Asante');
    await listening();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    calls.length = 0;
    await receiveMessage(gateway.context, '2', 'Are you there?');
    await within(messages).findByText('Are you there?');
    expect(await stored(gateway, '2')).toMatchObject({ unseenMsgs: 1 });
    expect(calls).not.toContain('Conversation');
    state.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await stored(gateway, '2')).toMatchObject({ unseenMsgs: 0 }));
  });
});

describe('Scroll position', () => {
  test('starts and stays at the end', async () => {
    const { gateway } = await renderApp('/apps/chat?contact=2');
    const messages = await log('Kwame Asante');
    await listening();
    scrollLog(messages, { to: 690 });
    Object.defineProperty(messages, 'scrollHeight', { configurable: true, value: 1100 });
    await receiveMessage(gateway.context, '2', 'The stoves are here.');
    await within(messages).findByText('The stoves are here.');
    expect(messages.scrollTop).toBe(1100);
    expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  });

  test('is kept when reading older messages, with a button to show new ones', async () => {
    const { user, gateway } = await renderApp('/apps/chat?contact=2');
    const messages = await log('Kwame Asante');
    await listening();
    await act(async () => scrollLog(messages, { to: 100 }));
    await receiveMessage(gateway.context, '2', 'The stoves are here.');
    await receiveMessage(gateway.context, '2', 'All of them.');
    await user.click(await screen.findByRole('button', { name: '2 new messages' }));
    expect(messages.scrollTop).toBe(1000);
    expect(messages).toHaveFocus();
    await act(async () => scrollLog(messages, { to: 700 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument());
  });

  test('returns to the end when a message is sent', async () => {
    const { user } = await renderApp('/apps/chat?contact=6');
    const messages = await log('Siobhán Byrne');
    await act(async () => scrollLog(messages, { to: 100 }));
    await user.type(await field('Siobhán Byrne'), 'See you!{Enter}');
    await within(messages).findByText('See you!');
    expect(messages.scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  });
});
