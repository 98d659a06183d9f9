import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarName } from '#graphql/types.generated';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { CalendarDot } from './CalendarDot';
import { calendarNames } from './calendarParams';
import { messages } from './messages';

const useStyles = makeStyles({
  filter: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    minWidth: 0,
    // Compensates for the padding of the checkboxes, so that they align with the content below.
    marginInlineStart: '-8px',
  },
  choice: {
    ...typographyStyles.body1,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    minHeight: '32px',
    cursor: 'pointer',
  },
});

export interface CalendarFilterProps {
  /** The visible calendars. */
  value: readonly CalendarName[];
  onChange: (calendars: readonly CalendarName[]) => void;
}

/** Filter for the visible calendars. It is also the legend of the event marks. */
export function CalendarFilter({ value, onChange }: CalendarFilterProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isAll = value.length === calendarNames.length;
  const choice = (label: string, isChecked: boolean | 'mixed', next: readonly CalendarName[], mark?: ReactNode) => (
    <label key={label} className={styles.choice}>
      <NativeCheckbox label={label} isChecked={isChecked} onChange={() => onChange(next)} />
      {mark}
      {label}
    </label>
  );
  return (
    <div role="group" aria-label={formatMessage(messages.calendars)} className={styles.filter}>
      {choice(formatMessage(messages.allCalendars), isAll || (value.length > 0 && 'mixed'), isAll ? [] : calendarNames)}
      {calendarNames.map((name) => {
        const isOn = value.includes(name);
        const next = calendarNames.filter((each) => (each === name ? !isOn : value.includes(each)));
        return choice(formatMessage(messages[name]), isOn, next, <CalendarDot calendar={name} />);
      })}
    </div>
  );
}
