import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { changeMessages } from './changeMessages';
import { fieldValue } from './fieldValue';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  line: { display: '-webkit-box', WebkitLineClamp: '4', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  more: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Maximum number of lines shown; further ones are only counted. */
const maxLines = 8;

export interface FieldValueProps {
  value: unknown;
  /** The value before, of which prices say how much they changed. */
  former?: unknown;
}

/** Shows a field's value in readable form. */
export function FieldValue({ value, former }: FieldValueProps) {
  const intl = useIntl();
  const styles = useStyles();
  const lines = fieldValue(value, intl, former);
  if (lines.length === 0) return <span className={styles.empty}>{intl.formatMessage(changeMessages.empty)}</span>;
  const rest = lines.length - maxLines;
  return (
    <span className={styles.lines}>
      {lines.slice(0, maxLines).map((line, place) => (
        <bdi key={place} className={styles.line} title={line}>
          {line}
        </bdi>
      ))}
      {rest > 0 && (
        <span className={styles.more}>{intl.formatMessage(changeMessages.moreValues, { count: rest })}</span>
      )}
    </span>
  );
}
