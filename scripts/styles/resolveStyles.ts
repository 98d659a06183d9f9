import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { resolveStyleRulesForSlots, type GriffelStyle } from '@griffel/core';
import { build, type Rolldown } from 'vite';
import { findStyleCalls } from './styleCalls.ts';

/** What `makeStyles` computes from its argument: class names by slot and property, and CSS rules. */
export type ResolvedStyles = ReturnType<typeof resolveStyleRulesForSlots>;

/** A call’s argument, by slot. */
type Slots = Record<string, GriffelStyle>;

/** Returns the paths of the sources in a folder that call `makeStyles`. */
const findFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => readFileSync(file, 'utf8').includes('makeStyles('))
    .sort();

/** The virtual module that exports the arguments of each file under its number. */
const ENTRY = 'virtual:style-arguments';

/** Bundles what the arguments need of the files, without components, as a CommonJS module. */
async function bundleArguments(files: readonly string[]): Promise<string> {
  const plugin: Rolldown.Plugin = {
    name: 'style-arguments',
    resolveId: (id) => (id === ENTRY ? id : null),
    load(id) {
      if (id === ENTRY)
        return files.map((file, index) => `export * as file${index} from ${JSON.stringify(file)};`).join('\n');
      if (!files.includes(id)) return null;
      const code = readFileSync(id, 'utf8');
      const { calls, needed } = findStyleCalls(code, id);
      if (calls.length === 0) return `${code}\nexport const slots = [];`;
      return `${needed}\nexport const slots = [${calls.map(({ argument }) => `(${argument})`).join(', ')}];`;
    },
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...plugin, enforce: 'pre' }],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: false },
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The styles were not bundled.');
  return result.output[0].code;
}

/** Evaluates the arguments of all calls of `makeStyles` in a folder, by file and in order. */
async function evaluateStyles(folder: string): Promise<Map<string, Slots[]>> {
  const files = findFiles(folder);
  const code = await bundleArguments(files);
  const exported: Record<string, { slots: Slots[] }> = {};
  const run = runInThisContext(`(function (require, exports, module) {${code}\n})`) as (
    require: NodeJS.Require,
    exports: object,
    module: object,
  ) => void;
  run(createRequire(join(folder, 'index.js')), exported, { exports: exported });
  return new Map(files.map((file, index) => [file, exported[`file${index}`]?.slots ?? []]));
}

/** Computes what `makeStyles` would compute when the app runs, for all its calls in a folder. */
export async function resolveStyles(folder: string): Promise<Map<string, ResolvedStyles[]>> {
  const slots = await evaluateStyles(folder);
  return new Map([...slots].map(([file, all]) => [file, all.map((one) => resolveStyleRulesForSlots(one))]));
}
