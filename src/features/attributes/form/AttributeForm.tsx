import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import { UsageSection } from '#entities/definition/UsageSection';
import type { UnitFamily } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { printFilterText } from '#shared/filterText';
import { TextLink } from '#ui/text/TextLink';
import { messages } from '../messages';
import {
  useAttributeAddMutation,
  useAttributeUpdateMutation,
  type AttributeFormFragment,
} from './AttributeForm.generated';
import { attributeSchema, type AttributeValues } from './attributeSchema';
import { newAttributeValues, toFormValues, toInput, toMergedInput, withStoredOptions } from './attributeValues';
import { attributeWords } from './attributeWords';
import { formMessages } from './formMessages';
import { GeneralSection } from './GeneralSection';
import { OptionsSection } from './OptionsSection';
import { RulesSection } from './RulesSection';
import { useSaveQuestion } from './useSaveQuestion';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = [
  'labels.en',
  'code',
  'unitFamily',
  'group',
  'rules.min',
  'rules.max',
  'rules.decimals',
  'rules.maxLength',
  'rules.pattern',
  'options',
] as const;

const types = new Set(['AttributeDefinition', 'UndefinedAttribute']);

/** The families that have the attribute, and the catalogs whose products have it. */
function AttributeUsage({ attribute: { code, usage, families, isSystem } }: { attribute: AttributeFormFragment }) {
  const { formatMessage, locale } = useIntl();
  const { catalogs } = usage;
  const links = families.map(({ id, labels }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <TextLink to={href(paths.familyEdit, { familyId: id })}>{attributeLabel(labels, locale)}</TextLink>
    </Fragment>
  ));
  const note = formatMessage(catalogs.length ? formMessages.revalidation : formMessages.unused);
  return (
    <UsageSection
      catalogs={catalogs}
      where={printFilterText({ conditions: [{ field: 'attribute', operator: 'IS', values: [code] }] })}
      others={links.length ? [{ label: formatMessage(messages.families), value: links }] : []}
      // System attributes never change.
      note={isSystem && catalogs.length > 0 ? undefined : note}
    />
  );
}

export interface AttributeFormProps {
  /** The stored attribute; undefined for a new one. */
  attribute?: AttributeFormFragment;
  /** Reads the stored attribute again. */
  onReload?: () => Promise<AttributeFormFragment | undefined>;
  units: readonly { code: string; family: UnitFamily }[];
}

/**
 * The form of a stored attribute, or of a new one. If stored values do not match the changes, or products follow renamed
 * or merged options, it asks first.
 */
export function AttributeForm({ attribute, onReload, units }: AttributeFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const [create] = useAttributeAddMutation();
  const [update] = useAttributeUpdateMutation();
  const { ask, question } = useSaveQuestion(attribute);
  const refusal = can(attribute ? 'update' : 'create', 'Attribute') ? undefined : formMessages.readOnly;
  const readOnly = attribute?.isSystem ? formMessages.systemReadOnly : refusal;
  const codeHint = attribute && (attribute.field === null ? formMessages.codeStored : formMessages.codeOfField);
  const save = async (
    values: AttributeValues,
    { values: stored, updatedAt }: { values: AttributeValues; updatedAt: string | null },
  ) => {
    const changed = withStoredOptions(values, stored);
    const { code, ...input } = toInput(changed);
    if (!attribute) return (await create({ variables: { input: { code, ...input } } })).data?.createAttribute;
    if (!(await ask(changed))) return undefined;
    const mergedOptions = toMergedInput(changed);
    return (await update({ variables: { input: { id: attribute.id, updatedAt, ...input, mergedOptions } } })).data
      ?.updateAttribute;
  };
  return (
    <>
      <DefinitionForm<AttributeValues, AttributeFormFragment>
        resolver={zodResolver(attributeSchema(intl))}
        stored={attribute}
        newValues={newAttributeValues}
        toValues={toFormValues}
        onReload={onReload}
        words={attributeWords(intl)}
        fields={fieldNames}
        readOnlyText={readOnly && formatMessage(readOnly)}
        createLabel={attribute ? undefined : formatMessage(formMessages.create)}
        listPath={paths.attributeList}
        types={types}
        onSave={save}
      >
        {(control, isReadOnly) => (
          <>
            <GeneralSection
              control={control}
              storedHint={codeHint && formatMessage(codeHint)}
              isReadOnly={isReadOnly}
            />
            <OptionsSection control={control} isReadOnly={isReadOnly} />
            <RulesSection control={control} units={units} />
            {attribute && <AttributeUsage attribute={attribute} />}
          </>
        )}
      </DefinitionForm>
      {question}
    </>
  );
}
