import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import { handleDocs } from './apiDocs';
import type { RequestTrace } from './context';
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
  /** Answers requests for the app; undefined for all others. Without it, there is no app, but the `/docs`. */
  serveApp?: (request: Request) => Promise<Response | undefined>;
  /** Whether a proxy in front of the server says whose request it passes on, in the last part of `X-Forwarded-For`. */
  isProxyTrusted?: boolean;
}

/** Answers a request of Node, and notes what is learned about it. */
export type GatewayListener = (req: IncomingMessage, res: ServerResponse, trace?: RequestTrace) => Promise<void>;

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
  for (const [name, value] of Object.entries(cors)) {
    // A response can vary by more than its origin.
    if (name === 'vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
};

/** The response to a request that no one answered: 405 if the path has other methods, otherwise 404. */
const createRefusal = async (method: string, url: string, hasDemo: boolean): Promise<Response> => {
  const { pathname, search } = new URL(url);
  const methods = (await import('./rest/router')).findMethods(pathname, hasDemo);
  if (methods.length === 0) return Response.json({ error: `Nothing found at ${pathname}${search}.` }, { status: 404 });
  return wrongMethod(method, methods);
};

/** A request as Node received it. */
interface Call {
  req: IncomingMessage;
  /** Its method, also if it is HEAD. */
  method: string;
  trace: RequestTrace | undefined;
}

/** The IP address of the client. */
const getAddress = ({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string | null => {
  const hops = isProxyTrusted ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  return hops.at(-1)?.trim() || (socket.remoteAddress ?? null);
};

/**
 * Returns what answers requests to an HTTP server with the gateway, and the app or `/docs`. Unknown paths get a 404
 * response. Requests under other host names (as in DNS rebinding) and requests from pages of other hosts get a 403
 * response.
 */
export function createGatewayListener(gateway: Gateway, options: GatewayServerOptions = {}): GatewayListener {
  const { allowedHosts = [], serveApp = handleDocs, isProxyTrusted = false } = options;
  const names = new Set([...LOOPBACK, ...allowedHosts.map((name) => name.toLowerCase())]);

  /** Returns what is wrong with the host or origin of the request, or null if both are allowed. */
  const hostFault = ({ host = '', origin }: IncomingMessage['headers']): string | null => {
    if (!names.has(getHostname(`http://${host}`) ?? '')) return `Host "${host}" is not allowed.`;
    if (origin !== undefined && !names.has(getHostname(origin) ?? '')) return `Origin "${origin}" is not allowed.`;
    return null;
  };

  const answer = async (request: Request, { req: incoming, method, trace }: Call): Promise<Response> => {
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
    const caller = { address: getAddress(incoming, isProxyTrusted), trace };
    const response = (await serveApp(request)) ?? (await gateway.handle(request, caller));
    return withHeaders(response ?? (await createRefusal(method, request.url, gateway.context.demo !== null)), cors);
  };

  const listener = createServerAdapter<Call>(answer);
  return async (req, res, trace) => {
    const { method = '' } = req;
    // The response to HEAD is that to GET, without its body: Node has noted by now not to send one.
    if (method === 'HEAD') req.method = 'GET';
    await listener(req, res, { method, trace });
  };
}

/** Creates an HTTP server for the gateway, not yet listening. */
export function createGatewayServer(gateway: Gateway, options?: GatewayServerOptions): Server {
  const listener = createGatewayListener(gateway, options);
  return createServer((req, res) => void listener(req, res));
}
