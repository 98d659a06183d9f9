import { DomainError, type DomainErrorCode } from './errors';
import { loadTranslations } from './i18n/translate';
import { RETRY_HEADERS } from './maintenanceResponse';
import { say } from './records/sentence';
import { toText } from './records/sentenceText';

const STATUS: Record<DomainErrorCode, number> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LIMIT: 413,
  UNAVAILABLE: 503,
};

const HEADERS: Partial<Record<DomainErrorCode, Record<string, string>>> = {
  // RFC 9110, 15.5.2: a 401 response names the way to authenticate.
  UNAUTHENTICATED: { 'www-authenticate': 'Bearer' },
  UNAVAILABLE: RETRY_HEADERS,
};

/**
 * Returns an error as an HTTP response with its status and `{error}`, in the language of the request by its
 * `Accept-Language`. Anything but a DomainError is a bug: logged, masked, and sent as 500.
 */
export async function errorResponse(error: unknown, acceptLanguage: string | null) {
  const texts = await loadTranslations({ acceptLanguage });
  if (error instanceof DomainError) {
    return Response.json(
      { error: error.toTexts(texts).message },
      { status: STATUS[error.code], headers: HEADERS[error.code] },
    );
  }
  console.error(error);
  const message = toText(say`Something went wrong on our side. Try again in a moment.`, texts);
  return Response.json({ error: message }, { status: 500 });
}

/** Returns the token of `Authorization: Bearer …`, or null if there is none. */
export function bearerToken(request: Request) {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Whether the request's content type is JSON. */
export function isJson(request: Request) {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
}

/** Characters of text that are sent together, because each chunk costs messages between worker and page. */
const BLOCK = 65_536;

/** Joins short texts. */
async function* joinTexts(chunks: AsyncIterable<Uint8Array | string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const chunk of chunks) {
    const isText = typeof chunk === 'string';
    if (isText) text += chunk;
    if (isText && text.length < BLOCK) continue;
    if (text) yield encoder.encode(text);
    text = '';
    if (!isText) yield chunk;
  }
  if (text) yield encoder.encode(text);
}

/** Returns a stream that produces its chunks as fast as they are read. */
export function toStream(chunks: AsyncIterable<Uint8Array | string> | Iterable<string>) {
  const joined = joinTexts(chunks);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await joined.next();
      if (step.done) controller.close();
      else controller.enqueue(step.value);
    },
    async cancel() {
      await joined.return(undefined);
    },
  });
}
