import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { modeMessages } from '#entities/job/modeMessages';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { StatusBadge } from '#ui/text/StatusBadge';
import { modeHints } from './modeHints';
import { getDefaultModes, modeSettings, modeValues, type ImportModes } from './modes';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
  },
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

export interface ModeChoiceProps {
  value: ImportModes;
  /** What empty cells do by default in the layout of the file. */
  layout: Pick<ImportModes, 'emptyCells'>;
  /** Whether a column is mapped to the external reference. */
  hasReference: boolean;
  isDisabled: boolean;
  onChange: (modes: Partial<ImportModes>) => void;
}

/**
 * How the import treats what the catalog has already: the settings, which can be changed. Those that differ from the
 * default stand out.
 */
export function ModeChoice({ value, layout, hasReference, isDisabled, onChange }: ModeChoiceProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const defaults = getDefaultModes(layout);
  const isOffered = (option: string) => !option.endsWith('REFERENCE') || hasReference || value.matchBy === option;
  return (
    <Panel
      heading={formatMessage(modeHints.heading)}
      actions={
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {formatMessage(modeHints.change)}
        </Button>
      }
    >
      <div id={id}>
        {isOpen ? (
          <div className={styles.fields}>
            {modeSettings.map((setting) => (
              <Field
                key={setting}
                className={styles.field}
                label={formatMessage(modeMessages[setting])}
                hint={formatMessage(modeHints[setting], { value: formatMessage(modeMessages[layout.emptyCells]) })}
              >
                <Select
                  value={value[setting]}
                  disabled={isDisabled || (setting === 'missingProducts' && value.write === 'CREATE_ONLY')}
                  onChange={(_event, data) => onChange({ [setting]: data.value })}
                >
                  {modeValues[setting].filter(isOffered).map((option) => (
                    <option key={option} value={option}>
                      {formatMessage(modeMessages[option])}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
        ) : (
          <KeyValueList
            items={modeSettings.map((setting) => {
              const text = formatMessage(modeMessages[value[setting]]);
              const isDefault = value[setting] === defaults[setting];
              return {
                label: formatMessage(modeMessages[setting]),
                value: isDefault ? text : <StatusBadge tone="warning" label={text} />,
              };
            })}
          />
        )}
      </div>
    </Panel>
  );
}
