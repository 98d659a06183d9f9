import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSession } from '../../../mocks/domain/auth/session';
import type { Gateway } from '../../../mocks/gateway';
import { answered, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { field, link, log, people } from './chatScreen';

/** A change by another session than the app's. */
const changeElsewhere = async (gateway: Gateway, mutation: string) => {
  const [user] = await gateway.context.store.list('authUsers');
  const { accessToken } = await openSession(gateway.context, user!);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', 'x-session': 'other' };
  const init = { method: 'POST', headers, body: JSON.stringify({ query: `mutation { ${mutation} }` }) };
  const response = await gateway.handle(new Request('http://localhost/graphql', init));
  expect((await response!.json()).errors).toBeUndefined();
};

const watching = () => waitFor(() => expect(answered).toContain('RecordChanges'));

test('what is sent in another window appears in list and conversation', async () => {
  const { gateway } = await renderApp('/apps/chat?contact=6');
  const messages = await log('Siobhán Byrne');
  await watching();
  await changeElsewhere(gateway, 'chatMessageSend(contactId: "6", message: "From my phone.") { id }');
  expect(await within(messages).findByText('From my phone.')).toBeVisible();
  expect(await link(/Siobhán/)).toHaveTextContent('You: From my phone.');
});

test('a status that is set in another window shows', async () => {
  const { gateway } = await renderApp('/apps/chat');
  await people();
  await watching();
  await changeElsewhere(gateway, 'chatProfileUserUpdate(input: { status: AWAY }) { id }');
  expect(await screen.findByRole('button', { name: 'Your profile, Away' })).toBeVisible();
});

test('a conversation that cannot be loaded can be tried again, and written to meanwhile', async () => {
  const { user } = await renderApp('/apps/chat');
  await people();
  setReachable(false);
  await user.click(await link(/Siobhán/));
  const conversation = screen.getByRole('region', { name: 'Conversation' });
  expect(await within(conversation).findByText('This could not be loaded')).toBeVisible();
  await user.type(await field('Siobhán Byrne'), 'Still here');
  setReachable(true);
  await user.click(within(conversation).getByRole('button', { name: 'Try again' }));
  expect(await within(await log('Siobhán Byrne')).findByText(/The big flask/)).toBeVisible();
  expect(await field('Siobhán Byrne')).toHaveValue('Still here');
});
