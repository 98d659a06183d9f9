import { screen, within } from '@testing-library/react';
import { createEvent } from '#server/domain/calendar/events';
import type { Gateway } from '#server/gateway';
import type { AbilityRecord } from '#server/records/auth';
import type { CreateCalendarEventInput } from '#server/types.generated';
import { setMeasuredHeights } from '../../support/dom/measuredSizes';
import { listStored, removeStored } from '../../support/stored';
import { grantClientAbilities } from '../../support/clientAbilities';

/** The URL of the calendar in May 2026, a month without demo data. */
export const may = '/apps/calendar?date=2026-05-13';

/** A local time in ISO 8601. */
export function at(local: string): string {
  return new Date(local).toISOString();
}

/** Adds events to the store in the given order. The default duration is one hour. */
export function keep(...events: (Partial<CreateCalendarEventInput> & { title: string; start: string })[]) {
  return async (gateway: Gateway) => {
    await removeStored(gateway, 'calendarEvents');
    for (const event of events) await createEvent(gateway.context, { calendar: 'Business', ...event });
  };
}

/** The stored event with the title. */
export async function stored(gateway: Gateway, title: string) {
  const [event] = await listStored(gateway, 'calendarEvents', (each) => each.title === title);
  return event;
}

/** Limits the demo client's event permissions to the given actions. */
export function allowClient(...actions: AbilityRecord['action'][]) {
  return (gateway: Gateway) => grantClientAbilities(gateway, { CalendarEvent: actions });
}

/** The cell of a day in the month view, for example `May 13, 2026`. */
export async function cell(day: string) {
  const [found] = (await screen.findAllByRole('cell')).filter((each) => within(each).queryByText(day) !== null);
  if (!found) throw new Error(`${day} is not shown.`);
  return found;
}

/** Matches the whole text with any kind of space, because locales use different ones in dates and times. */
export function spaced(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.+]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`)}$`);
}

/** An event in the calendar. */
export function entry(name: RegExp | string) {
  return screen.findByRole('button', { name });
}

/** FullCalendar hides events until they are measured: 20 pixels each, and enough space for many of them elsewhere. */
export function measureLines() {
  setMeasuredHeights((target) => (target.getAttribute('role') === 'listitem' ? 20 : 400));
}

/**
 * Makes events clickable. FullCalendar looks up the element under the pointer, which jsdom cannot do without a layout.
 */
export function pressEvents() {
  document.elementFromPoint = () => null;
}
