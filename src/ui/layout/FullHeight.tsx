import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Grows to the height that the window leaves, so that its parts scroll instead of the page.
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

/** The frame of a screen that fills the window, whatever surrounds it. The shell detects it by its data attribute. */
export function FullHeight({ children }: { children: ReactNode }) {
  return (
    <div data-whole-window="" className={useStyles().whole}>
      {children}
    </div>
  );
}
