import { z } from 'zod';
import { MAX_PAGE_ROWS } from '../domain/lists/paging';

/** An empty parameter counts as missing (REST contract, section 1). */
const given = (value: unknown) => (value === '' ? undefined : value);

const WHOLE = /^\s*-?\d+\s*$/;
/** The message for a value that is no whole number. */
const notWhole: z.core.$ZodErrorMap = ({ input }) => (input === undefined ? 'is missing' : 'must be a whole number');

/** Digits as a number of any length; beyond the safe range there are no rows anyway. */
const counted = (digits: string) =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(digits)));

/** A whole number, given as a number or as text. */
const wholeNumber = z
  .union([z.number(), z.string()], { error: notWhole })
  .transform((value) => (typeof value === 'string' && WHOLE.test(value) ? counted(value) : value))
  .pipe(z.number({ error: notWhole }).refine(Number.isInteger, { error: notWhole }))
  .meta({ type: 'integer' });

/** A record ID, given as text or as a number and normalized to text: `007` becomes `7`. */
export const id = z
  .union([z.number().refine(Number.isInteger, { error: notWhole }), z.string().regex(WHOLE, { error: notWhole })], {
    error: notWhole,
  })
  .transform((value) => BigInt(value).toString())
  .meta({ type: 'integer' });

/** A page number from 1; the default is 1. */
export const page = z
  .preprocess(given, wholeNumber.pipe(z.number().min(1, 'must be 1 or more')).default(1))
  .meta({ type: 'integer', minimum: 1, description: 'Page number from 1. The default is 1.' });

/** Rows per page, by default `standard`; values above 100 count as 100. */
export function perPage(standard: number) {
  return z
    .preprocess(
      given,
      wholeNumber
        .pipe(z.number().min(1, 'must be 1 or more'))
        .transform((rows) => Math.min(rows, MAX_PAGE_ROWS))
        .default(standard),
    )
    .meta({ type: 'integer', minimum: 1, description: `Rows per page, up to 100. The default is ${standard}.` });
}

/** A filter text; undefined if empty or missing. */
export const filter = z.preprocess(given, z.string('must be text').optional());
