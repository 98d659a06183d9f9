import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import { handleDocs } from './apiDocs';
import type { Gateway } from './gateway';
import { wrongMethod } from './rest/errors';

/** Host names of this machine: any web page on it can send requests to the gateway, and no page from elsewhere can. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Settings of the server. */
export interface GatewayServerOptions {
  /**
   * Host names, in addition to those of this machine, under which the gateway is available and whose pages can send
   * requests to it.
   */
  allowedHosts?: readonly string[];
}

const getHostname = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

/** How long a browser keeps a permission, so that it doesn't ask before each request. */
const PREFLIGHT_SECONDS = 600;

/** A page of an allowed origin can read the responses. What it can access depends on the token that it sends. */
const corsHeaders = (origin: string | undefined): Record<string, string> =>
  origin === undefined
    ? { vary: 'Origin' }
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, PUT, POST, DELETE, OPTIONS',
        'access-control-allow-headers': 'authorization, content-type, x-session',
        // Without it, pages of other origins can't read these: Retry-After says when an outage may be over.
        'access-control-expose-headers': 'content-disposition, retry-after',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      };

/**
 * Prevents framing, content type sniffing, and caching of what doesn't say that it can be, and sends no referrer to
 * other hosts.
 */
const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** Adds the headers that the response doesn't have itself. */
const withHeaders = (response: Response, cors: Record<string, string>): Response => {
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
};

/** The response to a request that no one answered: 405 if the path has other methods, otherwise 404. */
const createRefusal = async (method: string, url: string): Promise<Response> => {
  const { pathname, search } = new URL(url);
  const methods = (await import('./rest/router')).findMethods(pathname);
  if (methods.length === 0) return Response.json({ error: `Nothing found at ${pathname}${search}.` }, { status: 404 });
  return wrongMethod(method, methods);
};

/** A request as Node received it. */
interface Call {
  req: IncomingMessage;
  /** Its method, also if it is HEAD. */
  method: string;
}

/**
 * Creates an HTTP server for the gateway and its `/docs`, not yet listening. Unknown paths get a 404 response. Requests
 * under other host names (as in DNS rebinding) and requests from pages of other hosts get a 403 response.
 */
export function createGatewayServer(gateway: Gateway, { allowedHosts = [] }: GatewayServerOptions = {}): Server {
  const names = new Set([...LOOPBACK, ...allowedHosts.map((name) => name.toLowerCase())]);

  /** Returns what is wrong with the host or origin of the request, or null if both are allowed. */
  const hostFault = ({ host = '', origin }: IncomingMessage['headers']): string | null => {
    if (!names.has(getHostname(`http://${host}`) ?? '')) return `Host "${host}" is not allowed.`;
    if (origin !== undefined && !names.has(getHostname(origin) ?? '')) return `Origin "${origin}" is not allowed.`;
    return null;
  };

  const answer = async (request: Request, { req: incoming, method }: Call): Promise<Response> => {
    const { host = '', origin } = incoming.headers;
    const fault = hostFault(incoming.headers);
    if (fault) {
      const error = `${fault} To allow it, add it to ALLOWED_HOSTS when you start the gateway.`;
      return withHeaders(Response.json({ error }, { status: 403 }), corsHeaders(undefined));
    }
    const cors = corsHeaders(origin);
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (!URL.canParse(incoming.url ?? '/', `http://${host}`)) {
      return withHeaders(Response.json({ error: `The URL ${incoming.url} isn’t valid.` }, { status: 400 }), cors);
    }
    const caller = { address: incoming.socket.remoteAddress ?? null };
    const response = (await handleDocs(request)) ?? (await gateway.handle(request, caller));
    return withHeaders(response ?? (await createRefusal(method, request.url)), cors);
  };

  const listener = createServerAdapter<Call>(answer);
  return createServer((req, res) => {
    const { method = '' } = req;
    // The response to HEAD is that to GET, without its body: Node has noted by now not to send one.
    if (method === 'HEAD') req.method = 'GET';
    void listener(req, res, { method });
  });
}
