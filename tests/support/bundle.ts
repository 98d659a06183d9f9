import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** In the folder of a source file, so that imports resolve as they do there. */
const entry = fileURLToPath(new URL('../../src/bundle-entry', import.meta.url));

/** The code of a production build of a module in `src` with this source, without React itself. */
export async function bundle(source: string, plugins: Plugin[] = []): Promise<string> {
  const entryPlugin: Plugin = {
    name: 'bundle-entry',
    resolveId: (id) => (id === entry ? entry : undefined),
    load: (id) => (id === entry ? source : undefined),
  };
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPlugin, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
    },
  });
  if (!Array.isArray(outputs)) throw new Error('A build of a library returns a list.');
  return outputs[0]!.output[0].code;
}

/** The compressed size of such a build, in bytes. */
export async function bundleSize(source: string, plugins?: Plugin[]): Promise<number> {
  return gzipSync(await bundle(source, plugins)).length;
}
