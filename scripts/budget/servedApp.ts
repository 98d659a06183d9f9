import { spawnSync } from 'node:child_process';
import { preview } from 'vite';

/** The served production build, and when each path was first requested, in milliseconds since 1970. */
export interface RequestLog {
  url: string;
  requests: Map<string, number>;
  close: () => Promise<void>;
}

/** Serves the production build, built first if necessary, and records what is requested, by workers too. */
export async function serveRecorded(port: number): Promise<RequestLog> {
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  const requests = new Map<string, number>();
  const server = await preview({
    preview: { port, strictPort: true },
    plugins: [
      {
        name: 'record-requests',
        configurePreviewServer({ middlewares }) {
          middlewares.use(({ url = '/' }, _response, next) => {
            const path = url.replace(/\?.*/, '');
            if (!requests.has(path)) requests.set(path, Date.now());
            next();
          });
        },
      },
    ],
  });
  return { url: `http://localhost:${port}`, requests, close: () => server.close() };
}
