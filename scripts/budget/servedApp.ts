import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A served production build, and when each path was first requested, in milliseconds since 1970. */
export interface RequestLog {
  url: string;
  /** Folder of the build. */
  folder: string;
  requests: Map<string, number>;
  close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isCompressible = (type: string) => /^(text|application|image\/svg)/.test(type);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Builds the app if its build is missing or older than its sources. */
export function buildIfNeeded(): void {
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

/**
 * Serves a build and records what is requested, by workers too. Each file is compressed once and kept, so that the
 * server takes little of the time that is measured; names with a hash are cached by browsers, as on a real host.
 */
export async function serveRecorded(port: number, folder = 'dist'): Promise<RequestLog> {
  const root = resolve(folder);
  const requests = new Map<string, number>();
  const bodies = new Map<string, Buffer>();
  const read = (file: string, isZipped: boolean): Buffer => {
    const body = bodies.get(file) ?? (isZipped ? gzipSync(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    return body;
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!requests.has(pathname)) requests.set(pathname, Date.now());
    const asked = join(root, decodeURIComponent(pathname));
    const isPage = headers.accept?.includes('text/html') ?? false;
    const file = asked.startsWith(root + sep) && isFile(asked) ? asked : isPage ? join(root, 'index.html') : null;
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isZipped = isCompressible(type);
    response.writeHead(200, {
      'content-type': type,
      // As many hosts do.
      vary: 'Origin',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isZipped && { 'content-encoding': 'gzip' }),
    });
    response.end(read(file, isZipped));
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    url: `http://localhost:${port}`,
    folder: root,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
