import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ cell: { display: 'flex', alignItems: 'center', minWidth: 0 } });

/** Props of `TargetCell`. */
export interface TargetCellProps {
  /** The target of the column. */
  children: ReactNode;
  /** The transformations of its values. */
  transforms: ReactNode;
}

/** The target of a column and the transformations of its values, side by side. */
export function TargetCell({ children, transforms }: TargetCellProps) {
  return (
    <span className={useStyles().cell}>
      {children}
      {transforms}
    </span>
  );
}
