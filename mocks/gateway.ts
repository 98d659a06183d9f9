import type { Clock } from './clock';
import { systemClock } from './clock';
import type { RequestContext } from './context';
import type { FileStore } from './db/files';
import { createMemoryFiles } from './db/memoryFiles';
import { createMemoryStore } from './db/memoryStore';
import type { Store } from './db/store';
import { createTokens, userOfToken, type TokenSecrets } from './domain/auth/tokens';
import type { DomainContext } from './domain/context';
import { createJobRunner } from './domain/jobs/runner';
import { seed } from './domain/seed';
import { DomainError } from './errors';
import { createEvents } from './events';
import { createGraphQLServer, type GraphQLServerOptions } from './graphql/server';
import { bearerToken, errorResponse } from './http';
import { isGatewayUrl } from './paths';
import { answerBytes } from './rest/bytes';

export interface GatewayOptions extends Pick<GraphQLServerOptions, 'renderGraphiQL'> {
  /** Where everything is kept; in memory where it is not given. */
  store?: Store;
  files?: FileStore;
  now?: Clock;
  secrets?: TokenSecrets;
  /** Fill an empty store with demo data: this many products in the first catalog. */
  demoProducts?: number;
}

/** The one room behind both doors; it does not care where it runs or how calls get to it. */
export interface Gateway {
  /** The answer, or undefined for a call that is not the gateway's: pass it through. */
  handle(request: Request): Promise<Response | undefined>;
  /** The rules' own context, without a user. */
  context: DomainContext;
  /** Resolves when no job is at work. */
  idle(): Promise<void>;
  /** Stops the work of jobs; they go on from their checkpoints in the next gateway over the same store. */
  stop(): void;
}

const randomSecrets = (): TokenSecrets => ({ access: crypto.randomUUID(), refresh: crypto.randomUUID() });

/** A gateway over the store, filled with demo data if it is new, with interrupted jobs taken up again. */
export const createGateway = async (options: GatewayOptions = {}): Promise<Gateway> => {
  const base = {
    store: options.store ?? createMemoryStore(),
    files: options.files ?? createMemoryFiles(),
    events: createEvents(),
    now: options.now ?? systemClock,
    tokens: createTokens(options.secrets ?? randomSecrets()),
    user: null,
  };
  const runner = createJobRunner(base);
  const context: DomainContext = { ...base, jobs: runner };
  const isNew = (await base.store.list('users')).length === 0;
  if (isNew) await seed(context, { productCount: options.demoProducts ?? 147 });
  await runner.resumeAll();

  const contextOf = async (request: Request): Promise<RequestContext> => {
    const token = bearerToken(request);
    if (token === null) return { ...context };
    try {
      return { ...context, user: await userOfToken(context, token) };
    } catch (error) {
      // GraphQL answers a bad token field by field: signing in and refreshing must still work with one.
      if (error instanceof DomainError) return { ...context };
      throw error;
    }
  };
  const graphql = createGraphQLServer({ ...options, contextOf });

  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/graphql') return graphql(request);
    if (pathname === '/health') return Response.json({ status: 'ok' });
    return answerBytes(await contextOf(request), request);
  };

  return {
    handle: async (request) => (isGatewayUrl(request.url) ? answer(request).catch(errorResponse) : undefined),
    context,
    idle: runner.idle,
    stop: runner.stop,
  };
};
