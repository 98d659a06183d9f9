import { useEffect } from 'react';

/** Whether a dialog keeps the page from scrolling, which hides the scrollbar. */
const isLocked = (page: HTMLElement) => ['clip', 'hidden'].includes(getComputedStyle(page).overflowY);

/**
 * Passes the width of the scrollbar that a dialog hides to index.html, so that the page keeps its width.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const page = document.documentElement;
    // Measured by the observer after the page’s first layout; reading it here would lay the page out once more.
    let width = 0;
    const sizes = new ResizeObserver(() => {
      if (!isLocked(page)) width = window.innerWidth - page.clientWidth;
    });
    sizes.observe(page);
    // Called before the change is painted.
    const locks = new MutationObserver(() =>
      page.style.setProperty('--scrollbar', isLocked(page) ? `${width}px` : '0px'),
    );
    locks.observe(page, { attributeFilter: ['class'] });
    return () => {
      sizes.disconnect();
      locks.disconnect();
    };
  }, []);
}
