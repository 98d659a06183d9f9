import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addEvent } from '../../../mocks/domain/calendar/events';
import { loadIntl } from '../../../src/i18n/loadIntl';
import { preferencesKey } from '../../../src/preferences/preferences';
import { axeViolations } from '../../support/axeViolations';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { allowClient, at, cell, entry, keep, may, measureLines, spaced } from './diary';

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

describe('the month', () => {
  test('shows the events on their days, each with its calendar in words, and passes axe', async () => {
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

  test('begins its weeks and names its days as the language does', async () => {
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

  test('counts an event of no calendar among the rest', async () => {
    await renderApp(may, {
      prepare: async ({ context }) => {
        await addEvent(context, { title: 'From elsewhere', start: at('2026-05-13T09:00') });
      },
    });
    expect(await entry(/From elsewhere Etc\./)).toBeVisible();
  });
});

describe('the address', () => {
  test.each([
    ['month', 'Next month', 'June 2026', '2026-06-13'],
    ['week', 'Previous week', 'May 3 – 9, 2026', '2026-05-06'],
    ['day', 'Next day', 'Thursday, May 14, 2026', '2026-05-14'],
    ['list', 'Next 30 days', 'Jun 12 – Jul 11, 2026', '2026-06-12'],
  ])('says which time of the %s is shown', async (view, step, name, date) => {
    const { user, history } = await renderApp(`${may}&view=${view}`, { prepare });
    expect(await screen.findByRole('tab', { name: new RegExp(`^${view}`, 'i') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(screen.getByRole('button', { name: step }));
    expect(await period(name)).toBeVisible();
    expect(new URLSearchParams(history.get().location.search).get('date')).toBe(date);
  });

  test('leads to views and dates and back to today', async () => {
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

describe('the calendars', () => {
  test('are shown or not, one by one and all together', async () => {
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

  test('that are hidden are told of where the list is empty', async () => {
    const { user } = await renderApp(`${may}&view=list&calendars=family`, { prepare });
    expect(await screen.findByText(/in the calendars that are shown/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All calendars' }));
    expect(await entry(/Range meeting/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next 30 days' }));
    expect(await screen.findByText(spaced('Nothing is planned for Jun 12 – Jul 11, 2026.'))).toBeVisible();
  });
});

test('the list says of each event when and where it is, and passes axe', async () => {
  await renderApp(`${may}&view=list`, { prepare });
  expect(await entry(spaced('9:00 – 10:00am Range meeting Business'))).toBeVisible();
  const days = screen.getAllByRole('button', { name: 'All day Design fair Holiday · Hall 7' });
  expect(days).toHaveLength(3);
  expect(await axeViolations()).toEqual([]);
});

test.each(['week', 'day'])('the %s has the hours and passes axe', async (view) => {
  await renderApp(`${may}&view=${view}`, { prepare });
  expect(await entry(/Range meeting/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

describe('on a phone', () => {
  beforeEach(() => {
    const wide = window.matchMedia;
    const spy = vi.spyOn(window, 'matchMedia');
    spy.mockImplementation((query) => Object.assign(wide(query), { matches: query.includes('max-width') }));
    return () => spy.mockRestore();
  });

  test('the list comes first, and the month is still to be had', async () => {
    const { user, history } = await renderApp(may, { prepare });
    expect(await period('May 13 – Jun 11, 2026')).toBeVisible();
    expect(await entry(/Range meeting/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Month' }));
    expect(await period('May 2026')).toBeVisible();
    expect(history.get().location.search).toContain('view=month');
  });
});

test('what cannot be loaded can be tried again', async () => {
  let mend: () => void = () => undefined;
  const { user } = await renderApp(may, { prepare, beforeDrawing: () => (mend = failCalls('query Calendar')) });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await entry(/Range meeting/)).toBeVisible();
});

test('those who may only read find no way to make events', async () => {
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
