import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MoreButton } from '#ui/control/MoreButton';
import { changeMessages } from './changeMessages';
import { fieldValue } from './fieldValue';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  line: { display: '-webkit-box', WebkitLineClamp: '4', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

/** Number of lines shown initially. */
const maxLines = 8;

export interface FieldValueProps {
  value: unknown;
  /** The value before, of which prices say how much they changed. */
  former?: unknown;
  /** Shown if there is no value. */
  emptyLabel: string;
}

/** Shows a field's value in readable form. */
export function FieldValue({ value, former, emptyLabel }: FieldValueProps) {
  const intl = useIntl();
  const styles = useStyles();
  const lines = fieldValue(value, intl, former);
  const [isWhole, setIsWhole] = useState(false);
  if (lines.length === 0) return <span className={styles.empty}>{emptyLabel}</span>;
  const rest = lines.length - maxLines;
  return (
    <span className={styles.lines}>
      {lines.slice(0, isWhole ? undefined : maxLines).map((line, place) => (
        <bdi key={place} className={styles.line} title={line}>
          {line}
        </bdi>
      ))}
      {rest > 0 && (
        <MoreButton
          more={intl.formatMessage(changeMessages.moreValues, { count: rest })}
          isWhole={isWhole}
          onChange={setIsWhole}
        />
      )}
    </span>
  );
}
