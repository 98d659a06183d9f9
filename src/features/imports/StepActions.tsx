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
    // On a phone, three buttons take two or three lines, which would hide what they are about.
    '@media (max-width: 599.98px)': {
      '& > *': { flexGrow: 1 },
      ':has(> :nth-child(3))': { position: 'static' },
    },
  },
});

/** The navigation buttons of a step, with the primary one last. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={useStyles().actions}>{children}</div>;
}
