import type { Plugin, Rolldown } from 'vite';

/** Tells the browser in `index.html` of what the first script goes on with, so that it is fetched beside that script. */
export const preloadStart = (): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk: entry }) {
      if (!bundle || !entry) return [];
      const wanted = new Set<string>();
      const want = (fileName: string): Rolldown.OutputChunk | null => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || wanted.has(fileName)) return null;
        wanted.add(fileName);
        chunk.imports.forEach(want);
        return chunk;
      };
      for (const fileName of entry.dynamicImports) {
        const chunk = want(fileName);
        // The app's own dynamic imports are its screens; the gateway always goes on with its service worker.
        if (chunk?.facadeModuleId?.endsWith('/mocks/browser.ts')) chunk.dynamicImports.forEach(want);
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
});
