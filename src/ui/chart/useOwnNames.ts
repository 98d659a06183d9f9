import { useEffect, type RefObject } from 'react';

/** What the library adds to the names of charts and series, in English only. */
const additions = [
  /^Sparkline with label /,
  /(^|\. )(Area|Line|Heat map|Gauge|Vertical bar|Horizontal bar) chart with \d.*$/s,
  /, (line|series) \d+ of \d+ with \d+ data points\.$/,
  /^Current value: /,
];

const removeAdditions = (element: Element) => {
  for (const named of element.querySelectorAll('[aria-label]')) {
    const name = named.getAttribute('aria-label') ?? '';
    const own = additions.reduce((text, addition) => text.replace(addition, ''), name);
    if (own === name) continue;
    named.setAttribute('aria-label', own);
    // The figure around the drawing has the same name; the drawing and its series are no landmarks beside it.
    if (named.getAttribute('role') === 'region') named.setAttribute('role', 'group');
  }
};

/**
 * Gives the parts of a drawing the names that the chart has for them: a library describes them in English. What it says
 * there, readers of other languages find in the chart's table.
 */
export function useOwnNames(drawing: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = drawing;
    if (!current) return;
    removeAdditions(current);
    const observer = new MutationObserver(() => removeAdditions(current));
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    return () => observer.disconnect();
  }, [drawing]);
}
