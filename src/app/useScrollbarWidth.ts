import { useEffect } from 'react';

/** Whether a dialog keeps the page from scrolling, so that it shows no scrollbar. */
const isLocked = (page: HTMLElement) => ['clip', 'hidden'].includes(getComputedStyle(page).overflowY);

/** Tells index.html how wide the page's scrollbar is, so that the page stays as wide while a dialog takes it away. */
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
