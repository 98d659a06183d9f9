import type { RequestContext } from '../context';
import { assertAbility } from '../domain/auth/abilities';
import { DomainError } from '../errors';
import { isJson } from '../http';
import { toDomainError, formatIssue } from './errors';
import type { Route } from './route';
import { listRoutes } from './routes';

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>\\d+)')}$`);

/** The query parameters of a URL. A repeated parameter, such as `a=1&a=2` or `a[]=1`, has all its values. */
const getQuery = (url: URL) =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => {
      const values = url.searchParams.getAll(key);
      return [key.replace(/\[\]$/, ''), values.length > 1 || key.endsWith('[]') ? values : values[0]];
    }),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum nesting of lists and objects in a body; anything deeper could not be serialized again. */
const MAX_DEPTH = 50;

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)));

/** The JSON object in the text of a body. Throws INVALID for anything else. */
const toObject = (text: string) => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new DomainError('INVALID', text ? 'The body is not valid JSON.' : 'The body is empty. Send a JSON object.');
  }
  if (isDeeperThan(body, MAX_DEPTH)) {
    throw new DomainError('INVALID', `The body is nested more than ${MAX_DEPTH} levels deep.`);
  }
  if (isRecord(body)) return body;
  throw new DomainError('INVALID', 'The body must be a JSON object.');
};

/** Pages of other sites can make a browser post forms and plain text, but not JSON. */
const WRONG_MEDIA_TYPE = 'Send the body as application/json.';

/**
 * The raw input of a request: the query of a GET, the body of a POST, either for a DELETE, where the query takes
 * precedence.
 */
const toInput = (method: Route['method'], url: URL, text: string) => {
  if (method === 'GET') return getQuery(url);
  if (method === 'POST') return toObject(text);
  return { ...(text && toObject(text)), ...getQuery(url) };
};

/** The response to a REST request; undefined if no route matches. Throws DomainErrors. */
export type Router = (
  request: Request,
  /** Called for the context only if a route matches. */
  createContext: () => Promise<RequestContext>,
) => Promise<Response | undefined>;

const toTable = (routes: readonly Route[]) => routes.map((row) => ({ row, pattern: toPattern(row.path) }));

/** The methods that the gateway has for the path; none for a path that it does not have. */
export function findMethods(path: string, hasDemo: boolean): Route['method'][] {
  return toTable(listRoutes(hasDemo)).flatMap(({ row, pattern }) => (pattern.test(path) ? row.method : []));
}

/** Returns a router that finds the matching route, parses the input and builds the response. */
export function createRouter(routes: readonly Route[]): Router {
  const table = toTable(routes);

  const find = (method: string, path: string) => {
    for (const { row, pattern } of table) {
      const match = row.method === method ? pattern.exec(path) : null;
      if (match) return { row, parts: match.groups ?? {} };
    }
    return undefined;
  };

  return async (request, createContext) => {
    const url = new URL(request.url);
    const found = find(request.method, url.pathname);
    if (!found) return undefined;
    const { row, parts } = found;
    const ctx = await createContext();
    // Without demo data, only the paths that sign in are open.
    if (ctx.user || !(ctx.demo || row.path.startsWith('/jwt/'))) assertAbility(ctx.user, row.ability ?? null);
    const text = row.method === 'GET' ? '' : await request.text();
    if (text && !isJson(request)) return Response.json({ error: WRONG_MEDIA_TYPE }, { status: 415 });
    const input = { ...toInput(row.method, url, text), ...parts };
    const parsed = row.takes.safeParse(input, { error: formatIssue });
    if (!parsed.success) throw toDomainError(parsed.error);
    const answer = await row.handle(ctx, parsed.data);
    if (answer instanceof Response) return answer;
    const { status = 200 } = row;
    return row.answers ? Response.json(answer, { status }) : new Response(null, { status });
  };
}

const routers = { demo: createRouter(listRoutes(true)), team: createRouter(listRoutes(false)) };

/** The router of a gateway with or without demo data. */
export function getRouter(hasDemo: boolean): Router {
  return routers[hasDemo ? 'demo' : 'team'];
}
