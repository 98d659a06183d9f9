import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { Placeholder } from '#ui/state/Placeholder';
import { columnMessages as messages } from './columnMessages';
import { useOptionGroups } from './useAttributeGroups';

const maxHeight = 220;
const optionHeight = 32;

const useStyles = makeStyles({
  options: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    maxHeight: `${maxHeight}px`,
    overflowY: 'auto',
  },
  group: { display: 'flex', flexDirection: 'column' },
  heading: {
    ...typographyStyles.caption1Strong,
    paddingInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
});

export interface OptionChecksProps {
  definition: AttributeFormatFragment | undefined;
  /** Codes of the selected options. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Selects options of an attribute; those that products of the catalog have come first. */
export function OptionChecks({ definition, chosen, onChange }: OptionChecksProps) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const id = useId();
  const groups = useOptionGroups(definition);
  const count = definition?.options.length ?? 0;
  if (!groups) return <Placeholder height={Math.min(maxHeight, count * optionHeight)} />;
  return (
    <div role="group" aria-label={formatMessage(messages.options)} className={styles.options}>
      {groups.map(({ heading, options }) => (
        <div
          key={heading}
          role={heading === null ? undefined : 'group'}
          aria-label={heading ?? undefined}
          className={styles.group}
        >
          {heading !== null && (
            <span aria-hidden="true" className={styles.heading}>
              {heading}
            </span>
          )}
          {options.map(({ code, labels }) => {
            const isOn = chosen.includes(code);
            return (
              <Checkbox
                key={code}
                // The field around them gives all the same ID otherwise.
                id={`${id}${code}`}
                label={attributeLabel(labels, locale)}
                checked={isOn}
                onChange={() => onChange(isOn ? chosen.filter((one) => one !== code) : [...chosen, code])}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
