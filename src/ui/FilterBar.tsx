import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    // On a phone two fields share a row.
    '@media (max-width: 599.98px)': { '& > *': { flexGrow: 1, flexBasis: '40%', maxWidth: '100%' } },
  },
});

/** Search field and filters in a row; goes into `DataTable`'s toolbar. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={useStyles().bar}>{children}</div>;
}
