import axe from 'axe-core';

/** Drawn by the focus management of Fluent, once a dialog was open. */
const exclude = ['[data-tabster-dummy]'];

// Only elements with violations are written as HTML, by the function below; axe would write all that it checks.
axe.configure({ noHtml: true });

/**
 * What axe-core finds wrong with the page, as one line for each rule and element; empty for none.
 * jsdom paints nothing, so that colors are looked at in the browser instead. `off` names rules that do not apply.
 */
export async function axeViolations(root: Element = document.body, ...off: string[]): Promise<string[]> {
  const rules = Object.fromEntries(['color-contrast', ...off].map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(
    { include: [root], exclude },
    { rules, resultTypes: ['violations'], preload: false, selectors: false, elementRef: true },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ element }) => [id, element?.outerHTML].join(': ')));
}
