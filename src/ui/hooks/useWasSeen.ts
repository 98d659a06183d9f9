import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has come within 200 pixels of the visible part of the page since it was rendered. */
export function useWasSeen(ref: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasSeen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wasSeen]);
  return wasSeen;
}
