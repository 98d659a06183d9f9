/** How long a client is asked to wait before it tries again, in seconds. */
const RETRY_AFTER_SECONDS = 10;

/**
 * What is answered while the gateway is being worked on: 503 with `{error}` and `Retry-After` (RFC 9110, 15.6.4). Undefined
 * for `/health`, which says that the process lives.
 */
export const maintenanceAnswer = (request: Request): Response | undefined =>
  new URL(request.url).pathname === '/health'
    ? undefined
    : Response.json(
        { error: 'The server is being worked on. Please try again in a moment.' },
        { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
      );
