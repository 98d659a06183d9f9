import type { z } from 'zod';
import type { RequestContext } from '../context';
import { DomainError } from '../errors';
import type { Route } from './route';
import { ROUTES } from './routes';

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>\\d+)')}$`);

const TABLE = ROUTES.map((row) => ({ row, pattern: patternOf(row.path) }));

/** The parameters of an address; of one that is given again and again, as `a=1&a=2` or `a[]=1`, all values. */
const queryOf = (url: URL) => {
  const query: Record<string, unknown> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key.replace(/\[\]$/, '')] = values.length > 1 || key.endsWith('[]') ? values : values[0];
  }
  return query;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of the body. Throws INVALID where it is something else. */
const bodyOf = async (request: Request) => {
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new DomainError('INVALID', text ? 'The body is not valid JSON.' : 'The body is empty; send a JSON object.');
  }
  if (isRecord(body)) return body;
  throw new DomainError('INVALID', 'The body must be a JSON object.');
};

const inputOf = async (method: Route['method'], request: Request, url: URL) => {
  if (method === 'POST') return bodyOf(request);
  const query = queryOf(url);
  if (method === 'GET') return query;
  const hasBody = Boolean(request.body) && (await request.clone().text()) !== '';
  return { ...(hasBody && (await bodyOf(request))), ...query };
};

const refusalOf = ({ issues }: z.ZodError) => {
  const messages = issues.map(({ path, message }) => `${path.join('.') || 'The input'} ${message}.`);
  return new DomainError('INVALID', messages.join(' '));
};

/** The row that serves the method and path, with the parts of the path in braces. */
const find = (method: string, path: string) => {
  for (const { row, pattern } of TABLE) {
    const match = row.method === method ? pattern.exec(path) : null;
    if (match) return { row, parts: match.groups ?? {} };
  }
  return undefined;
};

/** The answer of the row that serves the request; undefined where none does. Throws DomainErrors. */
export const answerRest = async (ctx: RequestContext, request: Request): Promise<Response | undefined> => {
  const url = new URL(request.url);
  const found = find(request.method, url.pathname);
  if (!found) return undefined;
  const { row, parts } = found;
  const parsed = row.takes.safeParse({ ...(await inputOf(row.method, request, url)), ...parts });
  if (!parsed.success) throw refusalOf(parsed.error);
  const answer = await row.handle(ctx, parsed.data);
  if (answer instanceof Response) return answer;
  const { status = 200 } = row;
  return row.answers ? Response.json(answer, { status }) : new Response(null, { status });
};
