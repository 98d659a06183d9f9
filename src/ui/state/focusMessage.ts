/**
 * Moves the focus to the latest message on the page, if there is one. Its buttons follow in the order of the Tab key.
 */
export function focusMessage(): void {
  [...document.querySelectorAll('.fui-Toast')].at(-1)?.closest<HTMLElement>('[role=listitem]')?.focus();
}
