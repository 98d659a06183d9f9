import { DomainError, type DomainErrorCode } from './errors';

const STATUS: Record<DomainErrorCode, number> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LIMIT: 413,
};

/** A refusal as HTTP: its status and `{error}`; anything but a DomainError is a bug: logged, masked, 500. */
export const errorResponse = (error: unknown) => {
  if (error instanceof DomainError) return Response.json({ error: error.message }, { status: STATUS[error.code] });
  console.error(error);
  return Response.json({ error: 'Something went wrong on our side. Please try again.' }, { status: 500 });
};

/** The token of `Authorization: Bearer …`; null without one. */
export const bearerToken = (request: Request) =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** Whether the body is said to be JSON. */
export const isJson = (request: Request) =>
  /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');

/** A body that is made chunk by chunk, as fast as it is read. */
export const streamOf = (chunks: AsyncIterable<Uint8Array | string> | Iterable<string>) => {
  const encoder = new TextEncoder();
  const iterator = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
};
