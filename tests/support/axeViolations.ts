import axe from 'axe-core';

/**
 * Returns the violations that axe-core finds on the page, one line for each rule and element; empty if none. jsdom
 * renders nothing, so color contrast is checked in the browser instead.
 */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
