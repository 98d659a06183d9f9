import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MoreButton } from '#ui/control/MoreButton';
import { lineMessages } from './lineMessages';
import { shortened } from './shortened';

const useStyles = makeStyles({
  value: { minWidth: 0, overflowWrap: 'anywhere' },
  // Text keeps its own writing direction but is aligned like the page.
  line: { display: 'block', whiteSpace: 'pre-line', unicodeBidi: 'plaintext', textAlign: 'match-parent' },
  empty: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

export interface FieldValueProps {
  /** One line per item; empty for an empty value. */
  lines: readonly string[];
  /** Shown if there are no lines. */
  emptyLabel?: string;
}

/** Shows a value as text. A long one is truncated, with a button to expand it. */
export function FieldValue({ lines, emptyLabel }: FieldValueProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isWhole, setIsWhole] = useState(false);
  if (lines.length === 0)
    return <span className={styles.empty}>{emptyLabel ?? formatMessage(lineMessages.empty)}</span>;
  const short = shortened(lines);
  const shown = isWhole || short === null ? lines : short;
  return (
    <div className={styles.value}>
      <div>
        {shown.map((line, place) => (
          <span key={place} className={styles.line}>
            {line}
          </span>
        ))}
      </div>
      {short !== null && (
        <MoreButton more={formatMessage(lineMessages.showMore)} isWhole={isWhole} onChange={setIsWhole} />
      )}
    </div>
  );
}
