import { makeStyles, Radio, RadioGroup, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ErrorPolicy } from '#graphql/types.generated';
import { Panel } from '#ui/layout/Panel';
import { checkMessages as messages } from './checkMessages';

const useStyles = makeStyles({
  label: { display: 'flex', flexDirection: 'column' },
  text: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, maxWidth: '72ch' },
});

const policies = ['REJECT_FAILED_ROWS', 'REJECT_EVERYTHING', 'IGNORE_FAILED'] as const;

export interface PolicyChoiceProps {
  value: ErrorPolicy;
  isDisabled: boolean;
  onChange: (policy: ErrorPolicy) => void;
}

/** The policies for products with errors, each with an explanation. */
export function PolicyChoice({ value, isDisabled, onChange }: PolicyChoiceProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const heading = formatMessage(messages.policyHeading);
  return (
    <Panel heading={heading}>
      <RadioGroup
        aria-label={heading}
        value={value}
        disabled={isDisabled}
        onChange={(_event, data) => {
          const policy = policies.find((each) => each === data.value);
          if (policy) onChange(policy);
        }}
      >
        {policies.map((policy) => (
          <Radio
            key={policy}
            value={policy}
            label={
              <span className={styles.label}>
                {formatMessage(messages[policy])}
                <span className={styles.text}>{formatMessage(messages[`${policy}_text`])}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </Panel>
  );
}
