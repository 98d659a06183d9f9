import { makeStyles, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  name: {
    ...typographyStyles.body1Strong,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    unicodeBidi: 'isolate',
  },
});

/** Props of `ColumnName`. */
export interface ColumnNameProps {
  name: string;
  /** What stands below it. */
  children?: ReactNode;
}

/** The name of a column of the file, as the file writes it. */
export function ColumnName({ name, children }: ColumnNameProps) {
  return (
    <>
      <bdi className={useStyles().name} title={name}>
        {name}
      </bdi>
      {children}
    </>
  );
}
