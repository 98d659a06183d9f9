import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CheckboxField } from '#ui/form/CheckboxField';
import { findAttribute, type AttributeGroup } from '../../columns/useAttributeGroups';
import type { BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import { AttributeField, getScopes } from './AttributeField';
import { ChannelField, LanguageField } from './ScopeFields';
import { useStepStyles, type StepProps } from './stepProps';

const ends = [
  { end: 'from', label: messages.from, language: messages.fromLanguage, channel: messages.fromChannel },
  { end: 'to', label: messages.to, language: messages.toLanguage, channel: messages.toChannel },
] as const;

/** Without those that have a different value for each product. */
const getTargets = (groups: readonly AttributeGroup[]): AttributeGroup[] =>
  groups.map(({ heading, attributes }) => ({
    heading,
    attributes: attributes.filter(({ code, definition }) => code !== 'slug' && !definition?.isUnique),
  }));

function CopyEnd({ path, catalog, groups, end, ...names }: StepProps & (typeof ends)[number]) {
  const { formatMessage } = useIntl();
  const styles = useStepStyles();
  const { control, clearErrors, setValue } = useFormContext<BulkEditValues>();
  const name = `${path}.copy.${end}` as const;
  const code = useWatch({ control, name: `${name}.attribute` });
  const { hasLanguages, hasChannels } = getScopes(findAttribute(groups, code));
  return (
    <div className={styles.whole}>
      <div className={styles.fields}>
        <AttributeField
          name={`${name}.attribute`}
          label={formatMessage(names.label)}
          groups={end === 'to' ? getTargets(groups) : groups}
          onSelect={(attribute) => {
            clearErrors(name);
            setValue(name, { attribute, locale: '', channel: '' }, { shouldDirty: true });
          }}
        />
        {code !== '' && hasLanguages && (
          <LanguageField name={`${name}.locale`} catalog={catalog} label={formatMessage(names.language)} />
        )}
        {code !== '' && hasChannels && (
          <ChannelField name={`${name}.channel`} catalog={catalog} label={formatMessage(names.channel)} />
        )}
      </div>
    </div>
  );
}

/** Copies an attribute to another one, or to another language or channel. */
export function CopyStep(props: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  return (
    <>
      {ends.map((end) => (
        <CopyEnd key={end.end} {...props} {...end} />
      ))}
      <CheckboxField
        control={control}
        name={`${props.path}.copy.onlyEmpty`}
        label={formatMessage(messages.onlyEmpty)}
      />
    </>
  );
}
