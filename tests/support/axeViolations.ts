import axe from 'axe-core';

/**
 * What axe-core finds wrong with the page, as one line for each rule and element; empty for none.
 * jsdom paints nothing, so that colours are looked at in the browser instead.
 */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
