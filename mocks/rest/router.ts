import type { RequestContext } from '../context';
import { DomainError } from '../errors';
import { isJson } from '../http';
import { refusalOf, wordsOf } from './refusal';
import type { Route } from './route';
import { ROUTES } from './routes';

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>\\d+)')}$`);

/** The parameters of an address; of one that is given again and again, as `a=1&a=2` or `a[]=1`, all values. */
const queryOf = (url: URL) =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => {
      const values = url.searchParams.getAll(key);
      return [key.replace(/\[\]$/, ''), values.length > 1 || key.endsWith('[]') ? values : values[0]];
    }),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and objects within each other that a body can have: what is deeper could not be answered again. */
const MAX_DEPTH = 50;

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)));

/** The JSON object that the text of a body is. Throws INVALID where it is something else. */
const objectOf = (text: string) => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new DomainError('INVALID', text ? 'The body is not valid JSON.' : 'The body is empty; send a JSON object.');
  }
  if (isDeeperThan(body, MAX_DEPTH)) {
    throw new DomainError('INVALID', `The body nests lists and objects more than ${MAX_DEPTH} deep.`);
  }
  if (isRecord(body)) return body;
  throw new DomainError('INVALID', 'The body must be a JSON object.');
};

/** A page of another site can make a browser post forms and plain text, but no JSON. */
const WRONG_MEDIA_TYPE = 'Send the body as application/json.';

/** What the call brings: a GET its query, a POST its body, a DELETE either, of which the query counts first. */
const inputOf = (method: Route['method'], url: URL, text: string) => {
  if (method === 'GET') return queryOf(url);
  if (method === 'POST') return objectOf(text);
  return { ...(text && objectOf(text)), ...queryOf(url) };
};

/** The answer to a call of a REST path; undefined for one that no row serves. Throws DomainErrors. */
export type Router = (
  request: Request,
  /** Asked for the context of a call that is served. */
  contextOf: () => Promise<RequestContext>,
) => Promise<Response | undefined>;

/** Finds the row that serves a call, parses what the call brings, and answers as the row says. */
export const createRouter = (routes: readonly Route[]): Router => {
  const table = routes.map((row) => ({ row, pattern: patternOf(row.path) }));

  const find = (method: string, path: string) => {
    for (const { row, pattern } of table) {
      const match = row.method === method ? pattern.exec(path) : null;
      if (match) return { row, parts: match.groups ?? {} };
    }
    return undefined;
  };

  return async (request, contextOf) => {
    const url = new URL(request.url);
    const found = find(request.method, url.pathname);
    if (!found) return undefined;
    const { row, parts } = found;
    const ctx = await contextOf();
    const text = row.method === 'GET' ? '' : await request.text();
    if (text && !isJson(request)) return Response.json({ error: WRONG_MEDIA_TYPE }, { status: 415 });
    const input = { ...inputOf(row.method, url, text), ...parts };
    const parsed = row.takes.safeParse(input, { error: wordsOf });
    if (!parsed.success) throw refusalOf(parsed.error);
    const answer = await row.handle(ctx, parsed.data);
    if (answer instanceof Response) return answer;
    const { status = 200 } = row;
    return row.answers ? Response.json(answer, { status }) : new Response(null, { status });
  };
};

/** The paths of the REST contract. */
export const answerRest = createRouter(ROUTES);
