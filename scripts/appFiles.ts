import type { Plugin, Rolldown } from 'vite';

/** Screens that are not part of the app's offline copy: GraphiQL is larger than all others together. */
const ONLINE_ONLY = /\/features\/developer\/QueryEditor\.tsx$/;
/** Files of the gateway's worker, which the bundler builds separately, so that only their code says what they import. */
const GATEWAY_FILE = /^assets\/gateway-/;
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Returns the files that the app needs to run without a network, its first script first. */
export function listAppFiles(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const files = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName) || ONLINE_ONLY.test(chunk.facadeModuleId ?? '')) return;
    files.add(fileName);
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
    for (const asset of [...(importedCss ?? []), ...(importedAssets ?? [])]) files.add(asset);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  const ofGateway = new Set<string>();
  const visitGateway = (fileName: string) => {
    const file = bundle[fileName];
    if (!file || ofGateway.has(fileName)) return;
    ofGateway.add(fileName);
    // Those of the page are chunks, which `visit` follows.
    if (file.type === 'chunk') return;
    for (const [, name] of String(file.source).matchAll(IMPORTED)) visitGateway(`assets/${name}`);
  };
  visit(entry.fileName);
  for (const fileName of Object.keys(bundle)) if (GATEWAY_FILE.test(fileName)) visitGateway(fileName);
  return [...new Set([...files, ...ofGateway])];
}

/**
 * Writes `build.json`: the name of the first script, by which pages know whether a newer build is there
 * (`src/lib/newBuild.ts`), and the files for the offline copy (`scripts/serviceWorker/offlineCopy.js`). See
 * docs/decisions/0024-offline.md.
 */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The build has no first script. Adapt scripts/appFiles.ts.');
      const files = listAppFiles(bundle, entry).map((fileName) => `/${fileName}`);
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ id: files[0], files }) });
    },
  };
}
