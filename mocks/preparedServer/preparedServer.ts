import { execute, OperationTypeNode, subscribe, type ExecutionResult } from 'graphql';
import { bareSdl } from '#server/bareSdl.generated';
import type { RequestContext } from '#server/context';
import { isJson } from '#server/http';
import { loadTranslations } from '#server/i18n/translate';
import { translateError } from '#server/graphql/errors';
import { toEventStream } from './eventStream';
import { LazySchema } from './lazySchema';
import { createMockResolver, withMocked } from '#server/graphql/mocking';
import { readPreparedCall, type PreparedCall } from './preparedDocuments';
import { createScale, MOST_COST } from '#server/graphql/queryWeight';
import { signedOutErrors } from '#server/graphql/signedOut';

/** The response, or else the request for the general server, with its body still to be read. */
type PreparedAnswer = { response: Response; rest?: never } | { response?: never; rest: Request };

const EVENT_STREAM = 'text/event-stream';

/** The headers that Yoga sends with a stream. */
const EVENT_STREAM_HEADERS = {
  'content-type': EVENT_STREAM,
  connection: 'keep-alive',
  'cache-control': 'no-cache',
  'content-encoding': 'none',
};

/** The media type of the response to each `accept` header that clients of the app's operations send. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
  [EVENT_STREAM, EVENT_STREAM],
]);

/** Longer bodies are left to the general server, which limits their length while it reads them. */
const MOST_BYTES = 1_000_000;

/** Shared by all servers of the process, like the schema of the general server. */
const fallback = createMockResolver();
let built: LazySchema | undefined;

/**
 * Whether the body is at most `MOST_BYTES` long. Without an address, the caller is in this process and has it already.
 */
const isShort = (request: Request, { address }: RequestContext) => {
  const length = request.headers.get('content-length') ?? '';
  return address === null || (/^\d+$/.test(length) && Number(length) <= MOST_BYTES);
};

const withTranslatedErrors = async (
  { errors, ...result }: ExecutionResult,
  request: RequestContext,
): Promise<ExecutionResult> => {
  if (!errors) return result;
  const texts = await loadTranslations(request);
  return { errors: errors.map((error) => translateError(error, texts) as typeof error), ...result };
};

/**
 * Creates a server for the app's own operations, which are known to be valid. It responds like the general server, to
 * which it leaves all other requests, and those that are rejected before anything is executed. `flush` persists all
 * commits so far.
 */
export function createPreparedServer(flush: () => Promise<void>) {
  const run = async (call: PreparedCall, mediaType: string, context: RequestContext): Promise<Response | null> => {
    const { document, operation, variables: variableValues } = call;
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    if (isSubscription !== (mediaType === EVENT_STREAM)) return null;
    const schema = (built ??= new LazySchema({ sdl: bareSdl, fallback }));
    if (context.user === null && signedOutErrors(schema, document).length) return null;
    if (createScale(schema, document, variableValues).weigh(operation).cost > MOST_COST) return null;

    const args = { schema, document, contextValue: context, variableValues };
    if (isSubscription) {
      const events = await subscribe(args);
      if (!(Symbol.asyncIterator in events)) return null;
      return new Response(
        toEventStream(events, (event) => withTranslatedErrors(event, context)),
        { headers: EVENT_STREAM_HEADERS },
      );
    }
    const result = await execute({ ...args, fieldResolver: fallback });
    // Variables that are not valid: no resolver has run.
    if (result.data === undefined) return null;
    if (operation.operation === OperationTypeNode.MUTATION) await flush();
    const body = JSON.stringify(await withTranslatedErrors(withMocked(result, context), context));
    return new Response(body, { headers: { 'content-type': `${mediaType}; charset=utf-8` } });
  };

  return async (request: Request, context: RequestContext): Promise<PreparedAnswer> => {
    const mediaType = MEDIA_TYPES.get(request.headers.get('accept') ?? '*/*');
    if (request.method !== 'POST' || !isJson(request) || !mediaType || !isShort(request, context))
      return { rest: request };
    const text = await request.text();
    const call = text.length <= MOST_BYTES ? await readPreparedCall(text) : null;
    const response = call && (await run(call, mediaType, context));
    return response ? { response } : { rest: new Request(request, { body: text }) };
  };
}
