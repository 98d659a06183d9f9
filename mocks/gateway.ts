import type { RequestContext } from './context';
import { createToldStore } from './db/toldStore';
import { hashStoredPasswords } from './domain/auth/hashStoredPasswords';
import { keepSessions } from './domain/auth/session';
import { userOfToken } from './domain/auth/tokens';
import type { DomainContext } from './domain/context';
import { seed } from './domain/seed';
import { DomainError } from './errors';
import { createGraphQLServer, type GraphQLServerOptions } from './graphql/server';
import { bearerToken, errorResponse } from './http';
import { maintenanceAnswer } from './maintenance';
import { isBytesPath, isGatewayUrl } from './paths';
import type { SessionRecord } from './records/auth';
import type { Change } from './records/tables';
import { answerBytes } from './rest/bytes';
import { openRoom, type Room, type RoomOptions } from './room';

export interface GatewayOptions extends RoomOptions, Pick<GraphQLServerOptions, 'renderGraphiQL'> {
  /** Products of the demo catalog that a new store is filled with; 147 where it is not given. */
  demoProducts?: number;
  /** Sessions that a new store begins with. */
  demoSessions?: readonly SessionRecord[];
  /** Keeps all commits so far for good; awaited before a call that may have changed something is answered. Never rejects. */
  keep?(): Promise<void>;
  /** Asked at each call: while it is true, every path but `/health` answers 503. Never where it is not given. */
  isInMaintenance?(): boolean;
}

/** The one room behind both doors; it does not care where it runs or how calls get to it. */
export interface Gateway extends Omit<Room, 'resumeJobs'> {
  /** The answer, or undefined for a call that is not the gateway's: pass it through. */
  handle(request: Request, caller?: Caller): Promise<Response | undefined>;
}

/** Who calls, as far as the transport knows. */
export interface Caller {
  /** The network address; null within this process. */
  address: string | null;
}

const WITHIN: Caller = { address: null };

/** The context of a request whose user is not known: what it changes is told with the name of its session. */
const anonymous = (context: DomainContext, request: Request, { address }: Caller): RequestContext => {
  const session = request.headers.get('x-session');
  const tell = (changes: readonly Change[]) => context.events.emit('recordsChanged', { session, changes });
  return { ...context, store: createToldStore(context.store, tell), session, address };
};

/** The same with the user of its token. Throws UNAUTHENTICATED for a token that is no good. */
const strictContextOf = async (context: DomainContext, request: Request, caller: Caller): Promise<RequestContext> => {
  const token = bearerToken(request);
  return { ...anonymous(context, request, caller), ...(token !== null && (await userOfToken(context, token))) };
};

/** The same, where a token that is no good counts as none: signing in and refreshing must work with one that has expired. */
const contextOf = (context: DomainContext, request: Request, caller: Caller): Promise<RequestContext> =>
  strictContextOf(context, request, caller).catch((error: unknown) => {
    if (error instanceof DomainError) return anonymous(context, request, caller);
    throw error;
  });

/** The answer as no browser or proxy keeps it, unless it says that it is for everyone. */
const withoutStorage = (response: Response): Response => {
  const cacheControl = response.headers.get('cache-control');
  if (!cacheControl?.includes('public')) response.headers.set('cache-control', 'no-store');
  return response;
};

/** The paths of the REST contract; loaded with the first call to one of them. */
const rest = () => import('./rest/router');

/** A gateway over the store, filled with demo data if it is new, with interrupted jobs taken up again. */
export const createGateway = async (options: GatewayOptions = {}): Promise<Gateway> => {
  const { context, resumeJobs, idle, stop } = openRoom(options);
  const isNew = (await context.store.list('authUsers')).length === 0;
  if (isNew) {
    await seed(context, { productCount: options.demoProducts ?? 147 });
    await keepSessions(context, options.demoSessions ?? []);
  } else await hashStoredPasswords(context);
  await resumeJobs();
  const { keep = async () => undefined } = options;
  const graphql = createGraphQLServer({ ...options, keep });

  const answer = async (request: Request, caller: Caller): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const refusal = options.isInMaintenance?.() ? maintenanceAnswer(request) : undefined;
    if (refusal) return refusal;
    if (pathname === '/graphql') return graphql(request, await contextOf(context, request, caller));
    if (pathname === '/health') return Response.json({ status: 'ok' });
    if (pathname === '/openapi.json') return Response.json((await import('./rest/openapi')).openApi());
    const readContext = pathname.startsWith('/jwt/') ? contextOf : strictContextOf;
    const answered = isBytesPath(pathname)
      ? await answerBytes(await contextOf(context, request, caller), request)
      : await (await rest()).answerRest(request, () => readContext(context, request, caller));
    if (request.method !== 'GET') await keep();
    return answered;
  };

  return {
    handle: async (request, caller = WITHIN) => {
      if (!isGatewayUrl(request.url)) return undefined;
      // A call that its client gave up while it was read is no fault; nobody reads the answer either.
      const answered = await answer(request, caller).catch((error: unknown) =>
        request.signal.aborted ? new Response(null, { status: 499 }) : errorResponse(error),
      );
      return answered && withoutStorage(answered);
    },
    context,
    idle,
    stop,
  };
};
