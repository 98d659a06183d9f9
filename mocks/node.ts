import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { answerDocs } from './docs';
import type { Gateway } from './gateway';

const requestOf = (incoming: IncomingMessage): Request => {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!);
  }
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method: incoming.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  } as RequestInit);
};

/** A page of another origin may read the answers: what counts is the token, which no browser sends by itself. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, x-session',
};

const send = async (response: Response, outgoing: ServerResponse) => {
  outgoing.writeHead(response.status, { ...CORS, ...Object.fromEntries(response.headers) });
  if (!response.body) return outgoing.end();
  // Event streams must leave at once, not with their first event.
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
};

/** An HTTP server in front of the gateway and its `/docs`, not yet listening. Calls that are neither's answer 404. */
export const createGatewayServer = (gateway: Gateway): Server =>
  createServer((incoming, outgoing) => {
    const answer = async () => {
      if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, CORS).end();
      const request = requestOf(incoming);
      const response = (await answerDocs(request)) ?? (await gateway.handle(request));
      await send(
        response ?? Response.json({ error: `Nothing is served at ${incoming.url}.` }, { status: 404 }),
        outgoing,
      );
    };
    answer().catch((error: unknown) => {
      // A client that went away in the middle of an answer is no fault of ours.
      if (outgoing.destroyed) return;
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: `The request could not be read: ${String(error)}` }));
    });
  });
