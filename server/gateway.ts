import type { RequestContext, RequestTrace } from './context';
import { createObservedStore } from './db/observedStore';
import { assertAbility } from './domain/auth/abilities';
import { userOfToken } from './domain/auth/userOfToken';
import type { DemoData } from './demo';
import type { DomainContext } from './domain/context';
import { DomainError } from './errors';
import { fillDemo } from './fillDemo';
import type { GraphQLServer, GraphQLServerOptions } from './graphql/generalServer';
import { bearerToken, errorResponse } from './http';
import { createMaintenanceResponse } from './maintenanceResponse';
import { isBytesPath, isGatewayUrl } from './paths';
import type { Change } from './records/tables';
import { createBackend, type Backend, type BackendOptions } from './backend';
import type { RefreshCookie } from './refreshCookie';
import { readSeen, sendSeen, type SeenCookieOptions } from './seenMark';

/** The demo data, and what fills a new store with it. */
export interface Demo extends DemoData {
  fill: (context: Pick<DomainContext, 'store' | 'now' | 'locks'>) => Promise<void>;
}

export interface GatewayOptions extends BackendOptions, Pick<GraphQLServerOptions, 'renderGraphiQL'> {
  demo?: Demo;
  /** Creates the GraphQL server; without it, Yoga answers every request. */
  createGraphQL?: (options: GraphQLServerOptions) => GraphQLServer;
  /** Persists all commits so far. Awaited before responding to a request that may have changed data. Never rejects. */
  flush?: () => Promise<void>;
  /**
   * Checked for each request: while it returns true, every path except `/health` responds with 503. Without it, there
   * is no maintenance mode.
   */
  isInMaintenance?: () => boolean;
  /** The cookie with the last commit that a browser has made; without it, only a header says so. */
  seenCookie?: SeenCookieOptions;
  /** Without it, refresh tokens are in responses only. */
  readRefreshCookie?: (request: Request) => RefreshCookie;
}

/** The back end behind both transports, independent of where it runs and how requests reach it. */
export interface Gateway extends Omit<Backend, 'resumeJobs'> {
  /** Returns the response, or undefined if the request is not for the gateway and must be passed through. */
  handle: (request: Request, caller?: Caller) => Promise<Response | undefined>;
}

/** The caller, as far as the transport knows it. */
interface Caller {
  /** The IP address, or null within this process. */
  address: string | null;
  /** Gets what is learned about the request. */
  trace?: RequestTrace;
}

/** A caller, the cookie that came with its request, and the number of the last commit that the request has made. */
interface Sender extends Caller {
  refreshCookie: RefreshCookie | null;
  lastCommit: number | null;
}

const WITHIN: Caller = { address: null };

/** Returns the context of a request without a user. Its change events carry the request's session name. */
const anonymous = (context: DomainContext, request: Request, sender: Sender): RequestContext => {
  const { address, refreshCookie, trace = {} } = sender;
  const session = request.headers.get('x-session');
  const { following } = context.store;
  const notify = (changes: readonly Change[]) => {
    if (following) sender.lastCommit = following.seq;
    context.events.emit('recordsChanged', { session, changes });
  };
  const acceptLanguage = request.headers.get('accept-language');
  const store = createObservedStore(context.store, session, notify);
  const userAgent = request.headers.get('user-agent') ?? context.userAgent;
  return { ...context, store, userAgent, session, acceptLanguage, address, refreshCookie, trace };
};

/** Returns the context with the user of its token. Throws UNAUTHENTICATED if the token is invalid. */
const createStrictContext = async (
  context: DomainContext,
  request: Request,
  sender: Sender,
): Promise<RequestContext> => {
  const token = bearerToken(request);
  const found = token === null ? null : await userOfToken(context, token);
  if (found && sender.trace) sender.trace.userId = found.user.id;
  return { ...anonymous(context, request, sender), ...found };
};

/**
 * Like `createStrictContext`, but treats an invalid token as missing, because signing in and refreshing must work with
 * an expired one.
 */
const createContext = (context: DomainContext, request: Request, sender: Sender): Promise<RequestContext> =>
  createStrictContext(context, request, sender).catch((error: unknown) => {
    if (error instanceof DomainError) return anonymous(context, request, sender);
    throw error;
  });

/** Makes the response uncacheable for browsers and proxies unless it is marked as public. */
const withoutStorage = (response: Response): Response => {
  const cacheControl = response.headers.get('cache-control');
  if (!cacheControl?.includes('public')) response.headers.set('cache-control', 'no-store');
  return response;
};

/** The paths of the REST contract, and those of bytes; each is loaded on the first request to one of them. */
const rest = () => import('./rest/router');
const bytes = () => import('./rest/bytes/bytes');

/** Yoga, which is loaded on the first request to it: the worker in the browser rarely needs it. */
const createYogaServer = async (options: GraphQLServerOptions) =>
  (await import('./graphql/generalServer')).createGeneralServer(options);

/**
 * Creates a gateway on top of the store, and resumes interrupted jobs. Fills a store without accounts with the demo
 * data, if it is passed in.
 */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { context, resumeJobs, idle, stop } = createBackend(options);
  const { demo } = options;
  if (demo) await fillDemo(context, () => demo.fill(context));
  await resumeJobs();
  const { flush = async () => undefined } = options;
  let graphql: GraphQLServer | undefined = options.createGraphQL?.({ ...options, flush });

  const hasDemo = context.demo !== null;
  const { following } = context.store;

  const answer = async (request: Request, sender: Sender): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const refusal = options.isInMaintenance?.() ? createMaintenanceResponse(request) : undefined;
    if (refusal) return refusal;
    // What the client has changed through another process must be visible here.
    if (following && readSeen(request, options.seenCookie) > following.seq) await following.catchUp();
    if (pathname === '/graphql') {
      graphql ??= await createYogaServer({ ...options, flush });
      return graphql(request, await createContext(context, request, sender));
    }
    if (pathname === '/health') return Response.json({ status: 'ok' });
    if (pathname === '/openapi.json') {
      if (!hasDemo) assertAbility((await createStrictContext(context, request, sender)).user, null);
      const [{ openApi }, { listRoutes }] = await Promise.all([import('./rest/openapi'), import('./rest/routes')]);
      return Response.json(openApi(listRoutes(hasDemo)));
    }
    const readContext = pathname.startsWith('/jwt/') ? createContext : createStrictContext;
    let answered: Response | undefined;
    if (isBytesPath(pathname)) {
      const { handleBytes } = await bytes();
      answered = await handleBytes(await createContext(context, request, sender), request);
    } else {
      const handleRest = (await rest()).getRouter(hasDemo);
      answered = await handleRest(request, () => readContext(context, request, sender));
    }
    if (request.method !== 'GET') await flush();
    return answered;
  };

  return {
    handle: async (request, caller = WITHIN) => {
      if (!isGatewayUrl(request.url)) return undefined;
      // A request that the client aborted while it was read is not an error, and no one reads its response.
      const refreshCookie = options.readRefreshCookie?.(request) ?? null;
      const sender: Sender = { ...caller, refreshCookie, lastCommit: null };
      const answered = await answer(request, sender).catch((error: unknown) =>
        request.signal.aborted
          ? new Response(null, { status: 499 })
          : errorResponse(error, request.headers.get('accept-language')),
      );
      const header = refreshCookie?.header();
      if (answered && header) answered.headers.append('set-cookie', header);
      if (answered && sender.lastCommit !== null) sendSeen(answered.headers, sender.lastCommit, options.seenCookie);
      return answered && withoutStorage(answered);
    },
    context,
    idle,
    stop,
  };
}
