import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { DateFormatOrder } from '#graphql/types.generated';
import { Notice } from '#ui/state/Notice';
import { plainMapping } from '../../importDraft';
import type { ImportStepProps } from '../../importStep';
import { useQuotedList } from '../labels/useQuotedList';
import { unclearDates, withDates } from './dates';
import { defineMessages } from '#i18n/defineMessages';
import { questionMessages } from '../questionMessages';

const messages = defineMessages({
  unclear: {
    id: 'imports.dates.unclear',
    defaultMessage:
      '{count, plural, one {The column} other {The columns}} {columns} {count, plural, one {has} other {have}} dates that can be read in more than one way. Select how the file writes them. Until then, their rows have errors.',
  },
  DMY: { id: 'imports.dates.dayFirst', defaultMessage: 'Day first: {dates}' },
  MDY: { id: 'imports.dates.monthFirst', defaultMessage: 'Month first: {dates}' },
  YMD: { id: 'imports.dates.yearFirst', defaultMessage: 'Year first: {dates}' },
  reading: { id: 'imports.dates.reading', defaultMessage: '{text} is {date}' },
  leaveOut: questionMessages.leaveOut,
});

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
});

export type UnclearDatesProps = Pick<ImportStepProps, 'inspection' | 'mapping' | 'change'>;

/** Asks once for the order of day, month, and year in dates of the file, if nothing in it tells. */
export function UnclearDates({ inspection, mapping, change }: UnclearDatesProps) {
  const { formatDate, formatList, formatMessage } = useIntl();
  const styles = useStyles();
  const quoteAll = useQuotedList();
  const id = useId();
  const found = unclearDates(inspection, mapping);
  if (!found) return null;
  const { columns, readings, answer } = found;
  return (
    <Notice tone={answer === null ? 'warning' : 'info'}>
      <div className={styles.item}>
        <div id={id}>
          {formatMessage(messages.unclear, {
            columns: quoteAll(columns.map(({ column }) => column)),
            count: columns.length,
          })}
        </div>
        <RadioGroup
          aria-labelledby={id}
          value={answer ?? ''}
          onChange={(_event, { value }) =>
            change(() => ({
              mapping: withDates(plainMapping(mapping), columns, value as DateFormatOrder | 'leaveOut'),
            }))
          }
        >
          {readings.map(({ order, dates }) => (
            <Radio
              key={order}
              value={order}
              label={formatMessage(messages[order], {
                dates: formatList(
                  dates.map(({ text, date }) =>
                    formatMessage(messages.reading, {
                      text,
                      date: formatDate(date, { dateStyle: 'long', timeZone: 'UTC' }),
                    }),
                  ),
                ),
              })}
            />
          ))}
          <Radio value="leaveOut" label={formatMessage(messages.leaveOut)} />
        </RadioGroup>
      </div>
    </Notice>
  );
}
