import fs from 'node:fs';
import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';
import { isReadRule } from './readStyles';

/**
 * The rules of jsdom for writing directions: they name no element, and compute the direction of every one from its
 * text.
 */
const byText = /^\s*\[dir\]:dir\((ltr|rtl)\)/;

/** A rule as tests need it: popovers, `hidden=until-found` and directions by text are not used by the app. */
function leanRule(rule: string): string {
  const direction = byText.exec(rule)?.[1];
  if (direction) return `[dir=${direction}] { direction: ${direction}; }`;
  if (rule.includes('popover')) return '';
  return isReadRule(rule) ? rule.replace('[hidden]:not([hidden=until-found i]):not(embed)', '[hidden]') : '';
}

/** The style sheet that jsdom gives every page, without the rules that no test reads. */
function leanStyles(css: string): string {
  const rules = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@media \(scripting\) \{([^{}]*\{[^{}]*\})\s*\}/, '$1')
    .match(/[^{}]+\{[^{}]*\}/g);
  const lean = (rules ?? []).map(leanRule).filter(Boolean);
  if (!lean.some((rule) => /^\s*\[hidden\] \{/.test(rule)) || !lean.includes('[dir=rtl] { direction: rtl; }'))
    throw new Error(
      'The default style sheet of jsdom is no longer as tests/support/dom/browserEnvironment.ts expects.',
    );
  return lean.join('\n').replace(/\s+/g, ' ');
}

/** jsdom with a short default style sheet. See docs/decisions/0020-less-work-in-tests.md. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    const { readFileSync } = fs;
    // jsdom reads the sheet when it is imported.
    fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
      const content = readFileSync(...args);
      return String(args[0]).endsWith('default-stylesheet.css') ? leanStyles(String(content)) : content;
    }) as typeof readFileSync;
    try {
      return await builtinEnvironments.jsdom.setup(global, options);
    } finally {
      fs.readFileSync = readFileSync;
    }
  },
} satisfies Environment;
