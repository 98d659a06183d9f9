import type { Plugin, Rolldown } from 'vite';

/**
 * Adds preload links to `index.html` for the modules that the first script imports next, so that they are fetched in
 * parallel with it. The build fails if the gateway is not among them. See docs/decisions/0014-preload-links.md.
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
          // The app's own dynamic imports are its screens; the gateway always imports its service worker module.
          if (!chunk?.facadeModuleId?.endsWith('/mocks/browser.ts')) continue;
          foundGateway = true;
          chunk.dynamicImports.forEach(want);
        }
        if (hasGateway && !foundGateway) {
          throw new Error('The first script does not import the gateway any more. Adapt scripts/preloadStart.ts.');
        }
        return [...wanted]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
