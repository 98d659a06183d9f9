import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  content: {
    display: 'contents',
    '& :focus-visible': { scrollMarginBlockEnd: 'calc(var(--docked, 0px) + 88px)' },
  },
});

/** Content with a bar that sticks to the end of the window. What the keyboard reaches is not under the bar. */
export function AboveEndBar({ children }: { children: ReactNode }) {
  return <div className={useStyles().content}>{children}</div>;
}
