import { Badge, makeStyles, tokens } from '@fluentui/react-components';
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
});

/** Short words beside each other, such as channels. */
export function WordList({ words }: { words: readonly string[] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (words.length === 0) return formatMessage(detailMessages.none);
  return (
    <ul className={styles.list}>
      {words.map((word) => (
        <li key={word}>
          <Badge appearance="outline" color="informative" shape="rounded">
            {word}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
