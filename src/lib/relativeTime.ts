/** Units of `Intl.RelativeTimeFormat` with their length in seconds, longest first. */
const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in the largest unit that it contains at least once: `{ value: -3, unit: 'hour' }` for three hours ago. */
export function relativeTime(milliseconds: number): { value: number; unit: (typeof units)[number][0] } {
  const seconds = milliseconds / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return { value: Math.trunc(seconds / length), unit };
}
