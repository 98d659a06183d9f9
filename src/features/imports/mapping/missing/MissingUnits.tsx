import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '#ui/control/NativeSelect';
import { Notice } from '#ui/state/Notice';
import { plainMapping } from '../../importDraft';
import type { ImportStepProps } from '../../importStep';
import { useQuotedList } from '../labels/useQuotedList';
import { missingUnits, withUnit } from './units';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for numbers without a unit. */
const messages = defineMessages({
  lacking: {
    id: 'imports.unit.lacking',
    defaultMessage:
      '{count, plural, one {The column} other {The columns}} {columns} {count, plural, one {has} other {have}} numbers without a unit. Select the unit that the file uses.',
  },
  unit: { id: 'imports.unit.label', defaultMessage: 'Unit in the file' },
  none: { id: 'imports.unit.none', defaultMessage: 'Select a unit' },
  suggested: { id: 'imports.unit.suggested', defaultMessage: '{unit} (suggested)' },
});

const useStyles = makeStyles({
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export type MissingUnitsProps = Pick<ImportStepProps, 'inspection' | 'mapping' | 'change'>;

/** Asks for the unit of weights, and for that of dimensions, if the file does not name it. */
export function MissingUnits({ inspection, mapping, change }: MissingUnitsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const quoteAll = useQuotedList();
  const id = useId();
  return missingUnits(inspection, mapping).map(({ columns, units, suggested, unit }) => {
    const selectId = `${id}-${columns[0]}`;
    return (
      <Notice key={units[0]} tone={unit === null ? 'warning' : 'info'}>
        <span className={styles.item}>
          <span>{formatMessage(messages.lacking, { columns: quoteAll(columns), count: columns.length })}</span>
          <span className={styles.choice}>
            <label htmlFor={selectId}>{formatMessage(messages.unit)}</label>
            <NativeSelect
              id={selectId}
              value={unit ?? ''}
              onChange={({ target }) =>
                change(() => ({ mapping: withUnit(plainMapping(mapping), columns, target.value) }))
              }
            >
              <option value="">{formatMessage(messages.none)}</option>
              {units.map((code) => (
                <option key={code} value={code}>
                  {code === suggested ? formatMessage(messages.suggested, { unit: code }) : code}
                </option>
              ))}
            </NativeSelect>
          </span>
        </span>
      </Notice>
    );
  });
}
