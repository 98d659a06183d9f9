import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isAddress } from '#shared/addresses';
import { calendarNames } from '../calendarParams';
import { formMessages } from './formMessages';

const titleLength = 10_000;

/** Client-side validation of an event. */
export function eventSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z
    .object({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, formatMessage(formMessages.titleMissing)),
          z.maxLength(titleLength, formatMessage(formMessages.titleTooLong, { most: titleLength })),
        ),
      calendar: z.enum(calendarNames),
      allDay: z.boolean(),
      /** `2026-05-31`, or `2026-05-31T09:00` for a timed event. */
      start: z.string().check(z.minLength(1, formatMessage(formMessages.startMissing))),
      /** Same format; empty for an event without a duration or with a single day. The last day is inclusive. */
      end: z.string(),
      url: z.string().check(
        z.trim(),
        z.refine((text) => text === '' || isAddress(text), formatMessage(formMessages.urlWrong)),
      ),
      location: z.string().check(z.trim()),
      description: z.string(),
      guests: z.array(z.string()),
    })
    .check(({ value: { allDay, start, end }, issues }) => {
      if (end === '' || start === '' || (allDay ? end >= start : end > start)) return;
      const message = formatMessage(allDay ? formMessages.lastDayTooEarly : formMessages.endTooEarly);
      issues.push({ code: 'custom', message, path: ['end'], input: end });
    });
}

/** The fields of an event in a form. */
export type EventValues = z.infer<ReturnType<typeof eventSchema>>;

/** The fields that can show an error message. */
export const eventFieldNames = [
  'title',
  'calendar',
  'start',
  'end',
  'url',
  'location',
  'description',
  'guests',
] as const satisfies (keyof EventValues)[];
