import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  aligned: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  key: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.body1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

export interface KeyValueListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Whether the names are as wide as those of the other lists in the same grid, which has two columns. */
  isAligned?: boolean;
}

/** A list of facts about one entity: names at the start, values beside them. */
export function KeyValueList({ items, isAligned }: KeyValueListProps) {
  const styles = useStyles();
  return (
    <dl className={mergeClasses(styles.list, isAligned && styles.aligned)}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.key}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
