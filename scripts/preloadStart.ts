import type { Plugin, Rolldown } from 'vite';

const WORKER = /^assets\/gateway-worker-[^/]+\.js$/;

/** The script that starts the gateway's worker, with the options of mocks/browser.ts, which then connects to it. */
const startWorker = (fileNames: readonly string[]): string => {
  const [fileName, ...others] = fileNames.filter((name) => WORKER.test(name));
  if (!fileName || others.length) {
    throw new Error('The build does not have one worker of the gateway. Adapt scripts/preloadStart.ts.');
  }
  const options = "{ type: 'module', name: 'gateway', extendedLifetime: true }";
  return `try { new SharedWorker('/${fileName}', ${options}); } catch (error) { /* The gateway handles it. */ }`;
};

/**
 * Adds preload links to `index.html` for the modules that the first script imports next, so that they are fetched in
 * parallel with it, and starts the gateway's worker before any of them. MSW is left out: it starts after the first
 * answer. The build fails if the gateway is not found. See docs/decisions/0014-preload-links.md and 0017-first-calls.md.
 */
export function preloadStart(): Plugin {
  let hasGateway = true;
  return {
    name: 'preload-start',
    apply: 'build',
    configResolved: ({ env }) => {
      hasGateway = !env.VITE_GRAPHQL_URL;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return [];
        const wanted = new Set<string>();
        let foundGateway = false;
        const want = (fileName: string): Rolldown.OutputChunk | null => {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || wanted.has(fileName)) return null;
          wanted.add(fileName);
          chunk.imports.forEach(want);
          return chunk;
        };
        for (const fileName of entry.dynamicImports) {
          const chunk = want(fileName);
          if (chunk?.facadeModuleId?.endsWith('/mocks/browser.ts')) foundGateway = true;
        }
        if (hasGateway && !foundGateway) {
          throw new Error('The first script no longer imports the gateway. Adapt scripts/preloadStart.ts.');
        }
        const links = [...wanted]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
        if (!hasGateway) return links;
        return [{ tag: 'script', children: startWorker(Object.keys(bundle)), injectTo: 'head' }, ...links];
      },
    },
  };
}
