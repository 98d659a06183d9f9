import type { DocumentNode } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { isJson } from '../http';
import { loadTranslations } from '../i18n/translate';
import type { Translations } from '../records/sentenceText';
import { useBodyLimit } from './bodyLimit';
import { useDescriptions } from './descriptions';
import { createTextCache } from './documents/documentCache';
import { translateError } from './errors';
import { flushAfterMutation } from './flushAfterMutation';
import { useLimits } from './limits';
import { useMocked } from './mocking';
import { noteOperation } from './noteOperation';
import { createSchema } from './schema';

export interface GraphQLServerOptions {
  /** Persists all commits so far. Never rejects. */
  flush: () => Promise<void>;
  /** The classes of requests and responses; without it, those that are fastest where the gateway runs. */
  fetchAPI?: Pick<typeof globalThis, 'Response' | 'Request' | 'Headers' | 'ReadableStream' | 'TextEncoder' | 'URL'>;
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
  if (method !== 'GET') return undefined;
  const { searchParams } = new URL(url);
  const wrong = ['variables', 'extensions'].find((name) => !isJsonText(searchParams.get(name) || '{}'));
  if (!wrong) return undefined;
  const error = { message: `The parameter "${wrong}" is not valid JSON.`, extensions: { code: 'BAD_REQUEST' } };
  return Response.json({ errors: [error] }, { status: 400 });
};

/** Pages of other sites can make a browser post forms and plain text, but not JSON. */
const wrongMediaType = () =>
  Response.json(
    { errors: [{ message: 'Send the request body as application/json.', extensions: { code: 'BAD_REQUEST' } }] },
    { status: 415 },
  );

/** Yoga says nothing about why it refuses an `Accept` header. */
const notAcceptable = () => {
  const message = 'Accept application/json, application/graphql-response+json, or text/event-stream.';
  return Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status: 406 });
};

/**
 * Maximum characters of the parsed documents that are kept: twice those of the app's own operations. Parsed, a document
 * takes about 150 bytes a character, and Yoga would keep 1,024 of any length for each language.
 */
const KEPT_CHARACTERS = 300_000;

/** Documents that can't be parsed are parsed again each time. */
const NO_ERRORS = { get: () => undefined, set: () => undefined };

/** Shared by all servers of the process: building it takes longer than all else that a server needs. */
let built: ReturnType<typeof createSchema> | undefined;

/**
 * Creates a server for any GraphQL over HTTP request: POST with JSON, GET, and subscriptions as server-sent events.
 * Errors are translated in one place.
 */
export function createGeneralServer({ flush, fetchAPI, renderGraphiQL }: GraphQLServerOptions): GraphQLServer {
  const { schema, fallback } = (built ??= createSchema());
  const documentCache = createTextCache<DocumentNode>(KEPT_CHARACTERS);
  const create = (translations: Translations | null) =>
    createYoga<RequestContext>({
      schema,
      plugins: [
        useBodyLimit(),
        useDescriptions(fallback),
        useLimits(),
        useMocked(fallback),
        flushAfterMutation(flush),
        noteOperation(),
      ],
      maskedErrors: { maskError: (error) => translateError(error, translations) },
      graphiql: renderGraphiQL ? { title: 'Catalog Manager GraphQL' } : false,
      ...(renderGraphiQL && { renderGraphiQL }),
      landingPage: false,
      parserAndValidationCache: { documentCache, errorCache: NO_ERRORS },
      maxRequestBodySize: false,
      // The host of the gateway decides which origins can send requests.
      cors: false,
      multipart: false,
      ...(fetchAPI && { fetchAPI }),
      logging: false,
    });
  /** Yoga does not tell `maskError` whose request it is, so each language has its own. */
  const yogas = new Map<Translations | null, ReturnType<typeof create>>();
  return async (request, context) => {
    const refusal = rejectParameters(request);
    if (refusal) return refusal;
    if (request.method === 'POST') {
      if (!isJson(request)) return wrongMediaType();
      // Yoga compares the type letter by letter.
      request.headers.set('content-type', 'application/json');
    }
    const translations = await loadTranslations(context);
    const yoga = yogas.get(translations) ?? create(translations);
    yogas.set(translations, yoga);
    const response = await yoga.fetch(request, context);
    return response.status === 406 ? notAcceptable() : response;
  };
}
