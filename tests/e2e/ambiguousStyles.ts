import type { Page } from '@playwright/test';

/**
 * Returns pairs of rules for one element of which the one inserted last wins, such as `padding` and `padding-block`
 * from two merged classes: Griffel gives them the same priority. The element looks different depending on what was
 * shown before.
 */
export function ambiguousStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [start, end] = document.documentElement.dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
    const sides = { 'inline-start': start, 'inline-end': end, 'block-start': 'top', 'block-end': 'bottom' };
    /** The properties that a rule sets, by physical sides. */
    const propertiesOf = ({ style }: CSSStyleRule) =>
      [...style].map((name) =>
        name.replace(/(inline|block)-(start|end)/, (side) => sides[side as keyof typeof sides]).replace(/^inset-/, ''),
      );
    const found = new Map<string, string>();
    for (const { cssRules, ownerNode } of document.styleSheets) {
      // GraphiQL's editor has style sheets of its own.
      if (!(ownerNode instanceof HTMLElement && 'makeStylesBucket' in ownerNode.dataset)) continue;
      const rulesByClass = new Map<string, { css: string; properties: string[] }[]>();
      for (const rule of cssRules) {
        if (!(rule instanceof CSSStyleRule && /^\.[\w-]+$/.test(rule.selectorText))) continue;
        const name = rule.selectorText.slice(1);
        rulesByClass.set(name, [
          ...(rulesByClass.get(name) ?? []),
          { css: rule.cssText, properties: propertiesOf(rule) },
        ]);
      }
      for (const element of document.querySelectorAll('[class]')) {
        const setBy = new Map<string, string>();
        for (const { css, properties } of [...element.classList].flatMap((name) => rulesByClass.get(name) ?? [])) {
          for (const property of properties) {
            const other = setBy.get(property);
            if (other !== undefined && other !== css) found.set(`${other} ${css}`, element.outerHTML.slice(0, 200));
            setBy.set(property, css);
          }
        }
      }
    }
    return [...found].map(([rules, element]) => `${rules} ${element}`);
  });
}
