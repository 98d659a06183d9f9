/** How long a client should wait before it retries: 10 seconds. */
export const RETRY_HEADERS = { 'retry-after': '10' };

/**
 * Returns the response during maintenance: 503 with `{error}` and `Retry-After` (RFC 9110, 15.6.4). Undefined for
 * `/health`, which reports that the process is alive.
 */
export function createMaintenanceResponse(request: Request): Response | undefined {
  return new URL(request.url).pathname === '/health'
    ? undefined
    : Response.json(
        { error: 'The server is under maintenance. Try again in a moment.' },
        { status: 503, headers: RETRY_HEADERS },
      );
}
