import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deleteEvent, updateEvent } from '#server/domain/calendar/events';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { allowClient, at, entry, keep, may, measureLines, pressEvents, stored } from './calendarPage';

measureLines();
pressEvents();

const meeting = { title: 'Range meeting', start: at('2026-05-13T09:00'), end: at('2026-05-13T10:30') };
const fair = {
  title: 'Design fair',
  allDay: true,
  start: '2026-05-19T00:00:00Z',
  end: '2026-05-22T00:00:00Z',
  url: 'https://fair.example/visitors',
  location: 'Hall 7',
  guests: ['Amara Okafor'],
};
const prepare = keep(meeting, fair);
const open = (search = '', options: RenderAppOptions = {}) => renderApp(may + search, { prepare, ...options });
const drawer = (name: string) => screen.findByRole('dialog', { name });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const calendarField = () => screen.getByRole('combobox', { name: 'Calendar' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Replaces the text of a field. */
const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
};

describe('New event', () => {
  test('is created with one hour on the day shown and appears in the calendar', async () => {
    const { user, gateway, history } = await open();
    await entry(/Range meeting/);
    await press(user, 'New event');
    await drawer('New event');
    expect(history.get().location.search).toContain('dialog=create');
    await waitFor(() => expect(field('Title')).toHaveFocus());
    expect(field('Start')).toHaveValue('2026-05-13T09:00');
    expect(field('End')).toHaveValue('2026-05-13T10:00');
    await user.keyboard('Tasting');
    await user.selectOptions(calendarField(), 'Family');
    await user.type(field('Guests'), 'Mara, Ada,');
    await user.type(field('URL'), 'https://tasting.example');
    await fill(user, 'Description', 'Bring bread.');
    expect(await axeViolations()).toEqual([]);
    await press(user, 'Create event');
    await waitFor(() => expect(screen.getByText('“Tasting” created')).toBeVisible());
    expect(await entry(/9:00am Tasting Family/)).toBeVisible();
    await dialogClosed();
    expect(history.get().location.search).toBe('?date=2026-05-13');
    expect(await stored(gateway, 'Tasting')).toMatchObject({
      start: at('2026-05-13T09:00'),
      end: at('2026-05-13T10:00'),
      allDay: false,
      url: 'https://tasting.example',
      extendedProps: { calendar: 'Family', guests: ['Mara', 'Ada'], description: 'Bring bread.' },
    });
  });

  test('is created once by a double-click', async () => {
    const { user, gateway } = await open('&dialog=create');
    await drawer('New event');
    await fill(user, 'Title', 'Choir');
    const create = screen.getByRole('button', { name: 'Create event' });
    act(() => {
      create.click();
      create.click();
    });
    await waitFor(() => expect(screen.getByText('“Choir” created')).toBeVisible());
    create.click();
    expect(await entry(/Choir/)).toBeVisible();
    const events = await listStored(gateway, 'calendarEvents', ({ title }) => title === 'Choir');
    expect(events).toHaveLength(1);
  });

  test('shows its calendar if that was hidden', async () => {
    const { user, history } = await open('&calendars=holiday&dialog=create');
    await drawer('New event');
    expect(calendarField()).toHaveValue('HOLIDAY');
    await fill(user, 'Title', 'Choir');
    await user.selectOptions(calendarField(), 'Personal');
    await press(user, 'Create event');
    expect(await entry(/Choir/)).toBeVisible();
    expect(history.get().location.search).toContain('calendars=holiday%2Cpersonal');
  });

  test.each([
    ['Title', { Title: '' }, 'Enter a title.'],
    ['Start', { Title: 'Choir', Start: '' }, 'Enter a start date.'],
    ['End', { Title: 'Choir', End: '2026-05-13T09:00' }, 'Enter an end time after the start time.'],
    ['URL', { Title: 'Choir', URL: 'fair' }, /^Enter a URL that starts with https/],
  ])('shows an error at the field %s', async (name, values, message) => {
    const { user, gateway } = await open('&dialog=create');
    await drawer('New event');
    for (const [label, text] of Object.entries(values)) await fill(user, label, text);
    await press(user, 'Create event');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toBeInvalid();
    expect(await listStored(gateway, 'calendarEvents')).toHaveLength(2);
  });

  test('keeps its values in the form if saving fails', async () => {
    const { user } = await open('&dialog=create');
    await drawer('New event');
    await fill(user, 'Title', 'Choir');
    setReachable(false);
    await press(user, 'Create event');
    expect(await within(await drawer('New event')).findByRole('alert')).toHaveTextContent(/nothing was saved/);
    setReachable(true);
    await press(user, 'Create event');
    await waitFor(() => expect(screen.getByText('“Choir” created')).toBeVisible());
  });
});

describe('Existing event', () => {
  test('opens on Enter and returns the focus when closed', async () => {
    const { user, history } = await open();
    const event = await entry(/Range meeting/);
    event.focus();
    await user.keyboard('{Enter}');
    await drawer('Range meeting');
    expect(history.get().location.search).toMatch(/event=\d+/);
    await user.keyboard('{Escape}');
    await dialogClosed();
    expect(event).toHaveFocus();
  });

  test('saves only the changed fields', async () => {
    const { user, gateway } = await open();
    const { id } = (await stored(gateway, 'Range meeting'))!;
    await user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    await updateEvent(gateway.context, id, { location: 'The long table' });
    await fill(user, 'Title', 'Range meeting II');
    await press(user, 'Save');
    expect(await entry(/Range meeting II/)).toBeVisible();
    expect(await stored(gateway, 'Range meeting II')).toMatchObject({
      start: meeting.start,
      extendedProps: { location: 'The long table' },
    });
  });

  test('keeps its duration when the start changes', async () => {
    const { user, gateway } = await open();
    await user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    await fill(user, 'Start', '2026-05-14T23:00');
    await waitFor(() => expect(field('End')).toHaveValue('2026-05-15T00:30'));
    await press(user, 'Save');
    await screen.findByText('“Range meeting” saved');
    expect(await stored(gateway, 'Range meeting')).toMatchObject({
      start: at('2026-05-14T23:00'),
      end: at('2026-05-15T00:30'),
    });
  });

  test('includes the last day if it is all-day, and switches to timed and back', async () => {
    const { user, gateway } = await open();
    const [first] = await screen.findAllByRole('button', { name: /Design fair/ });
    await user.click(first!);
    await drawer('Design fair');
    expect(field('Start')).toHaveValue('2026-05-19');
    expect(field('End')).toHaveValue('2026-05-21');
    expect(screen.getByRole('link', { name: 'Open URL in a new tab' })).toHaveAttribute('href', fair.url);
    const allDay = screen.getByRole('switch', { name: 'All day' });
    await user.click(allDay);
    expect(field('Start')).toHaveValue('2026-05-19T09:00');
    await user.click(allDay);
    await fill(user, 'End', '2026-05-18');
    await press(user, 'Save');
    await waitFor(() =>
      expect(field('End')).toHaveAccessibleDescription('Enter an end date on or after the start date.'),
    );
    await fill(user, 'End', '2026-05-20');
    await press(user, 'Save');
    await screen.findByText('“Design fair” saved');
    expect(await stored(gateway, 'Design fair')).toMatchObject({ allDay: true, end: '2026-05-21T00:00:00.000Z' });
  });

  test.each(['Escape', 'Back'])('asks for confirmation before unsaved changes are lost on %s', async (way) => {
    const { user, history } = await open();
    await user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    await fill(user, 'Title', 'Something else');
    const leave = () => (way === 'Back' ? window.history.back() : user.keyboard('{Escape}'));
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await dialogClosed('dialog');
    expect(field('Title')).toHaveValue('Something else');
    expect(history.get().location.search).toContain('event=');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await dialogClosed();
    expect(await entry(/Range meeting/)).toBeVisible();
  });

  test('is deleted after confirmation', async () => {
    const { user, gateway, history } = await open();
    await user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    await press(user, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Range meeting”?' }));
    await user.click(question.getByRole('button', { name: 'Delete event' }));
    await waitFor(() => expect(screen.getByText('“Range meeting” deleted')).toBeVisible());
    await dialogClosed();
    expect(screen.queryByRole('button', { name: /Range meeting/ })).not.toBeInTheDocument();
    expect(history.get().location.search).toBe('?date=2026-05-13');
    expect(await stored(gateway, 'Range meeting')).toBeUndefined();
  });

  test('stays in the form if someone else deletes it, and shows an error on save', async () => {
    const { user, gateway } = await open();
    const { id } = (await stored(gateway, 'Range meeting'))!;
    await user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    await fill(user, 'Title', 'Mine');
    await deleteEvent(gateway.context, id);
    await press(user, 'Save');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Title')).toHaveValue('Mine');
  });

  test('shows a message if it does not exist', async () => {
    await open('&event=999');
    await waitFor(() => expect(screen.getByText('Event not found')).toBeVisible());
  });

  test('is read-only without the permission to edit', async () => {
    const { user } = await open('', {
      user: 'client',
      prepare: async (gateway) => {
        await prepare(gateway);
        await allowClient('read')(gateway);
      },
    });
    const [first] = await screen.findAllByRole('button', { name: /Design fair/ });
    await user.click(first!);
    const facts = within(await drawer('Design fair'));
    expect(facts.getByText(/May 19.+May 21, 2026/)).toBeVisible();
    expect(facts.getByRole('link', { name: fair.url })).toHaveAttribute('href', fair.url);
    expect(facts.getByText('Amara Okafor')).toBeVisible();
    expect(facts.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('Guests', () => {
  const openMeeting = async (guests: string[]) => {
    const app = await renderApp(may, { prepare: keep({ ...meeting, guests }) });
    await app.user.click(await entry(/Range meeting/));
    await drawer('Range meeting');
    return app;
  };

  test('with one chat contact among them have a link to the chat', async () => {
    await openMeeting(['Amara Okafor', 'Mei Tanaka 田中 芽衣']);
    const link = await screen.findByRole('link', { name: 'Message Mei Tanaka 田中 芽衣' });
    expect(link).toHaveAttribute('href', '/apps/chat?contact=1');
    expect(await axeViolations()).toEqual([]);
  });

  test('with several chat contacts have a menu of their chats', async () => {
    const { user, history } = await openMeeting(['Kwame Asante', 'Mei Tanaka 田中 芽衣']);
    await user.click(await screen.findByRole('button', { name: 'Message a guest' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Kwame Asante' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/chat'));
    expect(history.get().location.search).toBe('?contact=2');
  });
});
