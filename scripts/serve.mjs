// Serves the app and its server on one port, building both first if they are missing or older than their sources.
import { execSync } from 'node:child_process';
import { isStale } from './isStale.mjs';
import { runBundled } from './bundle.mjs';

if (isStale('dist/index.html') && !process.argv.some((arg) => /^--(help|backup|restore)\b/.test(arg))) {
  execSync('npm run build', { stdio: ['ignore', 'ignore', 'inherit'] });
}
await runBundled('serve');
