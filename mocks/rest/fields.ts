import { z } from 'zod';
import { MAX_DEMO_ROWS } from '../domain/paging';

/** A parameter that was given as empty text counts as not given (REST contract, section 1). */
const given = (value: unknown) => (value === '' ? undefined : value);

const WHOLE = /^\s*-?\d{1,15}\s*$/;

/** A whole number, as a number or as text. */
const wholeNumber = z
  .union([z.number(), z.string()], 'must be a whole number')
  .transform((value) => (typeof value === 'string' && WHOLE.test(value) ? Number(value) : value))
  .pipe(z.number('must be a whole number').int('must be a whole number'));

/** Number of a record, given as text or as a number; the rules take it as text. */
export const id = wholeNumber.transform(String);

/** The same, where it may be left out. */
export const page = z.preprocess(given, wholeNumber.pipe(z.number().min(1, 'must be 1 or more')).default(1));

/** Rows of a page, `standard` where it is not given; more than 100 count as 100. */
export const perPage = (standard: number) =>
  z.preprocess(
    given,
    wholeNumber
      .pipe(z.number().min(1, 'must be 1 or more'))
      .transform((rows) => Math.min(rows, MAX_DEMO_ROWS))
      .default(standard),
  );

/** Text of a filter; undefined where none is given. */
export const filter = z.preprocess(given, z.string('must be text').optional());
