import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { receiveMessage } from '#server/domain/chat/sendChatMessage';
import { deliverEmail } from '#server/domain/email/deliverEmail';
import type { Gateway } from '#server/gateway';
import { putJob } from '../../server/catalogs/domainContext';
import { dialogClosed } from '../../support/dialogClosed';
import { calls } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { putStored, readStored } from '../../support/stored';

/** Marks everything in the demo data as read. */
const readAll = async (gateway: Gateway) => {
  await putStored(gateway, 'notificationMarks', {
    id: '1',
    readUntil: new Date(Date.now() + 60_000).toISOString(),
    ids: [],
  });
};
const readDemo = async (gateway: Gateway) => {
  await putStored(gateway, 'notificationMarks', { id: '1', readUntil: new Date().toISOString(), ids: [] });
};
const email = ({ context }: Gateway, subject: string) =>
  deliverEmail(context, {
    from: { name: 'Mara', email: 'mara@example.com', avatar: null },
    to: [{ name: 'Ada', email: 'admin@demo.com' }],
    subject,
    message: '<p>Hello</p>',
  });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

describe('Notification bell', () => {
  test('shows how many notifications are unread, and updates automatically', async () => {
    const { gateway } = await renderApp('/jobs', {
      prepare: async (each) => {
        await readDemo(each);
        vi.spyOn(each.context.events, 'on');
      },
    });
    // From then on, the gateway reports emails.
    await waitFor(() => expect(gateway.context.events.on).toHaveBeenCalledWith('emailReceived', expect.anything()));
    await bell('Notifications');
    await email(gateway, 'Spring prices');
    await bell('Notifications, 1 unread');
    await receiveMessage(gateway.context, '1', 'Have you seen them?');
    await bell('Notifications, 2 unread');
    expect(calls.filter((name) => name === 'NotificationReceived')).toHaveLength(1);
  });

  test('does not count a job whose end is on screen', async () => {
    const { gateway } = await renderApp('/jobs/77', {
      prepare: async (each) => {
        await readDemo(each);
        await putJob(each.context, { id: '77', catalogId: '1', status: 'PAUSED' });
        await putJob(each.context, { id: '78', catalogId: '1', status: 'PAUSED' });
        vi.spyOn(each.context.events, 'on');
      },
    });
    const { context } = gateway;
    const end = async (jobId: string) => {
      const job = (await readStored(gateway, 'jobs', jobId))!;
      const settledAt = new Date().toISOString();
      await putStored(gateway, 'jobs', { ...job, status: 'COMPLETED', settledAt });
      context.events.emit('jobChanged', { jobId });
    };
    await waitFor(() => expect(context.events.on).toHaveBeenCalledWith('emailReceived', expect.anything()));
    await bell('Notifications');
    await screen.findByRole('heading', { level: 1, name: 'Validation' });
    await end('77');
    await waitFor(async () =>
      expect((await readStored(gateway, 'notificationMarks', '1'))?.ids).toEqual([expect.stringMatching(/^job-77-/)]),
    );
    await end('78');
    await bell('Notifications, 1 unread');
  });

  test('includes earlier unread notifications', async () => {
    await renderApp('/jobs');
    await bell(/Notifications, \d+ unread/);
  });
});

describe('Notification panel', () => {
  test('lists notifications with links', async () => {
    const { user, history, gateway } = await renderApp('/catalogs', { prepare: readDemo });
    await email(gateway, 'Spring prices');
    await user.click(await bell(/Notifications/));
    const items = await within(await panel()).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Spring prices');
    expect(items[0]).toHaveTextContent('Email from Mara');
    await user.click(within(await panel()).getByRole('link', { name: 'Publishing' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/jobs/1'));
    await dialogClosed();
  });

  test('opens a received email', async () => {
    const { user, gateway } = await renderApp('/catalogs', { prepare: readDemo });
    await email(gateway, 'Spring prices');
    await user.click(await bell(/Notifications/));
    await user.click(await within(await panel()).findByRole('link', { name: 'Spring prices' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Spring prices' })).toBeVisible();
  });

  test('opens the conversation of a received message', async () => {
    const { user, history, gateway } = await renderApp('/catalogs', { prepare: readDemo });
    await receiveMessage(gateway.context, '2', 'The stoves are here.');
    await user.click(await bell(/Notifications/));
    await user.click(await within(await panel()).findByRole('link', { name: 'Kwame Asante' }));
    await waitFor(() => expect(history.get().location).toMatchObject({ pathname: '/apps/chat', search: '?contact=2' }));
    const log = await screen.findByRole('log', { name: 'Messages with Kwame Asante' });
    await waitFor(() => expect(within(log).getByText('The stoves are here.')).toBeVisible());
  });

  test('marks one as read permanently', async () => {
    const { user, gateway } = await renderApp('/jobs', { prepare: readDemo });
    await email(gateway, 'Spring prices');
    await email(gateway, 'Summer prices');
    await user.click(await bell('Notifications, 2 unread'));
    await user.click(await within(await panel()).findByRole('button', { name: 'Mark “Spring prices” as read' }));
    await waitFor(async () => expect(await panel()).toHaveTextContent('1 unread'));
    expect(within(await panel()).queryByRole('button', { name: /Spring prices/ })).not.toBeInTheDocument();
    const marks = await readStored(gateway, 'notificationMarks', '1');
    expect(marks?.ids).toHaveLength(1);
  });

  test('marks all as read', async () => {
    const { user } = await renderApp('/jobs');
    await user.click(await bell(/Notifications, \d+ unread/));
    await user.click(await within(await panel()).findByRole('button', { name: 'Mark all as read' }));
    await waitFor(async () => expect(await panel()).toHaveTextContent('0 unread'));
    await user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
    await waitFor(async () => expect(await bell('Notifications')).toHaveFocus());
  });

  test('shows more on request', async () => {
    const { user } = await renderApp('/jobs', { prepare: readAll });
    await user.click(await bell('Notifications'));
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(10);
    await user.click(within(await panel()).getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(within(await panel()).getAllByRole('listitem').length).toBeGreaterThan(10));
  });
});
