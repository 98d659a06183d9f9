import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    maxWidth: '96ch',
    overflowWrap: 'anywhere',
  },
});

export interface NotAppliedProps {
  columns: readonly { column: string; message: string }[];
  /** ID of the element that names the list. */
  labelledBy?: string;
}

/** The columns of a file that say something about money or about what is published and that are not applied. */
export function NotApplied({ columns, labelledBy }: NotAppliedProps) {
  return (
    <ul className={useStyles().list} aria-labelledby={labelledBy}>
      {columns.map(({ column, message }) => (
        <li key={column}>{message}</li>
      ))}
    </ul>
  );
}
