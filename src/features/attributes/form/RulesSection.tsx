import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { UnitFamily } from '#graphql/types.generated';
import { imageTypes } from '#lib/imageTypes';
import { PickerField } from '#ui/form/picker/PickerField';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { imageTypeKeys, type AttributeValues } from './attributeSchema';
import { formMessages as messages } from './formMessages';

/** The unit in which measurements are compared. */
const baseUnits: Readonly<Record<UnitFamily, string>> = {
  LENGTH: 'm',
  WEIGHT: 'kg',
  VOLUME: 'l',
  AREA: 'm²',
  POWER: 'W',
  TEMPERATURE: '°C',
};

const imageTypeOptions = imageTypeKeys.map((key) => ({ value: key, text: imageTypes[key].name }));

export interface RulesSectionProps {
  control: Control<AttributeValues>;
  units: readonly { code: string; family: UnitFamily }[];
}

/** The limits of an attribute's values; nothing for types that have none. */
export function RulesSection({ control, units }: RulesSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  const [type, unitFamily] = useWatch({ control, name: ['type', 'unitFamily'] });
  const isMeasurement = type === 'MEASUREMENT';
  const unitHint =
    isMeasurement && unitFamily ? { hint: formatMessage(messages.inBaseUnit, { unit: baseUnits[unitFamily] }) } : {};
  const isText = type === 'TEXT' || type === 'RICH_TEXT';
  const isImage = type === 'IMAGE';
  const isNumeric = type === 'NUMBER' || isMeasurement;
  if (!isText && !isNumeric && !isImage) return null;
  return (
    <Panel heading={formatMessage(messages.rules)}>
      {isImage && (
        <PickerField
          control={control}
          name="rules.allowedTypes"
          label={formatMessage(messages.allowedTypes)}
          hint={formatMessage(messages.allowedTypesHint)}
          options={imageTypeOptions}
          toText={(key) => imageTypeOptions.find(({ value }) => value === key)?.text ?? key}
        />
      )}
      {isText && (
        <div className={styles.fields}>
          <TextField
            control={control}
            name="rules.maxLength"
            label={formatMessage(messages.maxLength)}
            inputMode="numeric"
          />
          {type === 'TEXT' && (
            <TextField
              control={control}
              name="rules.pattern"
              label={formatMessage(messages.pattern)}
              hint={formatMessage(messages.patternHint, { example: '[A-Z]{2}\\d+' })}
            />
          )}
        </div>
      )}
      {isNumeric && (
        <>
          <div className={styles.fields}>
            <TextField
              {...unitHint}
              control={control}
              name="rules.min"
              label={formatMessage(messages.min)}
              inputMode="decimal"
            />
            <TextField
              {...unitHint}
              control={control}
              name="rules.max"
              label={formatMessage(messages.max)}
              inputMode="decimal"
            />
            <TextField
              control={control}
              name="rules.decimals"
              label={formatMessage(messages.decimals)}
              inputMode="numeric"
            />
          </div>
          {isMeasurement && (
            <PickerField
              control={control}
              name="rules.units"
              label={formatMessage(messages.units)}
              hint={formatMessage(messages.unitsHint)}
              options={units
                .filter(({ family }) => family === unitFamily)
                .map(({ code }) => ({ value: code, text: code }))}
            />
          )}
        </>
      )}
    </Panel>
  );
}
