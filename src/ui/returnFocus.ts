/** Long enough for menus and dialogs to give the focus back by themselves, in milliseconds. */
const patienceMs = 100;

/** Gives the focus to the page's heading, should nothing have it because what had it is gone. */
export function rescueFocus(): void {
  const page = document;
  setTimeout(() => {
    if (page.activeElement === page.body) page.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, patienceMs);
}

/**
 * A ref for what stands in a dialog: notes what has the focus before the dialog takes it, and gives it back as the
 * dialog goes; to the page's heading where that is gone too.
 */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    rescueFocus();
  };
}
