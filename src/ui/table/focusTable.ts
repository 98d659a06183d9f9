/**
 * Focuses the table or section that contains a button, or else the page’s heading: the button disappears when the rows
 * arrive.
 */
export function focusTable(button: HTMLElement): void {
  const table = button.closest<HTMLElement>('[role="region"][tabindex="0"], section[tabindex="-1"]');
  (table ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
