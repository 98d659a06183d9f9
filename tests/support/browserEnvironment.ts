import fs from 'node:fs';
import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';
import { keepRead } from './readStyles';

/** The rules of jsdom for writing directions: they name no element, and compute the direction of every one from its text. */
const byText = /^\s*\[dir\]:dir\((ltr|rtl)\)/;

/** A rule as tests need it: popovers, `hidden=until-found` and directions by text are not used by the app. */
function leanRule(rule: string): string {
  const direction = byText.exec(rule)?.[1];
  if (direction) return `[dir=${direction}] { direction: ${direction}; }`;
  if (rule.includes('popover')) return '';
  return keepRead(rule.replace('[hidden]:not([hidden=until-found i]):not(embed)', '[hidden]'));
}

/** The style sheet that jsdom gives every page, without the rules that no test reads. */
function leanStyles(css: string): string {
  const rules = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@media \(scripting\) \{([^{}]*\{[^{}]*\})\s*\}/, '$1')
    .match(/[^{}]+\{[^{}]*\}/g);
  const lean = (rules ?? []).map(leanRule).filter(Boolean);
  if (!lean.some((rule) => /^\s*\[hidden\] \{/.test(rule)) || !lean.includes('[dir=rtl] { direction: rtl; }'))
    throw new Error('The default style sheet of jsdom is no longer as tests/support/browserEnvironment.ts expects.');
  return lean.join('\n').replace(/\s+/g, ' ');
}

/**
 * Parts of jsdom that take a good share of the tests' time, by file, with what takes their place: labels and the elements
 * they name are looked up instead of searched in the whole page, and a computed style is not copied each time it is read.
 */
const sourceEdits: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'helpers/form-controls.js': [
    'for (const descendant of domSymbolTree.treeIterator(root)) {\n          if (descendant.control',
    "for (const descendant of root.getElementsByTagName('label')) {\n          if (descendant.control",
  ],
  'nodes/HTMLLabelElement-impl.js': [
    'for (const descendant of domSymbolTree.treeIterator(root))',
    'for (const descendant of [root.getElementById(forValue)].filter(Boolean))',
  ],
  'css/helpers/computed-style.js': [
    'if (cachedDeclaration) {',
    'if (cachedDeclaration) {\n    cachedDeclaration._readonly = true;\n    return cachedDeclaration;\n',
  ],
};

/** Returns what jsdom reads from one of its files: its style sheet and parts of its code are changed. */
function leanFile(path: string, content: string): string {
  if (path.endsWith('default-stylesheet.css')) return leanStyles(content);
  const edit = Object.entries(sourceEdits).find(([file]) => path.endsWith(`/jsdom/living/${file}`))?.[1];
  if (!edit) return content;
  if (!content.includes(edit[0]))
    throw new Error(`${path} is no longer as tests/support/browserEnvironment.ts expects.`);
  return content.replace(...edit);
}

/** jsdom with less work that nothing reads. See docs/decisions/0020-less-work-in-tests.md. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    const { readFileSync } = fs;
    // jsdom and its style sheet are read when it is imported.
    fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
      const content = readFileSync(...args);
      return typeof content === 'string' ? leanFile(String(args[0]), content) : content;
    }) as typeof readFileSync;
    try {
      return await builtinEnvironments.jsdom.setup(global, options);
    } finally {
      fs.readFileSync = readFileSync;
    }
  },
} satisfies Environment;
