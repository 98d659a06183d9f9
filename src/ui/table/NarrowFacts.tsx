import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { Column } from './tableTypes';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    marginBlock: `${tokens.spacingVerticalS} 0`,
    // Nothing is cut off, because a touch can’t show the rest.
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minHeight: '20px' },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
});

/**
 * The columns of a row that have no room on narrow screens, each value under the name of its column. Those without a
 * value are left out.
 */
export function NarrowFacts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {columns.map(({ id, header, cell, isWide }) => {
        const value = cell(row);
        if (!value && value !== 0) return null;
        return (
          <div key={id} className={isWide ? styles.wide : undefined}>
            <dt className={styles.name}>{header}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
