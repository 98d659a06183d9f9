import type { z } from 'zod';
import type { RequestContext } from '../context';

/** One method-and-path pair of the REST contract, as a row: parse, call, answer. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** As the contract writes it; a part in braces takes digits only. */
  path: string;
  /** What it does, in one line, for `/openapi.json`. */
  summary: string;
  /** What it takes: of a GET the query, of a POST the body, of a DELETE either; and the parts of the path in braces. */
  takes: z.ZodObject;
  /** What it answers, for `/openapi.json` and the tests; null is an empty body. */
  answers: z.ZodType | null;
  /** Of a success; 200 where it is not given. */
  status?: 200 | 201;
  /** The JSON of the answer, or a Response where the status is not the row's; `input` has been parsed with `takes`. */
  handle(ctx: RequestContext, input: unknown): Promise<unknown>;
}

/** A row with its input typed by `takes`. */
export const route = <Takes extends z.ZodObject>(
  row: Omit<Route, 'takes' | 'handle'> & {
    takes: Takes;
    handle(ctx: RequestContext, input: z.output<Takes>): Promise<unknown>;
  },
): Route => ({ ...row, handle: (ctx, input) => row.handle(ctx, input as z.output<Takes>) });
