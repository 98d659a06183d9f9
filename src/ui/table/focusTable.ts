/** Focuses the table that contains a button, because the button disappears when the rows arrive. */
export function focusTable(button: HTMLElement): void {
  return button.closest<HTMLElement>('[role="region"][tabindex="0"]')?.focus({ preventScroll: true });
}
