import { screen, within } from '@testing-library/react';
import { updateRole } from '../../../mocks/domain/auth/roles';
import { createEvent } from '../../../mocks/domain/calendar/events';
import type { Gateway } from '../../../mocks/gateway';
import type { Ability, CalendarEventCreateInput } from '../../../mocks/types.generated';

/** The address of the calendar in May 2026, where the demo data have nothing. */
export const may = '/apps/calendar?date=2026-05-13';

/** ISO 8601 of a local time. */
export const at = (local: string): string => new Date(local).toISOString();

/** Puts events into the store, each of an hour where nothing else is said; they stand in its order. */
export const keep =
  (...events: (Partial<CalendarEventCreateInput> & { title: string; start: string })[]) =>
  async ({ context }: Gateway) => {
    const old = await context.store.list('calendarEvents');
    await context.store.commit(old.map(({ id }) => ({ table: 'calendarEvents' as const, remove: id })));
    for (const event of events) await createEvent(context, { calendar: 'Business', ...event });
  };

/** An event as the gateway has it, by its title. */
export const stored = async ({ context }: Gateway, title: string) => {
  const [event] = await context.store.list('calendarEvents', (each) => each.title === title);
  return event;
};

/** Lets the client of the demo do no more than this with events. */
export const allowClient =
  (...actions: Ability['action'][]) =>
  async ({ context }: Gateway) => {
    const [user = null] = await context.store.list('authUsers', ({ role }) => role === 'admin');
    const abilities = actions.map((action) => ({ action, subject: 'CalendarEvent' }));
    await updateRole({ ...context, user }, 'client', [{ action: 'read', subject: 'Auth' }, ...abilities]);
  };

/** The part of the month that is a day, such as `May 13, 2026`. */
export const cell = async (day: string) => {
  const [found] = (await screen.findAllByRole('cell')).filter((each) => within(each).queryByText(day) !== null);
  if (!found) throw new Error(`${day} is not shown.`);
  return found;
};

/** The text as a whole, whatever kinds of spaces a locale puts into its dates and times. */
export const spaced = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.+]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`)}$`);

/** An event in the calendar. */
export const entry = (name: RegExp | string) => screen.findByRole('button', { name });

/** Says at once how tall things are, which jsdom does not know: events a line of 20 pixels, all else has room for many. */
class LineObserver extends ResizeObserver {
  #report: (target: Element) => void;

  constructor(callback: ResizeObserverCallback) {
    super(callback);
    this.#report = (target) => {
      const blockSize = target.getAttribute('role') === 'listitem' ? 20 : 400;
      const size = [{ inlineSize: 1260, blockSize }];
      const entry = { target, contentRect: new DOMRect(0, 0, 1260, blockSize) };
      const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
      queueMicrotask(() => callback([{ ...entry, ...sizes }], this));
    };
  }

  override observe(target: Element) {
    this.#report(target);
  }
}

/** FullCalendar keeps events out of sight until they are measured; call it before the calendar is loaded. */
export const measureLines = () => {
  globalThis.ResizeObserver = LineObserver;
};

/** Lets events be pressed: FullCalendar asks what lies under the pointer, of which jsdom, which lays nothing out, knows nothing. */
export const pressEvents = () => {
  document.elementFromPoint = () => null;
};
