// Serves the production build, building it first if it is missing or older than its sources, and prints the URL. With
// `--build-only`, it ends after the build.
import { execSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const SOURCES = [
  'src',
  'mocks',
  'schema',
  'public',
  'scripts',
  'index.html',
  'codegen.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns the modification time of a file, or of the newest file in a folder; generated files are ignored. */
const changedAt = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return path.includes('.generated.') ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

const builtAt = changedAt('dist/index.html');
if (builtAt < Math.max(...SOURCES.map(changedAt))) execSync('npm run build', { stdio: 'inherit' });
if (process.argv.includes('--build-only')) process.exit();

// The page has its own policy; these headers cover what a meta tag cannot set.
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), headers } });
server.printUrls();
