import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ cell: { display: 'flex', alignItems: 'center', minWidth: 0 } });

/** Props of `TargetCell`. */
export interface TargetCellProps {
  /** What a column becomes. */
  children: ReactNode;
  /** How its values are changed. */
  transforms: ReactNode;
}

/** What a column becomes and how its values are changed, side by side. */
export function TargetCell({ children, transforms }: TargetCellProps) {
  return (
    <span className={useStyles().cell}>
      {children}
      {transforms}
    </span>
  );
}
