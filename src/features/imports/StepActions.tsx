import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // Always at hand below long mappings.
    position: 'sticky',
    insetBlockEnd: 'var(--docked, 0px)',
    zIndex: 3,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** The buttons that lead out of a step, the way on last. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={useStyles().actions}>{children}</div>;
}
