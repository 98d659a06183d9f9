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

export interface ColumnNameProps {
  name: string;
  /** Content below the name. */
  children?: ReactNode;
}

/** The name of a column, exactly as in the file. */
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
