import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { lineBelow } from '#ui/layout/lines';
import type { KeyboardKey } from '../componentTypes';
import { messages } from '../messages';

const useStyles = makeStyles({
  table: { ...typographyStyles.body1, width: '100%', borderCollapse: 'collapse' },
  cell: {
    ...lineBelow,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
  },
  head: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground3 },
  keys: { whiteSpace: 'nowrap', width: '1%' },
  key: {
    ...typographyStyles.caption1Strong,
    display: 'inline-block',
    paddingInline: tokens.spacingHorizontalSNudge,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** The keys that a component answers to. */
export function KeyTable({ keys }: { keys: readonly KeyboardKey[] }) {
  const { formatList, formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={formatMessage(messages.keyboard)}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.cell}>
            {formatMessage(messages.key)}
          </th>
          <th scope="col" className={styles.cell}>
            {formatMessage(messages.action)}
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ keys: names, action }) => (
          <tr key={names.join()}>
            <th scope="row" className={mergeClasses(styles.cell, styles.keys)}>
              {formatList(
                names.map((name) => (
                  <kbd key={name} className={styles.key}>
                    {name}
                  </kbd>
                )),
                { type: 'disjunction' },
              )}
            </th>
            <td className={styles.cell}>{formatMessage(action)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
