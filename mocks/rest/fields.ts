import { z } from 'zod';
import { MAX_DEMO_ROWS } from '../domain/paging';

/** A parameter that was given as empty text counts as not given (REST contract, section 1). */
const given = (value: unknown) => (value === '' ? undefined : value);

const WHOLE = /^\s*-?\d+\s*$/;
const NOT_WHOLE = 'must be a whole number';

/** Digits as a number, however many: past what a number can count there are no rows anyway. */
const counted = (digits: string) =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(digits)));

/** A whole number, as a number or as text. */
const wholeNumber = z
  .union([z.number(), z.string()], NOT_WHOLE)
  .transform((value) => (typeof value === 'string' && WHOLE.test(value) ? counted(value) : value))
  .pipe(z.number(NOT_WHOLE).int(NOT_WHOLE))
  .meta({ type: 'integer' });

/** Number of a record, given as text or as a number; the rules take it as text, `007` as `7`. */
export const id = z
  .union([z.number(NOT_WHOLE).int(NOT_WHOLE), z.string().regex(WHOLE, NOT_WHOLE)], NOT_WHOLE)
  .transform((value) => BigInt(value).toString())
  .meta({ type: 'integer' });

/** Number of a page, from 1; 1 where it is not given. */
export const page = z
  .preprocess(given, wholeNumber.pipe(z.number().min(1, 'must be 1 or more')).default(1))
  .meta({ type: 'integer', minimum: 1, description: 'From 1; 1 where it is not given.' });

/** Rows of a page, `standard` where it is not given; more than 100 count as 100. */
export const perPage = (standard: number) =>
  z
    .preprocess(
      given,
      wholeNumber
        .pipe(z.number().min(1, 'must be 1 or more'))
        .transform((rows) => Math.min(rows, MAX_DEMO_ROWS))
        .default(standard),
    )
    .meta({ type: 'integer', minimum: 1, description: `${standard} where it is not given, 100 at most.` });

/** Text of a filter; undefined where none is given. */
export const filter = z.preprocess(given, z.string('must be text').optional());
