import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { findOption, optionText, splitSelection } from '#entities/attribute/attributeValue';
import { CheckboxField } from '#ui/form/CheckboxField';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { findAttribute, type AttributeChoice } from '../../columns/useAttributeGroups';
import { newValueStep, textCases, type BulkEditValues, type StepPath } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import { AttributeField, getScopes } from './AttributeField';
import { NewValueField } from './NewValueField';
import { PartField } from './PartField';
import { ChannelField, LanguageField } from './ScopeFields';
import { SelectionField } from './SelectionField';
import { useStepStyles, type StepProps } from './stepProps';
import { getValueActions, isOfVariants } from './valueChoices';

/** The actions with options of an attribute. */
const optionActions = ['set', 'addOptions', 'removeOptions'] as const;

/** What the selected action needs. */
function ChangeFields({ path, attribute }: { path: StepPath; attribute: AttributeChoice }) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const styles = useStepStyles();
  const action = useWatch({ control, name: `${path}.value.action` });
  const change = `${path}.value.change` as const;
  switch (action) {
    case 'set':
      return <NewValueField key={attribute.code} path={path} attribute={attribute} />;
    case 'addOptions':
    case 'removeOptions':
      return <SelectionField key={`${attribute.code} ${action}`} path={path} action={action} attribute={attribute} />;
    case 'append':
    case 'prepend':
      return (
        <TextField
          key={action}
          control={control}
          name={`${change}.${action}`}
          label={formatMessage(messages.text)}
          isRequired
        />
      );
    case 'replace':
      return (
        <>
          <TextField
            control={control}
            name={`${change}.replace.find`}
            label={formatMessage(messages.find)}
            isRequired
          />
          <TextField
            control={control}
            name={`${change}.replace.with`}
            label={formatMessage(messages.replacement)}
            hint={formatMessage(messages.replacementHint)}
          />
          <div className={styles.checks}>
            <CheckboxField
              control={control}
              name={`${change}.replace.isCaseSensitive`}
              label={formatMessage(messages.isCaseSensitive)}
            />
            <CheckboxField
              control={control}
              name={`${change}.replace.isPattern`}
              label={formatMessage(messages.isPattern)}
            />
          </div>
        </>
      );
    case 'case':
      return (
        <SelectField
          control={control}
          name={`${change}.case`}
          label={formatMessage(messages.letters)}
          options={textCases.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        />
      );
    case 'add':
    case 'percent':
      return (
        <TextField
          key={action}
          control={control}
          name={`${change}.${action}`}
          label={formatMessage(action === 'add' ? messages.amountBy : messages.percentBy)}
          hint={formatMessage(action === 'add' ? messages.amountHint : messages.percentHint)}
          inputMode="decimal"
          isRequired
        />
      );
    case 'clear':
      return null;
  }
}

/** Changes an attribute: which one, how, and where. */
export function ValueStep({ path, catalog, groups }: StepProps) {
  const { formatMessage } = useIntl();
  const { control, clearErrors, getValues, setValue } = useFormContext<BulkEditValues>();
  const code = useWatch({ control, name: `${path}.value.field.attribute` });
  const attribute = findAttribute(groups, code);
  const { hasLanguages, hasChannels } = getScopes(attribute);
  const select = (next: string) => {
    const [action = 'set'] = getValueActions(findAttribute(groups, next));
    clearErrors(`${path}.value`);
    setValue(`${path}.value`, newValueStep(next, action), { shouldDirty: true });
  };
  const { definition } = attribute;
  /** Takes the selected options along to another action that has some. */
  const carryOptions = (next: string) => {
    if (definition?.type !== 'MULTI_SELECT') return;
    const { action, change } = getValues(`${path}.value`);
    const to = optionActions.find((one) => one === next);
    const from = optionActions.find((one) => one === action);
    if (!to || !from) return;
    const texts = from === 'set' ? splitSelection(definition.options, change.set) : change[from];
    const options = texts.map((text) => {
      const option = findOption(definition.options, text);
      return option ? optionText(option) : text;
    });
    setValue(`${path}.value.change.${to}`, to === 'set' ? options.join(', ') : options, { shouldDirty: true });
  };
  return (
    <>
      <AttributeField
        name={`${path}.value.field.attribute`}
        label={formatMessage(messages.attribute)}
        groups={groups}
        onSelect={select}
      />
      {code !== '' && (
        <>
          <SelectField
            control={control}
            name={`${path}.value.action`}
            label={formatMessage(messages.action)}
            options={getValueActions(attribute).map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onSelect={carryOptions}
          />
          <ChangeFields path={path} attribute={attribute} />
          {hasLanguages && <LanguageField name={`${path}.value.field.locale`} catalog={catalog} />}
          {hasChannels && <ChannelField name={`${path}.value.field.channel`} catalog={catalog} />}
          {isOfVariants(attribute) && <PartField name={`${path}.value.part`} />}
        </>
      )}
    </>
  );
}
