import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Catalog Manager: the REST paths</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="viewer"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#viewer', deepLinking: true, validatorUrl: null });\n`;

// The viewer can load resources only from this server, regardless of what a document or response contains.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const getFile = (name: string) => readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`), 'utf8');

const JAVASCRIPT = 'text/javascript; charset=utf-8';

const FILES: Readonly<Record<string, { mediaType: string; read: () => Promise<string> | string }>> = {
  '/docs': { mediaType: 'text/html; charset=utf-8', read: () => PAGE },
  '/docs/start.js': { mediaType: JAVASCRIPT, read: () => START },
  '/docs/swagger-ui-bundle.js': { mediaType: JAVASCRIPT, read: () => getFile('swagger-ui-bundle.js') },
  '/docs/swagger-ui.css': { mediaType: 'text/css; charset=utf-8', read: () => getFile('swagger-ui.css') },
};

/**
 * Serves the page that displays `/openapi.json`, with the viewer's files from node_modules. Returns undefined for other
 * requests.
 */
export async function handleDocs({ method, url }: Request): Promise<Response | undefined> {
  const pathname = method === 'GET' ? new URL(url).pathname : '';
  const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (!file) return undefined;
  const headers = { 'content-type': file.mediaType, 'content-security-policy': POLICY };
  return new Response(await file.read(), { headers });
}
