import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** The package's entry with the parser; `no-parser.js` replaces it. */
const PARSER = /@formatjs\/icu-messageformat-parser\/index\.js$/;

/** A literal in the source and its replacement. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDefaultMessage = ({ type, key, value }: Record<string, unknown>) =>
  type === 'Property' && isNode(key) && key.name === 'defaultMessage' && isNode(value) && value.type === 'Literal';

/** Returns edits for the literals of all default messages in a syntax tree, in source order. */
function editsIn(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(editsIn);
  if (!isNode(node)) return [];
  const { value } = node;
  if (!isDefaultMessage(node) || !isNode(value)) return Object.values(node).flatMap(editsIn);
  const text = JSON.stringify(parse(String(value.value)));
  return [{ start: Number(value.start), end: Number(value.end), text }];
}

const isTexts = (id: string) => /\/src\/i18n\/locales\/\w+\/\w+\.json$/.test(id);

/** Returns the JSON of an area's texts with each text parsed. */
function compiledTexts(json: string): string {
  const texts = JSON.parse(json) as Record<string, string>;
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])));
}

/**
 * A plugin that parses the app's messages and translations at build time, so that the ICU message parser (8 KB gzipped)
 * is not bundled. Used together with an alias of `@formatjs/icu-messageformat-parser` to its `no-parser.js`. The build
 * fails if no message was compiled or the parser is bundled all the same. See docs/decisions/0015-compiled-messages.md.
 */
export function compileMessages(): Plugin {
  let isUsed = false;
  return {
    name: 'compile-messages',
    apply: 'build',
    async load(id) {
      return isTexts(id) ? compiledTexts(await readFile(id, 'utf8')) : null;
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('defaultMessage')) return null;
      const edits = editsIn(this.parse(code).body);
      isUsed ||= edits.length > 0;
      const compiled = edits.reduceRight(
        (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
        code,
      );
      return { code: compiled, map: null };
    },
    generateBundle(_options, bundle) {
      if (!isUsed) this.error('No message was compiled. Adapt scripts/compileMessages.ts to how messages are written.');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => PARSER.test(id)))
          this.error(`The message parser is bundled in ${chunk.fileName}. Fix its alias in vite.config.ts.`);
      }
    },
  };
}
