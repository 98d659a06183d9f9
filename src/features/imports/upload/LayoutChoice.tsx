import { makeStyles, Radio, RadioGroup, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { layoutNames } from '#entities/job/layoutNames';
import type { LayoutCode } from '#graphql/types.generated';
import { Panel } from '#ui/layout/Panel';
import { StatusBadge } from '#ui/text/StatusBadge';
import type { FileInspection } from '../importStep';
import { messages } from '../messages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  label: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  share: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** From this confidence on, the file contains columns specific to the layout, not only common names. */
const recognisedFrom = 0.7;

export interface LayoutChoiceProps {
  layouts: FileInspection['layouts'];
  value: LayoutCode;
  onChange: (code: LayoutCode) => void;
}

/** All layouts, the detected one first. */
export function LayoutChoice({ layouts, value, onChange }: LayoutChoiceProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const textId = useId();
  const heading = formatMessage(messages.layoutHeading);
  return (
    <Panel heading={heading}>
      <p id={textId} className={styles.text}>
        {formatMessage(messages.layoutText)}
      </p>
      <RadioGroup
        aria-label={heading}
        aria-describedby={textId}
        value={value}
        onChange={(_event, data) => {
          const layout = layouts.find(({ code }) => code === data.value);
          if (layout) onChange(layout.code);
        }}
      >
        {layouts.map(({ code, confidence }, place) => (
          <Radio
            key={code}
            value={code}
            label={
              <span className={styles.label}>
                {formatMessage(layoutNames[code])}
                {place === 0 && confidence >= recognisedFrom && (
                  <StatusBadge tone="success" label={formatMessage(messages.recognised)} />
                )}
                {Math.round(confidence * 100) > 0 && (
                  <span className={styles.share}>{formatMessage(messages.confidence, { share: confidence })}</span>
                )}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </Panel>
  );
}
