import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ColumnMapping } from '../importDraft';
import type { MappingSuggestion } from '../importStep';
import { isAsSuggested } from './isAsSuggested';
import { useQuotedList } from './labels/useQuotedList';
import { questionMessages } from './questionMessages';
import { suggestionMessages as messages } from './suggestionMessages';

const useStyles = makeStyles({
  note: { display: 'block', ...typographyStyles.caption1, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  certainty: { display: 'block', ...typographyStyles.caption1Strong },
  repeated: { color: tokens.colorStatusDangerForeground1 },
  basis: { color: tokens.colorNeutralForeground3 },
});

export interface SuggestionNoteProps {
  suggestion: MappingSuggestion | undefined;
  column: ColumnMapping;
  /** The column that has the same field, if only one can have it. */
  first: string | undefined;
}

/** How sure the suggested target of a column is and what it rests on, or that the user has changed it. */
export function SuggestionNote({ suggestion, column, first }: SuggestionNoteProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const quoteAll = useQuotedList();
  if (first !== undefined) {
    return (
      <span className={mergeClasses(styles.note, styles.repeated)}>
        {formatMessage(questionMessages.repeatedHere, { column: quoteAll([first]) })}
      </span>
    );
  }
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
