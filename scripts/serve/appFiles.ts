import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Types that compression makes smaller. */
const COMPRESSIBLE = /^text\/|json$|svg|wasm|ttf$/;

/** The content policy of the page is in the page; these headers have what a meta element can't set. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/**
 * The service worker of this origin: it removes the one that an app with the gateway in the browser has left here, with
 * its copy of the app.
 */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/**
 * Paths of the server that a browser can open in a tab. All other navigations get the app, which has such paths, too.
 */
const OPENED = /^\/(?:graphql|health|ready|openapi\.json)$|^\/(?:files|media|feeds|assets)\//;

const compressions = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

type Encoding = keyof typeof compressions;

interface BuiltFile {
  bytes: Buffer;
  type: string;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const toFile = (bytes: Buffer, name: string): BuiltFile => ({
  bytes,
  type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  encoded: new Map(),
});

/** What the page knows of its server before it asks. */
interface ServerFacts {
  hasDemo: boolean;
  sendsEmail: boolean;
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Marks the page as one whose server answers it, before the scripts of the head look for that. */
function markPage(html: string, { hasDemo, sendsEmail }: ServerFacts): string {
  const facts = `data-demo="${onOrOff(hasDemo)}" data-email="${onOrOff(sendsEmail)}"`;
  const mark = `<meta name="catalog-server" content="/graphql" ${facts}>`;
  return html.replace(/<meta charset/, `${mark}\n    $&`);
}

const isNavigation = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;

const choose = (accepted: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b(?!;q=0(?:,|$))`).test(accepted));

/**
 * Returns a function that answers requests for the built app in a folder; undefined for those that are not for it.
 * Files are in memory, compressed when they are first asked for.
 */
export function createAppFiles(
  folder: string,
  facts: ServerFacts,
): (request: Request) => Promise<Response | undefined> {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${file.slice(join(folder, sep).length).replaceAll(sep, '/')}`, toFile(readFileSync(file), entry.name));
  }
  const page = toFile(Buffer.from(markPage(files.get('/index.html')?.bytes.toString() ?? '', facts)), 'index.html');
  files.set('/index.html', page);
  files.set('/mockServiceWorker.js', toFile(Buffer.from(REMOVER), 'mockServiceWorker.js'));

  const send = async (file: BuiltFile, path: string, { headers: asked }: Request): Promise<Response> => {
    const headers = new Headers({
      ...HEADERS,
      'content-type': file.type,
      etag: file.etag,
      vary: 'Accept-Encoding',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (asked.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
    const encoding = COMPRESSIBLE.test(file.type) ? choose(asked.get('accept-encoding') ?? '') : undefined;
    if (!encoding) return new Response(new Uint8Array(file.bytes), { headers });
    const encoded = file.encoded.get(encoding) ?? compressions[encoding](file.bytes);
    file.encoded.set(encoding, encoded);
    headers.set('content-encoding', encoding);
    return new Response(new Uint8Array(await encoded), { headers });
  };

  return async (request) => {
    if (request.method !== 'GET') return undefined;
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return send(file, pathname, request);
    return isNavigation(request) && !OPENED.test(pathname) ? send(page, '/', request) : undefined;
  };
}
