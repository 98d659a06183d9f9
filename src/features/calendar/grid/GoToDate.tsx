import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useControlStyles } from '#ui/control/controlStyles';
import { calendarParams } from '../calendarParams';
import { messages } from '../messages';

const useStyles = makeStyles({
  date: { paddingInline: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' },
});

export interface GoToDateProps {
  day: string;
  onChange: (day: string) => void;
}

/** Date field to jump to a date. A partly typed date, such as one in the year 20, is ignored. */
export function GoToDate({ day, onChange }: GoToDateProps) {
  const label = useIntl().formatMessage(messages.goToDate);
  const styles = useStyles();
  const controls = useControlStyles();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      type="date"
      className={mergeClasses(controls.control, controls.focus, styles.date)}
      aria-label={label}
      title={label}
      value={draft ?? day}
      onChange={({ target }) => {
        setDraft(target.value);
        const chosen = calendarParams.date.parse(target.value);
        if (chosen && chosen >= '1000') onChange(chosen);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
