import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { focusTable } from './focusTable';

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
