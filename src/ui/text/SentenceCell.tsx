import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  text: {
    display: 'block',
    paddingBlock: tokens.spacingVerticalXS,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** A text in a cell of a table whose rows grow, shown in full. */
export function SentenceCell({ children }: { children: ReactNode }) {
  return <bdi className={useStyles().text}>{children}</bdi>;
}
