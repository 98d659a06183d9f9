import { DialogActions, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  buttons: {
    // As wide as the dialog, so that two long labels fit in a line.
    '@media (min-width: 480.02px)': { gridColumnStart: 1 },
    // On phones, they are below each other, the primary one on top, where it is read first.
    '@media screen and (max-width: 480px)': { flexDirection: 'column-reverse' },
  },
});

/** The buttons of a dialog: first Cancel, then the primary one, at the end of the line. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <DialogActions className={useStyles().buttons}>{children}</DialogActions>;
}
