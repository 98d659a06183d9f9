import { Label, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { optionText } from '#entities/attribute/attributeValue';
import { valueMessages } from '#entities/attribute/valueMessages';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { Placeholder } from '#ui/state/Placeholder';
import { useOptionGroups, type AttributeChoice, type AttributeOptionGroup } from '../../columns/useAttributeGroups';
import type { BulkEditValues, StepPath } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import { useStepStyles } from './stepProps';

const AttributeValueField = lazy(() =>
  import('#features/products/sections/attributes/AttributeValueField').then((module) => ({
    default: module.AttributeValueField,
  })),
);

const useStyles = makeStyles({
  // As the labels of the fields beside it.
  label: { display: 'block', paddingBlock: tokens.spacingVerticalXXS, marginBlockEnd: tokens.spacingVerticalXXS },
});

/** The values to select from; undefined if any text can be entered. */
const useChoices = ({ definition }: AttributeChoice, groups: readonly AttributeOptionGroup[]) => {
  const { formatMessage, locale } = useIntl();
  if (definition?.type === 'BOOLEAN') {
    const options = (['Yes', 'No'] as const).map((value) => ({ value, label: formatMessage(valueMessages[value]) }));
    return [{ heading: null, options }];
  }
  if (definition?.type !== 'SELECT') return undefined;
  return groups.map(({ heading, options }) => ({
    heading,
    options: options.map((one) => ({ value: optionText(one), label: attributeLabel(one.labels, locale) })),
  }));
};

/** The types that fields of one line can be for. */
const inputs: Partial<Record<string, { type?: 'date'; inputMode?: 'decimal' }>> = {
  TEXT: {},
  URL: {},
  NUMBER: { inputMode: 'decimal' },
  DATE: { type: 'date' },
};

/** The value that products get, with the control for the type of the attribute. */
export function NewValueField({ path, attribute }: { path: StepPath; attribute: AttributeChoice }) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const stepStyles = useStepStyles();
  const styles = useStyles();
  const { definition } = attribute;
  const groups = useOptionGroups(definition) ?? [{ heading: null, options: definition?.options ?? [] }];
  const choices = useChoices(attribute, groups);
  const name = `${path}.value.change.set` as const;
  const label = formatMessage(messages.newValue);
  const field = { control, name, label, isRequired: true };
  if (choices) return <SelectField {...field} options={choices} emptyLabel="" />;
  const input = definition ? inputs[definition.type] : {};
  if (!definition || input) return <TextField {...field} {...input} />;
  return (
    <div className={definition.type === 'RICH_TEXT' ? stepStyles.whole : undefined}>
      <Label aria-hidden="true" required className={styles.label}>
        {label}
      </Label>
      <Suspense fallback={<Placeholder height={32} />}>
        <AttributeValueField name={name} label={label} definition={definition} optionGroups={groups} />
      </Suspense>
    </div>
  );
}
