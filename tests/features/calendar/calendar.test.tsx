import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addEvent } from '#server/domain/calendar/events';
import { loadIntl } from '#i18n/loadIntl';
import { preferencesKey } from '#preferences/preferences';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { allowClient, at, cell, entry, keep, may, measureLines, spaced } from './calendarPage';

measureLines();

const period = (name: string) => screen.findByRole('heading', { level: 2, name: spaced(name) });
const meeting = { title: 'Range meeting', start: at('2026-05-13T09:00'), end: at('2026-05-13T10:00') };
const fair = {
  title: 'Design fair',
  allDay: true,
  start: '2026-05-19T00:00:00Z',
  end: '2026-05-22T00:00:00Z',
  location: 'Hall 7',
  calendar: 'Holiday' as const,
};
const prepare = keep(meeting, fair);

describe('Month view', () => {
  test('shows the events on their days with their calendar names and passes axe', async () => {
    await renderApp(may, { prepare });
    await period('May 2026');
    expect(await within(await cell('May 13, 2026')).findByRole('button')).toHaveAccessibleName(
      spaced('9:00am Range meeting Business'),
    );
    expect(await within(await cell('May 19, 2026')).findByRole('button')).toHaveAccessibleName(
      spaced('Design fair Holiday'),
    );
    expect(document.title).toBe('Calendar – Catalog Manager');
    expect(await axeViolations()).toEqual([]);
  });

  test('starts weeks and names days according to the language', async () => {
    await loadIntl('de');
    localStorage.setItem(preferencesKey, JSON.stringify({ locale: 'de' }));
    await renderApp(may, { prepare });
    await period('Mai 2026');
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map(
        (name) => name + name.slice(0, 2),
      ),
    );
    expect(screen.getByRole('row', { name: 'Woche 20' })).toBeInTheDocument();
  });

  test('assigns an event without a calendar to Other', async () => {
    await renderApp(may, {
      prepare: async ({ context }) => {
        await addEvent(context, { title: 'From elsewhere', start: at('2026-05-13T09:00') });
      },
    });
    expect(await entry(/From elsewhere Other/)).toBeVisible();
  });
});

describe('Calendar URL', () => {
  test.each([
    ['month', 'Next month', 'June 2026', '2026-06-13'],
    ['week', 'Previous week', 'May 3 – 9, 2026', '2026-05-06'],
    ['day', 'Next day', 'Thursday, May 14, 2026', '2026-05-14'],
    ['list', 'Next 30 days', 'Jun 12 – Jul 11, 2026', '2026-06-12'],
  ])('contains the period shown by the %s', async (view, step, name, date) => {
    const { user, history } = await renderApp(`${may}&view=${view}`, { prepare });
    expect(await screen.findByRole('tab', { name: new RegExp(`^${view}`, 'i') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(screen.getByRole('button', { name: step }));
    expect(await period(name)).toBeVisible();
    expect(new URLSearchParams(history.get().location.search).get('date')).toBe(date);
  });

  test('changes with the view and the date and when returning to today', async () => {
    const { user, history } = await renderApp(may, { prepare });
    await user.click(await screen.findByRole('tab', { name: 'Week' }));
    expect(await period('May 10 – 16, 2026')).toBeVisible();
    await user.clear(screen.getByLabelText('Go to date'));
    await user.type(screen.getByLabelText('Go to date'), '2026-05-20');
    expect(await period('May 17 – 23, 2026')).toBeVisible();
    expect(history.get().location.search).toBe('?date=2026-05-20&view=week');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(history.get().location.search).toBe('?view=week'));
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['2026-02-30', 'soon', '2026-13-01'])('shows today for the date %s', async (date) => {
    await renderApp(`/apps/calendar?date=${date}`, { prepare });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true'));
  });
});

describe('Calendar filter', () => {
  test('shows and hides calendars one by one and all together', async () => {
    const { user, history } = await renderApp(may, { prepare });
    const calendars = within(await screen.findByRole('group', { name: 'Calendars' }));
    const all = calendars.getByRole<HTMLInputElement>('checkbox', { name: 'All calendars' });
    await entry(/Range meeting/);
    await user.click(calendars.getByRole('checkbox', { name: 'Business' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Range meeting/ })).not.toBeInTheDocument());
    expect(await entry(/Design fair/)).toBeVisible();
    expect(history.get().location.search).toContain('calendars=family%2Choliday%2Cpersonal%2Cetc');
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(await entry(/Range meeting/)).toBeVisible();
    await user.click(all);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Design fair/ })).not.toBeInTheDocument());
    expect(history.get().location.search).toContain('calendars=none');
  });

  test('mentions hidden calendars if the list is empty', async () => {
    const { user } = await renderApp(`${may}&view=list&calendars=family`, { prepare });
    await waitFor(() => expect(screen.getByText(/The selected calendars have no events/)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'All calendars' }));
    expect(await entry(/Range meeting/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next 30 days' }));
    await waitFor(() =>
      expect(screen.getByText(spaced('No events are scheduled for Jun 12 – Jul 11, 2026.'))).toBeVisible(),
    );
  });
});

test('shows the time and calendar of each event in the list and passes axe', async () => {
  await renderApp(`${may}&view=list`, { prepare });
  expect(await entry(spaced('9:00 – 10:00am Range meeting Business'))).toBeVisible();
  const days = screen.getAllByRole('button', { name: 'All day Design fair Holiday · Hall 7' });
  expect(days).toHaveLength(3);
  expect(await axeViolations()).toEqual([]);
});

test.each(['week', 'day'])('shows the hours in the %s and passes axe', async (view) => {
  await renderApp(`${may}&view=${view}`, { prepare });
  expect(await entry(/Range meeting/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

describe('Calendar on a phone', () => {
  beforeEach(() => {
    const wide = window.matchMedia;
    const spy = vi.spyOn(window, 'matchMedia');
    spy.mockImplementation((query) => Object.assign(wide(query), { matches: query.includes('max-width') }));
    return () => spy.mockRestore();
  });

  test('starts with the list and still offers the month view', async () => {
    const { user, history } = await renderApp(may, { prepare });
    expect(await period('May 13 – Jun 11, 2026')).toBeVisible();
    expect(await entry(/Range meeting/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Month' }));
    expect(await period('May 2026')).toBeVisible();
    expect(history.get().location.search).toContain('view=month');
  });
});

test('offers to try again if loading fails', async () => {
  let restore: () => void = () => undefined;
  const { user } = await renderApp(may, { prepare, beforeDrawing: () => (restore = failCalls('query Calendar')) });
  await waitFor(() => expect(screen.getByText('Couldn’t load')).toBeVisible());
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await entry(/Range meeting/)).toBeVisible();
});

test('offers no way to create events without the permission', async () => {
  await renderApp(`${may}&dialog=create`, {
    user: 'client',
    prepare: async (gateway) => {
      await prepare(gateway);
      await allowClient('read')(gateway);
    },
  });
  await entry(/Range meeting/);
  expect(screen.queryByRole('button', { name: 'New event' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
