import { canonicalTimeZone, toInstant } from '#server/records/timeZone';

const HOUR = 60;

/**
 * Minutes ahead of UTC by abbreviation. Those of the United States are as in RFC 5322, section 4.3; the others have one
 * meaning in the time zone database, or are German.
 */
const OFFSETS: Readonly<Record<string, number>> = {
  WET: 0,
  WEST: HOUR,
  BST: HOUR,
  CET: HOUR,
  MEZ: HOUR,
  CEST: 2 * HOUR,
  MESZ: 2 * HOUR,
  EET: 2 * HOUR,
  EEST: 3 * HOUR,
  MSK: 3 * HOUR,
  EST: -5 * HOUR,
  EDT: -4 * HOUR,
  CST: -6 * HOUR,
  CDT: -5 * HOUR,
  MST: -7 * HOUR,
  MDT: -6 * HOUR,
  PST: -8 * HOUR,
  PDT: -7 * HOUR,
  AKST: -9 * HOUR,
  AKDT: -8 * HOUR,
  HST: -10 * HOUR,
  JST: 9 * HOUR,
  KST: 9 * HOUR,
  HKT: 8 * HOUR,
  AWST: 8 * HOUR,
  AEST: 10 * HOUR,
  AEDT: 11 * HOUR,
  NZST: 12 * HOUR,
  NZDT: 13 * HOUR,
};

/** What the United States call their zones in summer and winter alike. */
const ZONES: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

/** Abbreviations that several zones have, such as India, Ireland, and Israel. */
const SHARED: ReadonlySet<string> = new Set(['IST', 'AST', 'ADT', 'AMT', 'GST', 'SST', 'ECT']);

const PATTERN =
  /^(.*\d(?:\s?[ap]\.?\s?m\.?)?(?:\s?Uhr)?)\s?(?:[[(]([A-Z]+(?:\/[\w+-]+)*)[\])]|\s([A-Z]+(?:\/[\w+-]+)*))$/i;

/** A date and time without its zone, and how many minutes ahead of UTC a local time is there. */
export interface ZonedText {
  rest: string;
  getOffset: (local: number) => number;
}

const split = (text: string) => {
  const [, rest, inBrackets, plain] = PATTERN.exec(text) ?? [];
  return rest === undefined ? null : { rest, name: inBrackets ?? plain ?? '' };
};

/** Splits off the zone that a text names, such as `CET` and `Europe/Berlin`; null if it names none. */
export function splitZone(text: string): ZonedText | null {
  const parts = split(text);
  if (!parts) return null;
  const { rest, name } = parts;
  const offset = OFFSETS[name.toUpperCase()];
  if (offset !== undefined) return { rest, getOffset: () => offset };
  const zone = ZONES[name.toUpperCase()] ?? (name.includes('/') ? canonicalTimeZone(name) : null);
  return zone === null ? null : { rest, getOffset: (local) => (local - toInstant(local, zone)) / 60_000 };
}

/** The abbreviation in a text that can mean several zones; null for others. */
export function findSharedZone(text: string): string | null {
  const name = split(text.trim())?.name ?? '';
  return SHARED.has(name.toUpperCase()) ? name : null;
}
