import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/**
 * Focuses the table or section that contains a button, or else the page’s heading: the button disappears when the rows
 * arrive.
 */
function focusTable(button: HTMLElement): void {
  const table = button.closest<HTMLElement>('[role="region"][tabindex="0"], section[tabindex="-1"]');
  (table ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}

/** The button of an empty list that shows rows again, and so disappears: the focus moves to what contains it. */
export function ClearButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        focusTable(currentTarget);
        onClick();
      }}
    >
      {children}
    </Button>
  );
}
