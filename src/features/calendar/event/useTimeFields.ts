import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { addDays, localTime } from '../calendarDates';
import type { EventValues } from './eventSchema';

/** Shifts `text` by the difference between `from` and `to`. All three must be days, or all three local times. */
function shifted(text: string, from: string, to: string): string {
  const ms = Date.parse(to) - Date.parse(from);
  if (text.length === 10) return addDays(text, Math.round(ms / (24 * 60 * 60 * 1000)));
  return localTime(new Date(Date.parse(text) + ms));
}

/**
 * Keeps the times of the form consistent: when the start changes, the end moves with it so that the duration stays the
 * same. Returns a function that switches between all-day and timed; the previous times of day are restored.
 */
export function useTimeFields({ control, getValues, setValue }: UseFormReturn<EventValues>) {
  const start = useWatch({ control, name: 'start' });
  const lastStartRef = useRef(start);
  const hoursRef = useRef({ start: '09:00', end: '10:00' });
  const put = (name: 'start' | 'end', text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: true });

  useEffect(() => {
    const last = lastStartRef.current;
    const end = getValues('end');
    // A partly typed date is reported as empty.
    if (start === '') return;
    lastStartRef.current = start;
    const isComparable = start.length === last.length && end.length === start.length;
    if (start !== last && isComparable && end >= last) {
      setValue('end', shifted(end, last, start), { shouldDirty: true, shouldValidate: true });
    }
  }, [start, getValues, setValue]);

  return (isAllDay: boolean) => {
    const times = getValues();
    setValue('allDay', isAllDay, { shouldDirty: true });
    if (isAllDay) {
      hoursRef.current = {
        start: times.start.slice(11) || hoursRef.current.start,
        end: times.end.slice(11) || hoursRef.current.end,
      };
    }
    for (const name of ['start', 'end'] as const) {
      const day = (times[name] || times.start).slice(0, 10);
      if (day !== '') put(name, isAllDay ? day : `${day}T${hoursRef.current[name]}`);
    }
  };
}
