import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0, minWidth: 0 },
  empty: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

export interface SideListProps<Row extends { id: string }> {
  rows: readonly Row[];
  /** Shown without rows. */
  emptyText: string;
  children: (row: Row) => ReactNode;
}

/** A short list in a panel. */
export function SideList<Row extends { id: string }>({ rows, emptyText, children }: SideListProps<Row>) {
  const styles = useStyles();
  if (!rows.length) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  );
}
