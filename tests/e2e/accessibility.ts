import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rendered by GraphiQL and Fluent's focus management, not by the app. */
const notOurs = ['.graphiql-container', '[data-tabster-dummy]'];

/** Initials in an avatar and shortcut keys are not part of a button's name. */
const off = { 'label-content-name-mismatch': { enabled: false } };

/** The rules whose results depend on the colors of a look. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  rules: typeof off;
  runOnly?: readonly string[];
  resultTypes: readonly string[];
}

interface Axe {
  run: (
    context: { exclude: string[] },
    options: AxeOptions,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Resolves when transitions have ended: in the middle of one, colors have less contrast. */
const untilStill = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/** Returns the violations that axe finds on the rendered page by the given rules, or else by all. */
export async function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const options: AxeOptions = { rules: off, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  return page.evaluate(
    async ([exclude, chosen]) => {
      const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run({ exclude }, chosen);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
      );
    },
    [notOurs, options] as const,
  );
}
