import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ComponentPage } from './pages/componentPage';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  row: { display: 'contents' },
  keys: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  key: {
    ...typographyStyles.caption1Strong,
    fontFamily: tokens.fontFamilyBase,
    padding: `2px ${tokens.spacingHorizontalSNudge}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  action: { ...typographyStyles.body1, margin: 0 },
});

/** Keys as labeled on a keyboard, where that is not their name. */
const labels: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** The keys that a component responds to, and what they do. */
export function KeyTable({ keys }: Pick<ComponentPage, 'keys'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {keys.map(({ keys: names, action }) => (
        <div key={action.id} className={styles.row}>
          <dt className={styles.keys} dir="ltr">
            {names.map((name) => (
              <kbd key={name} className={styles.key}>
                {labels[name] ?? name.replace('Control+', 'Ctrl+')}
              </kbd>
            ))}
          </dt>
          <dd className={styles.action}>{formatMessage(action)}</dd>
        </div>
      ))}
    </dl>
  );
}
