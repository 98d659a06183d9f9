import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ColumnMapping } from '../importDraft';
import type { MappingSuggestion } from '../importStep';
import { isAsSuggested } from './languages';
import { suggestionMessages as messages } from './suggestionMessages';

const useStyles = makeStyles({
  note: { display: 'block', ...typographyStyles.caption1, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  certainty: { display: 'block', ...typographyStyles.caption1Strong },
  basis: { color: tokens.colorNeutralForeground3 },
});

/** Props of `SuggestionNote`. */
export interface SuggestionNoteProps {
  suggestion: MappingSuggestion | undefined;
  column: ColumnMapping;
}

/** How sure the suggested target of a column is and what it rests on, or that the user has changed it. */
export function SuggestionNote({ suggestion, column }: SuggestionNoteProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (!suggestion) return null;
  if (!isAsSuggested(column, suggestion)) return <span className={styles.note}>{formatMessage(messages.changed)}</span>;
  return (
    <span className={styles.note}>
      {suggestion.certainty && (
        <span className={styles.certainty}>{formatMessage(messages[suggestion.certainty])}</span>
      )}
      <span className={styles.basis}>{formatMessage(messages[suggestion.basis])}</span>
    </span>
  );
}
