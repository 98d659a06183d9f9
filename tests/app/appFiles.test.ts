import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listAppFiles } from '../../scripts/appFiles';

const chunk = (imports: string[], dynamicImports: string[] = [], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', imports, dynamicImports, facadeModuleId }) as unknown as Rolldown.OutputChunk;
const asset = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset;

test('the offline copy has all that the page and the gateway’s worker load, except for GraphiQL', () => {
  const entry = { ...chunk(['assets/base.js'], ['assets/editor.js']), fileName: 'assets/index.js' };
  const bundle: Rolldown.OutputBundle = {
    'assets/index.js': entry,
    'assets/base.js': chunk([]),
    'assets/editor.js': chunk(['assets/monaco.js'], [], '/src/features/developer/QueryEditor.tsx'),
    'assets/monaco.js': chunk([]),
    'assets/gateway-browser.js': chunk(['assets/index.js']),
    'assets/gateway-worker.js': asset('import{t}from"./runtime.js";()=>import(`./gateway-jobs.js`)'),
    'assets/gateway-jobs.js': asset("import{a}from'./slug.js'"),
    'assets/runtime.js': asset(''),
    'assets/slug.js': asset(''),
    'assets/monaco.worker.js': asset(''),
  };
  expect(listAppFiles(bundle, entry).sort()).toEqual(
    ['base', 'gateway-browser', 'gateway-jobs', 'gateway-worker', 'index', 'runtime', 'slug'].map(
      (name) => `assets/${name}.js`,
    ),
  );
});
