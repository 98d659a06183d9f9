import { useEffect } from 'react';

/** Whether a dialog keeps the page from scrolling, which hides the scrollbar. */
const isLocked = (page: HTMLElement) => ['clip', 'hidden'].includes(getComputedStyle(page).overflowY);

/**
 * Passes the width of the page’s scrollbar to index.html, so that the page keeps its width while a dialog hides the
 * scrollbar.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const page = document.documentElement;
    const measure = () => {
      if (!isLocked(page)) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    };
    const changes = new ResizeObserver(measure);
    changes.observe(page);
    return () => changes.disconnect();
  }, []);
}
