import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText } from '#entities/attribute/attributeValue';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { findAttribute, type AttributeChoice, type AttributeGroup } from '../../columns/useAttributeGroups';
import { useBulkEditOptionNamesQuery } from '../BulkEdit.generated';
import { stepMessages as messages } from '../stepMessages';
import { newOptionsStep, type BulkEditValues } from '../stepValues';
import { AttributeField } from './AttributeField';
import { PartField } from './PartField';
import type { StepProps } from './stepProps';

const hasOptions = ({ definition }: AttributeChoice) =>
  definition === undefined ||
  (definition.field === null && ['SELECT', 'MULTI_SELECT', 'TEXT'].includes(definition.type));

const getNames = ({ code, label, definition }: AttributeChoice) => [
  code,
  label,
  ...(definition?.labels ?? []).map(({ text }) => text),
];

/** The attributes with options or texts, and the options of variants that are not among them. */
const useOptionAttributes = (groups: readonly AttributeGroup[]): AttributeGroup[] => {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const { data } = useBulkEditOptionNamesQuery({ variables: { catalogId } });
  const own = groups.map(({ heading, attributes }) => ({ heading, attributes: attributes.filter(hasOptions) }));
  const known = new Set(
    groups.flatMap(({ attributes }) => attributes.flatMap(getNames)).map((one) => one.toLowerCase()),
  );
  const others = (data?.catalog.optionNames ?? []).filter((name) => !known.has(name.toLowerCase()));
  const ofVariants: AttributeGroup = {
    heading: formatMessage(messages.variantOptions),
    attributes: others.map((name) => ({ code: name, label: name, definition: undefined })),
  };
  return [...own, ofVariants].filter(({ attributes }) => attributes.length > 0);
};

/** Renames an option, or merges several into one. */
export function OptionsStep({ path, groups }: StepProps) {
  const { formatMessage, locale } = useIntl();
  const { control, clearErrors, setValue } = useFormContext<BulkEditValues>();
  const step = `${path}.options` as const;
  const attributes = useOptionAttributes(groups);
  const code = useWatch({ control, name: `${step}.attribute` });
  const options = findAttribute(attributes, code).definition?.options ?? [];
  const toLabel = (text: string) => {
    const option = findOption(options, text);
    return option ? attributeLabel(option.labels, locale) : text;
  };
  const choices = options.map((one) => ({ value: optionText(one), label: attributeLabel(one.labels, locale) }));
  const to = { control, name: `${step}.to`, label: formatMessage(messages.optionTo), isRequired: true } as const;
  return (
    <>
      <AttributeField
        name={`${step}.attribute`}
        label={formatMessage(messages.optionAttribute)}
        groups={attributes}
        onSelect={(next) => {
          clearErrors(step);
          setValue(step, newOptionsStep(next), { shouldDirty: true });
        }}
      />
      {code !== '' && (
        <>
          <PickerField
            key={code}
            control={control}
            name={`${step}.from`}
            label={formatMessage(messages.optionsFrom)}
            hint={formatMessage(messages.optionsHint)}
            options={choices.map(({ value, label }) => ({ value, text: label }))}
            toText={toLabel}
            addText={(text) => formatMessage(messages.addOption, { text })}
            isRequired
          />
          {choices.length > 0 ? <SelectField {...to} options={choices} emptyLabel="" /> : <TextField {...to} />}
          <PartField name={`${step}.part`} />
        </>
      )}
    </>
  );
}
