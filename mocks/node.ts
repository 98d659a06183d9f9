import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
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

const toRequest = (incoming: IncomingMessage, url: URL): Request => {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!);
  }
  return new Request(url, {
    // The response to HEAD is that to GET without its body.
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit);
};

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
 * Prevents framing, content type sniffing, and caching of what doesn't say that it can be, and sends no referrer to other
 * hosts.
 */
const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

const send = async (response: Response, outgoing: ServerResponse, cors: Record<string, string>) => {
  outgoing.writeHead(response.status, { ...DEFAULT_HEADERS, ...Object.fromEntries(response.headers), ...cors });
  if (!response.body) return outgoing.end();
  if (outgoing.req.method === 'HEAD') {
    await response.body.cancel();
    return outgoing.end();
  }
  // The headers of an event stream must be sent immediately, not with the first event.
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
};

/** The response to a request that no one answered: 405 if the path has other methods, otherwise 404. */
const createRefusal = async ({ method, url }: IncomingMessage, { pathname }: URL): Promise<Response> => {
  const methods = (await import('./rest/router')).findMethods(pathname);
  if (methods.length === 0) return Response.json({ error: `Nothing found at ${url}.` }, { status: 404 });
  return wrongMethod(method ?? '', methods);
};

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

  const answerCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { host = '', origin } = incoming.headers;
    const fault = hostFault(incoming.headers);
    if (fault) {
      const error = `${fault} To allow it, add it to ALLOWED_HOSTS when you start the gateway.`;
      return send(Response.json({ error }, { status: 403 }), outgoing, corsHeaders(undefined));
    }
    const cors = corsHeaders(origin);
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, cors).end();
    if (!URL.canParse(incoming.url ?? '/', `http://${host}`)) {
      return send(Response.json({ error: `The URL ${incoming.url} isn’t valid.` }, { status: 400 }), outgoing, cors);
    }
    const url = new URL(incoming.url ?? '/', `http://${host}`);
    // The one method that Node reads and `Request` refuses.
    if (incoming.method === 'TRACE') return send(await createRefusal(incoming, url), outgoing, cors);
    const request = toRequest(incoming, url);
    const caller = { address: incoming.socket.remoteAddress ?? null };
    const response = (await handleDocs(request)) ?? (await gateway.handle(request, caller));
    return send(response ?? (await createRefusal(incoming, url)), outgoing, cors);
  };

  return createServer((incoming, outgoing) => {
    answerCall(incoming, outgoing).catch((error: unknown) => {
      // A client that disconnects during a response is not an error of the gateway.
      if (outgoing.destroyed) return;
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: `The request couldn’t be read: ${String(error)}` }));
    });
  });
}
