import { Button, Field, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ChannelChoices } from '#entities/channel/useChannelChoices';
import { PickerField } from '#ui/form/picker/PickerField';
import { requirements, type FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  requirement: {
    minWidth: 0,
    '@media (max-width: 599.98px)': { gridColumn: '1 / -1', gridRow: '2' },
  },
  channels: { gridColumn: '1 / -1' },
  buttons: { display: 'flex' },
});

export interface AttributeRowProps {
  control: Control<FamilyValues>;
  index: number;
  /** Label of the attribute. */
  name: string;
  channels: ChannelChoices;
  isLast: boolean;
  isReadOnly: boolean;
  /** Moves the attribute by that many places. */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** An attribute of the family: where it is required, and its place in the order. */
export function AttributeRow(props: AttributeRowProps) {
  const { control, index, name, channels, isLast, isReadOnly, onMove, onRemove } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const {
    field: { ref, value: required, onChange, onBlur },
  } = useController({ control, name: `attributes.${index}.required` });
  return (
    <div className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <Field className={styles.requirement}>
        <Select
          ref={ref}
          name={`attributes.${index}.required`}
          aria-label={formatMessage(messages.requiredOf, { name })}
          value={required}
          onChange={(_event, data) => onChange(data.value)}
          onBlur={onBlur}
        >
          {requirements.map((requirement) => (
            <option key={requirement} value={requirement}>
              {formatMessage(messages[requirement])}
            </option>
          ))}
        </Select>
      </Field>
      {!isReadOnly && (
        <div className={styles.buttons}>
          <Button
            appearance="subtle"
            icon={<ArrowUp16Regular />}
            aria-label={formatMessage(messages.moveUp, { name })}
            disabledFocusable={index === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDown16Regular />}
            aria-label={formatMessage(messages.moveDown, { name })}
            disabledFocusable={isLast}
            onClick={() => onMove(1)}
          />
          <Button
            appearance="subtle"
            icon={<Dismiss16Regular />}
            aria-label={formatMessage(messages.remove, { name })}
            onClick={onRemove}
          />
        </div>
      )}
      {required === 'CHANNELS' && (
        <div className={styles.channels}>
          <PickerField
            control={control}
            name={`attributes.${index}.channels`}
            label={formatMessage(messages.channelsOf, { name })}
            options={channels.options}
            toText={channels.toLabel}
          />
        </div>
      )}
    </div>
  );
}
