import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { AttributeValues } from './attributeSchema';
import { formMessages as messages } from './formMessages';

const useStyles = makeStyles({
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
});

export interface MergedOptionsProps {
  merged: AttributeValues['mergedOptions'];
  /** Returns what the option with the former code is called. */
  toName: (former: string) => string;
  onRemove: (index: number) => void;
}

/** The options that others take the place of once the form is saved. */
export function MergedOptions({ merged, toName, onRemove }: MergedOptionsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  if (!merged.length) return null;
  return (
    <div>
      <p id={id} className={styles.heading}>
        {formatMessage(messages.merged)}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {merged.map(({ option, into }, index) => {
          const name = option.labels.en || option.formerCode;
          return (
            <li key={option.formerCode} className={styles.row}>
              <span>
                {formatMessage(messages.mergedInto, {
                  option: <bdi key="option">{name}</bdi>,
                  into: <bdi key="into">{toName(into)}</bdi>,
                })}
              </span>
              <Button
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={formatMessage(messages.unmerge, { name })}
                onClick={() => onRemove(index)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
