import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { checkMessages as messages } from './checkMessages';

const useStyles = makeStyles({
  // Below the label of the checkbox.
  text: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    maxWidth: '72ch',
    margin: 0,
    marginInlineStart: '36px',
  },
});

export interface DefineChoiceProps {
  value: boolean;
  isDisabled: boolean;
  onChange: (value: boolean) => void;
}

/** Whether the import defines the attributes of the file that have no definition. */
export function DefineChoice({ value, isDisabled, onChange }: DefineChoiceProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  return (
    <Panel heading={formatMessage(messages.newAttributes)}>
      <div>
        <Checkbox
          label={formatMessage(messages.define)}
          aria-describedby={id}
          checked={value}
          disabled={isDisabled}
          onChange={(_event, data) => onChange(data.checked === true)}
        />
        <p id={id} className={styles.text}>
          {formatMessage(messages.defineText)}
        </p>
      </div>
    </Panel>
  );
}
