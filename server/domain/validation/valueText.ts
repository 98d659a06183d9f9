import { UNITS, type UnitRecord } from '../../records/units';
import { parseNumber } from '../texts/numberText';

/** A number with a unit, and the same in the base unit of the unit's family. */
export interface Measurement {
  amount: number;
  unit: UnitRecord;
  inBaseUnit: number;
}

const UNIT_OF = new Map(UNITS.flatMap((unit) => unit.aliases.map((alias) => [alias, unit] as const)));
// Codes that differ in case only (mW and MW) must not be mixed up, so the exact code comes first.
const UNIT_OF_CODE = new Map(UNITS.map((unit) => [unit.code, unit] as const));
for (const unit of UNITS) if (!UNIT_OF.has(unit.code.toLowerCase())) UNIT_OF.set(unit.code.toLowerCase(), unit);

/** Returns the unit with the code or another spelling of it. */
export function parseUnit(text: string): UnitRecord | null {
  const plain = text.trim();
  return UNIT_OF_CODE.get(plain) ?? UNIT_OF.get(plain.toLowerCase().replace(/\s+/g, ' ')) ?? null;
}

/** Returns the number at the start of the text and what follows it; null if it does not start with a number. */
export function splitMeasurement(text: string): { amount: number; unit: string } | null {
  const [, number, unit = ''] = /^\s*([+-]?[\d.,'’\s]*\d)\s*(.*?)\s*$/s.exec(text) ?? [];
  const amount = number === undefined ? null : parseNumber(number.replace(/^\+/, '').trim());
  return amount === null ? null : { amount, unit };
}

/** Returns the measurement in the text, such as `1.5 kg` or `1,5kg`; null if it is none. */
export function parseMeasurement(text: string): Measurement | null {
  const parts = splitMeasurement(text);
  const unit = parts && parseUnit(parts.unit);
  if (!unit) return null;
  return { amount: parts.amount, unit, inBaseUnit: parts.amount * unit.factor + (unit.offset ?? 0) };
}

/** Whether the text is an existing calendar day in the form of ISO 8601. */
export function isDay(text: string): boolean {
  const day = text.trim();
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Whether the text is an http or https URL. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]+/i.test(text.trim()) && URL.canParse(text.trim());
}

/** Whether the text is an http or https URL, or a path that starts with a single slash. */
export function isImageAddress(text: string): boolean {
  return isWebAddress(text) || /^\/(?!\/)[^\s<>"\\]+$/.test(text.trim());
}

// Pages that answer with an image of any type.
const SCRIPTS: ReadonlySet<string> = new Set(['php', 'asp', 'aspx', 'ashx', 'jsp', 'cgi', 'do']);

/**
 * Returns the file extension at the end of the path of an image's URL, in lowercase; null if it does not tell the type.
 */
export function getImageExtension(address: string): string | null {
  const [path = ''] = address
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .split(/[?#]/);
  const extension = /\.([a-z][a-z\d]{1,4})$/i.exec(path)?.[1]?.toLowerCase() ?? null;
  return extension === null || SCRIPTS.has(extension) ? null : extension;
}

/** Returns the selected texts of a value, which are separated by commas, semicolons, vertical bars, or line breaks. */
export function splitSelection(text: string): string[] {
  return text
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the number of digits after the decimal separator, of a number without an exponent. */
export function countDecimals(amount: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(amount)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
