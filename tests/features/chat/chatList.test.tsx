import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { receiveMessage } from '#server/domain/chat/sendChatMessage';
import { calls, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';
import { link, listening, getList, log, namesIn, people, stored } from './chatScreen';

describe('Chat list', () => {
  test('shows the chats, newest first, followed by the other contacts by name', async () => {
    await renderApp('/apps/chat');
    expect(await namesIn('Chats')).toEqual([
      'Mei Tanaka 田中 芽衣',
      'Kwame Asante',
      'نور حداد',
      'Britta Öhler',
      '李文清',
      'Siobhán Byrne',
    ]);
    const contacts = await namesIn('Other contacts');
    expect(contacts.slice(0, 2)).toEqual(['Aino Virtanen', 'João Siqueira']);
    expect(contacts).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    expect(screen.getByText('Select a conversation')).toBeVisible();
  });

  test('shows the last message, its time, the number of new messages, and the status for each chat', async () => {
    await renderApp('/apps/chat');
    const mei = await link(/Mei Tanaka/);
    expect(mei).toHaveTextContent('I’ve emailed you both');
    expect(mei).toHaveTextContent('Online');
    expect(mei).toHaveTextContent('3 new messages');
    expect(within(mei).getByRole('time')).toHaveAttribute('datetime');
    expect(await link(/Siobhán/)).toHaveTextContent('You: Saturday at eight. The big flask.');
    expect(await link(/Siobhán/)).not.toHaveTextContent('new message');
    expect(await link(/Aino/)).toHaveTextContent('Busy · Quality, Rovaniemi');
  });

  test('searches names and roles without accents and keeps the search in the URL', async () => {
    const { user, history } = await renderApp('/apps/chat');
    await people();
    const search = screen.getByRole('searchbox', { name: 'Search people' });
    await user.type(search, 'siobhan');
    await waitFor(async () => expect(await namesIn('Chats')).toEqual(['Siobhán Byrne']));
    expect(screen.getByText('1 result')).toHaveRole('status');
    expect(screen.queryByRole('list', { name: 'Other contacts' })).not.toBeInTheDocument();
    expect(history.get().location.search).toBe('?q=siobhan');
    await user.clear(search);
    await user.type(search, 'tester rain');
    await waitFor(async () => expect(await namesIn('Other contacts')).toEqual(['Ravi Krishnan']));
  });

  test('shows an empty state for a search without matches, with a button to clear it', async () => {
    const { user } = await renderApp('/apps/chat?q=zebra');
    await waitFor(() => expect(screen.getByText('No name or role contains “zebra”.')).toBeVisible());
    expect(screen.getByText('No results')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(await namesIn('Chats')).toHaveLength(6);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('offers to try again if loading fails', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', { name: 'Apps' }));
    setReachable(false);
    await user.click(screen.getByRole('link', { name: 'Chat' }));
    await waitFor(() => expect(screen.getByText('Couldn’t load')).toBeVisible());
    setReachable(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await getList('Chats')).toBeVisible();
  });
});

describe('Incoming messages', () => {
  test('are counted in the list, move their chat to the top, and are announced', async () => {
    const { gateway } = await renderApp('/apps/chat');
    await people();
    await listening();
    await receiveMessage(gateway.context, '2', 'The stoves are here.');
    await waitFor(async () => expect(await namesIn('Chats')).toHaveProperty('0', 'Kwame Asante'));
    expect(await link(/Kwame/)).toHaveTextContent('2 new messages');
    expect(await link(/Kwame/)).toHaveTextContent('The stoves are here.');
    expect(screen.getByText('2 new messages from Kwame Asante')).toBeInTheDocument();
  });

  test('create a chat with a contact without one', async () => {
    const { gateway } = await renderApp('/apps/chat?contact=10');
    await waitFor(() => expect(screen.getByText('No messages yet')).toBeVisible());
    await listening();
    await receiveMessage(gateway.context, '10', 'It rains.');
    expect(await within(await log('Ravi Krishnan')).findByText('It rains.')).toBeVisible();
    expect(await namesIn('Chats')).toHaveProperty('0', 'Ravi Krishnan');
    await waitFor(async () => expect(await stored(gateway, '10')).toMatchObject({ unseenMsgs: 0 }));
  });

  test('arrive over a single stream even after switching conversations', async () => {
    const { user } = await renderApp('/apps/chat');
    for (const name of [/Mei/, /Kwame/, /Aino/]) await user.click(await link(name));
    expect(calls.filter((name) => name === 'ChatMessageReceived')).toHaveLength(1);
  });
});

describe('Without chat permissions', () => {
  test('hides the page and its link', async () => {
    await renderApp('/apps/chat', { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
    expect(calls).not.toContain('ChatList');
  });

  test('hides the message field and disables profile changes for read-only access', async () => {
    const { user } = await renderApp('/apps/chat?contact=1', {
      user: 'client',
      prepare: (gateway) => grantClientAbilities(gateway, { Chat: ['read'] }),
    });
    expect(await log('Mei Tanaka 田中 芽衣')).toBeVisible();
    expect(screen.getByText('You can read messages but not send them.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Message to/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Your profile, Online' }));
    const profile = await screen.findByRole('dialog', { name: 'Your profile' });
    expect(profile).toHaveTextContent('Keeps the outdoor range in order');
    expect(within(profile).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(profile).queryByRole('switch')).not.toBeInTheDocument();
  });
});
