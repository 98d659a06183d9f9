import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Descriptions of the layout shifts so far, with their addresses and the elements that moved. */
    notedShifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Makes every page loaded from now on record its layout shifts. */
export function noteLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const noted: string[] = (window.notedShifts = []);
    const describePlace = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} (${Math.round(width)} x ${Math.round(height)})`;
    const describeElement = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element removed since';
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      const place = element.parentElement?.closest('[aria-label], main, header, footer, nav');
      const placeName = place ? `${place.localName} ${place.getAttribute('aria-label') ?? ''}`.trim() : 'body';
      return `<${element.localName}> “${name}” in ${placeName}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeElement(node)} from ${describePlace(previousRect)} to ${describePlace(currentRect)}`,
        );
        noted.push(`${location.pathname}: ${value.toFixed(4)}\n  ${moved.join('\n  ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts recorded since the last call. */
export function takeLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.notedShifts?.splice(0) ?? []);
}
