import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { isJson } from '../http';
import { loadTranslations } from '../i18n/translate';
import type { Translations } from '../records/sentenceText';
import { useDescriptions } from './descriptions';
import { translateError } from './errors';
import { flushAfterMutation } from './flushAfterMutation';
import { useLimits } from './limits';
import { useMocked } from './mocking';
import { createSchema } from './schema';

export interface GraphQLServerOptions {
  /** Persists all commits so far. Never rejects. */
  flush: () => Promise<void>;
  /** Returns the page for browsers that open the endpoint; without it, there is none. */
  renderGraphiQL?: () => string;
}

/** Responds to GraphQL requests in their request context. */
export type GraphQLServer = (request: Request, context: RequestContext) => Promise<Response>;

const isJsonText = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Rejects parameters of a URL that are not JSON, which Yoga would report as an internal error. */
const rejectParameters = ({ method, url }: Request): Response | undefined => {
  const { searchParams } = new URL(url);
  const wrong =
    method === 'GET' && ['variables', 'extensions'].find((name) => !isJsonText(searchParams.get(name) || '{}'));
  if (!wrong) return undefined;
  const error = { message: `The parameter "${wrong}" is not valid JSON.`, extensions: { code: 'BAD_REQUEST' } };
  return Response.json({ errors: [error] }, { status: 400 });
};

/** Yoga says nothing about why it refuses an `Accept` header. */
const notAcceptable = () => {
  const message = 'Accept application/json, application/graphql-response+json, or text/event-stream.';
  return Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status: 406 });
};

/** Shared by all servers of the process: building it takes longer than all else that a server needs. */
let built: ReturnType<typeof createSchema> | undefined;

/**
 * Creates a server for any GraphQL over HTTP request: POST with JSON, GET, and subscriptions as server-sent events.
 * Errors are translated in one place.
 */
export function createGeneralServer({ flush, renderGraphiQL }: GraphQLServerOptions): GraphQLServer {
  const { schema, fallback } = (built ??= createSchema());
  const create = (translations: Translations | null) =>
    createYoga<RequestContext>({
      schema,
      plugins: [useDescriptions(fallback), useLimits(), useMocked(fallback), flushAfterMutation(flush)],
      maskedErrors: { maskError: (error) => translateError(error, translations) },
      graphiql: renderGraphiQL ? { title: 'Catalog Manager GraphQL' } : false,
      ...(renderGraphiQL && { renderGraphiQL }),
      landingPage: false,
      // The host of the gateway decides which origins can send requests.
      cors: false,
      multipart: false,
      // Responses use the platform's own classes, so that the host of the gateway can stream them.
      fetchAPI: { Response, Request, Headers, ReadableStream, TextEncoder, URL },
      logging: false,
    });
  /** Yoga does not tell `maskError` whose request it is, so each language has its own. */
  const yogas = new Map<Translations | null, ReturnType<typeof create>>();
  return async (request, context) => {
    const refusal = rejectParameters(request);
    if (refusal) return refusal;
    // Yoga compares the type letter by letter.
    if (isJson(request)) request.headers.set('content-type', 'application/json');
    const translations = await loadTranslations(context);
    const yoga = yogas.get(translations) ?? create(translations);
    yogas.set(translations, yoga);
    const response = await yoga.fetch(request, context);
    return response.status === 406 ? notAcceptable() : response;
  };
}
