import type { z } from 'zod';
import type { RequestContext } from '../context';
import type { AbilityRecord } from '../records/auth';

/** A route: one method and path of the REST contract. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** As in the contract; a part in braces matches digits only. */
  path: string;
  /** One-line summary for `/openapi.json`. */
  summary: string;
  /** The permission that a request with a token needs, as for the same change in GraphQL. Without a token, none. */
  ability?: AbilityRecord;
  /** Input schema: the query of a GET, the body of a POST, either for a DELETE, plus the path parameters in braces. */
  takes: z.ZodObject;
  /** Response schema, for `/openapi.json` and tests; null for an empty body. */
  answers: z.ZodType | null;
  /** Status on success; 200 by default. */
  status?: 200 | 201;
  /** Returns the JSON of the response, or a Response to use another status. `input` is parsed with `takes`. */
  handle: (ctx: RequestContext, input: unknown) => Promise<unknown>;
}

/** Creates a route whose input is typed by `takes`. */
export function route<Takes extends z.ZodObject>(
  row: Omit<Route, 'takes' | 'handle'> & {
    takes: Takes;
    handle: (ctx: RequestContext, input: z.output<Takes>) => Promise<unknown>;
  },
): Route {
  return { ...row, handle: (ctx, input) => row.handle(ctx, input as z.output<Takes>) };
}
