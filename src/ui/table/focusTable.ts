/** Gives the focus to the table that a button stands in: the button goes when the rows come. */
export const focusTable = (button: HTMLElement): void =>
  button.closest<HTMLElement>('[role="region"][tabindex="0"]')?.focus({ preventScroll: true });
