import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Grows from nothing to what the window leaves: its parts scroll, not the page.
  whole: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    height: 0,
    minWidth: 0,
    minHeight: '440px',
  },
});

/** Frame of a screen that fills the window, whatever stands around it. The shell looks for its mark. */
export function WholeWindow({ children }: { children: ReactNode }) {
  return (
    <div data-whole-window="" className={useStyles().whole}>
      {children}
    </div>
  );
}
