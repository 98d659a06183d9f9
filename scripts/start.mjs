// Serves the production build, building it first if it is missing or older than its sources, and prints the URL. With
// `--build-only`, it ends after the build.
import { execSync } from 'node:child_process';
import { preview } from 'vite';
import { isStale } from './isStale.mjs';

if (isStale('dist/index.html')) execSync('npm run build', { stdio: 'inherit' });
if (process.argv.includes('--build-only')) process.exit();

// The page has its own policy; these headers cover what a meta tag cannot set.
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), headers } });
server.printUrls();
