import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { answerDocs } from './docs';
import type { Gateway } from './gateway';

/** Names of this machine: every web page on it can call the gateway, and no page from elsewhere. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Settings of the server. */
export interface GatewayServerOptions {
  /** Host names by which the gateway can be called, and whose pages can call it, besides those of this machine. */
  allowedHosts?: readonly string[];
}

const hostnameOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

const requestOf = (incoming: IncomingMessage, host: string): Request => {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!);
  }
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method: incoming.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit);
};

/** A page of an allowed origin can read the answers. What it can ask for is up to the token that it sends. */
const corsHeaders = (origin: string | undefined): Record<string, string> =>
  origin === undefined
    ? { vary: 'Origin' }
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, PUT, POST, DELETE, OPTIONS',
        'access-control-allow-headers': 'authorization, content-type, x-session',
      };

/** Nothing is framed by a page or taken for another type, and no address is told to other hosts. */
const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

const send = async (response: Response, outgoing: ServerResponse, cors: Record<string, string>) => {
  outgoing.writeHead(response.status, { ...SAFETY_HEADERS, ...Object.fromEntries(response.headers), ...cors });
  if (!response.body) return outgoing.end();
  // Event streams must leave at once, not with their first event.
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
};

/**
 * An HTTP server in front of the gateway and its `/docs`, not yet listening. Calls that are neither's answer 404. Calls
 * under other host names, as pages make them that bind a name of theirs to this machine, and calls of pages of other
 * hosts answer 403.
 */
export const createGatewayServer = (gateway: Gateway, { allowedHosts = [] }: GatewayServerOptions = {}): Server => {
  const names = new Set([...LOOPBACK, ...allowedHosts.map((name) => name.toLowerCase())]);

  /** What is wrong with where the call goes to or comes from; null where nothing is. */
  const hostFault = ({ host = '', origin }: IncomingMessage['headers']): string | null => {
    if (!names.has(hostnameOf(`http://${host}`) ?? '')) return `The host "${host}" is not allowed.`;
    if (origin !== undefined && !names.has(hostnameOf(origin) ?? '')) return `The origin "${origin}" is not allowed.`;
    return null;
  };

  const answerCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { host = '', origin } = incoming.headers;
    const fault = hostFault(incoming.headers);
    if (fault) {
      const error = `${fault} Name it in ALLOWED_HOSTS when you start the gateway.`;
      return send(Response.json({ error }, { status: 403 }), outgoing, corsHeaders(undefined));
    }
    const cors = corsHeaders(origin);
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, cors).end();
    const request = requestOf(incoming, host);
    const caller = { address: incoming.socket.remoteAddress ?? null };
    const response = (await answerDocs(request)) ?? (await gateway.handle(request, caller));
    const notFound = () => Response.json({ error: `Nothing is served at ${incoming.url}.` }, { status: 404 });
    return send(response ?? notFound(), outgoing, cors);
  };

  return createServer((incoming, outgoing) => {
    answerCall(incoming, outgoing).catch((error: unknown) => {
      // A client that went away in the middle of an answer is no fault of ours.
      if (outgoing.destroyed) return;
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: `The request could not be read: ${String(error)}` }));
    });
  });
};
