import type { Plugin } from 'vite';

const WORKER = /^assets\/gateway-worker-[^/]+\.js$/;

/**
 * The script that starts the gateway's worker, with the options of mocks/browser.ts, which then connects to it. A page
 * that a server has marked as its own needs no worker.
 */
const getScript = (fileNames: readonly string[]): string => {
  const [fileName, ...others] = fileNames.filter((name) => WORKER.test(name));
  if (!fileName || others.length) {
    throw new Error('The build does not have one worker of the gateway. Adapt scripts/startWorker.ts.');
  }
  const options = "{ type: 'module', name: 'gateway', extendedLifetime: true }";
  const start = `new SharedWorker('/${fileName}', ${options});`;
  return `if (!document.querySelector('meta[name=catalog-server]')) try { ${start} } catch (error) { /* The gateway handles it. */ }`;
};

/**
 * Adds a script to `index.html` that starts the gateway's worker before the app's scripts are parsed. The build fails
 * if the worker is not found. See docs/decisions/0017-first-calls.md.
 */
export function startWorker(): Plugin {
  let hasGateway = true;
  return {
    name: 'start-worker',
    apply: 'build',
    configResolved: ({ env }) => {
      hasGateway = !env.VITE_GRAPHQL_URL;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle && hasGateway
          ? [{ tag: 'script', children: getScript(Object.keys(bundle)), injectTo: 'head' as const }]
          : [],
    },
  };
}
