import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // Keeps the buttons visible below long mappings.
    position: 'sticky',
    insetBlockEnd: 'var(--docked, 0px)',
    zIndex: 3,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** The navigation buttons of a step, with the primary one last. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={useStyles().actions}>{children}</div>;
}
