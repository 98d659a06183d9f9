// Serves the production build, building it first if it is missing or older than its sources, and prints its URLs, how to
// sign in, and where the data is. PORT is the port, and `--host` lets other devices in. With `--build-only`, it ends
// after the build.
import { execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { loadEnv, preview } from 'vite';
import { isStale } from './isStale.mjs';

const USAGE = `npm start                  on this machine only, at port 4173 or the next free one
PORT=8080 npm start        at this port
npm start -- --host        for other devices in your network, too`;

const stop = (message, code) => {
  console.error(message);
  process.exit(code);
};

const readOptions = () => {
  try {
    return parseArgs({ options: { host: { type: 'boolean' }, 'build-only': { type: 'boolean' } } }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`, 2);
  }
};

const options = readOptions();
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT is ${process.env.PORT}, but must be a whole number from 1 to 65535.`, 2);
}

if (isStale('dist/index.html')) execSync('npm run build', { stdio: 'inherit' });
if (options['build-only']) process.exit();

// The page has its own policy; these headers cover what a meta tag cannot set.
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const server = await preview({
  // The files are public, so a request for any name of this machine can have them.
  preview: {
    port,
    strictPort: Boolean(process.env.PORT),
    headers,
    ...(options.host && { host: true, allowedHosts: true }),
  },
}).catch((error) => stop(`${error.message}. Set PORT to a different one.`, 1));
server.printUrls();

const { VITE_GRAPHQL_URL: serverUrl } = loadEnv('production', process.cwd());
console.log(
  serverUrl
    ? `
  Data:     on ${serverUrl}, with its accounts.`
    : `
  Sign in:  admin@demo.com, password admin
  Data:     in the browser that opens a URL above, and nowhere else. Another browser, device, host name, or port has data
            of its own. Deleting the site data of the browser deletes them. See docs/running.md.`,
);
if (options.host && !serverUrl) {
  console.log(`
  Browsers run the app on localhost or over HTTPS only. For other devices, put a proxy with a certificate before it.`);
}
