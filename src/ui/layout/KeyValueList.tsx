import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  key: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.body1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

/** A list of facts about one entity: names at the start, values beside them. */
export function KeyValueList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.key}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
