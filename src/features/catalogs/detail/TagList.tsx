import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { detailMessages } from './detailMessages';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  word: {
    ...typographyStyles.caption1,
    padding: `1px ${tokens.spacingHorizontalSNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** A row of short words, for example channels. */
export function TagList({ words }: { words: readonly string[] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (words.length === 0) return formatMessage(detailMessages.none);
  return (
    <ul className={styles.list}>
      {words.map((word) => (
        <li key={word} className={styles.word}>
          {word}
        </li>
      ))}
    </ul>
  );
}
