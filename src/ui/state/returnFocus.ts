/** Long enough for menus and dialogs to restore the focus themselves, in milliseconds. */
const patienceMs = 100;

/**
 * Focuses the page’s heading, or the dialog that is open over it, if nothing has the focus because the focused element
 * is gone.
 */
export function restoreFocus(): void {
  const page = document;
  setTimeout(() => {
    if (page.activeElement !== page.body) return;
    const dialogs = page.querySelectorAll<HTMLElement>('[aria-modal="true"]');
    const place = [...dialogs].at(-1) ?? page.querySelector('h1');
    place?.focus({ preventScroll: true });
  }, patienceMs);
}

/**
 * A ref for an element in a dialog. It records the focused element before the dialog takes the focus, and restores the
 * focus when the dialog closes, or focuses the page’s heading if that element is gone.
 */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    restoreFocus();
  };
}

/**
 * A ref for a toast. If the toast has the focus when it closes, the focus returns to where it was before it moved into
 * the toast, or to the page’s heading if that element is gone.
 */
export function returnToastFocus(toast: HTMLElement | null): (() => void) | undefined {
  // The list item around a toast can have the focus too.
  const area = toast?.closest<HTMLElement>('[role="listitem"]');
  if (!area) return undefined;
  let before: HTMLElement | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget)) before = relatedTarget;
  };
  area.addEventListener('focusin', remember);
  return () => {
    area.removeEventListener('focusin', remember);
    if (!area.contains(document.activeElement)) return;
    before?.focus({ preventScroll: true });
    restoreFocus();
  };
}
