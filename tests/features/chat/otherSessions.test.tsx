import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { answered, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { requestFromOtherSession } from '../../support/otherSession';
import { field, link, log, people } from './chatScreen';

/** Makes a change in another session. */
const changeElsewhere = (gateway: Gateway, mutation: string) =>
  requestFromOtherSession(gateway, `mutation { ${mutation} }`);

const watching = () => waitFor(() => expect(answered).toContain('RecordChanges'));

test('shows a message sent in another window in the list and the conversation', async () => {
  const { gateway } = await renderApp('/apps/chat?contact=6');
  const messages = await log('Siobhán Byrne');
  await watching();
  await changeElsewhere(
    gateway,
    'sendChatMessage(input: { contactId: "6", message: "From my phone." }) { chat { id } }',
  );
  await waitFor(() => expect(within(messages).getByText('From my phone.')).toBeVisible());
  expect(await link(/Siobhán/)).toHaveTextContent('You: From my phone.');
});

test('shows a status set in another window', async () => {
  const { gateway } = await renderApp('/apps/chat');
  await people();
  await watching();
  await changeElsewhere(gateway, 'updateChatProfileUser(input: { status: AWAY }) { profileUser { id } }');
  expect(await screen.findByRole('button', { name: 'Your profile, Away' })).toBeVisible();
});

test('offers to try again if loading a conversation fails, and still allows sending', async () => {
  const { user } = await renderApp('/apps/chat');
  await people();
  setReachable(false);
  await user.click(await link(/Siobhán/));
  const conversation = screen.getByRole('region', { name: 'Conversation' });
  await waitFor(() => expect(within(conversation).getByText('Couldn’t load')).toBeVisible());
  await user.type(await field('Siobhán Byrne'), 'Still here');
  setReachable(true);
  await user.click(within(conversation).getByRole('button', { name: 'Try again' }));
  expect(await within(await log('Siobhán Byrne')).findByText(/The big flask/)).toBeVisible();
  expect(await field('Siobhán Byrne')).toHaveValue('Still here');
});
