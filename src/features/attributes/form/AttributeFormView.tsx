import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import type { UnitFamily } from '#graphql/types.generated';
import { paths } from '#routing/paths';
import { attributeSchema, type AttributeValues } from './attributeSchema';
import { formMessages as messages } from './formMessages';
import { GeneralSection } from './GeneralSection';
import { OptionsSection } from './OptionsSection';
import { RulesSection } from './RulesSection';

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

export interface AttributeFormViewProps {
  values: AttributeValues;
  units: readonly { code: string; family: UnitFamily }[];
  isStored: boolean;
  /** Why the user cannot change it; undefined if the user can. */
  readOnlyText?: string | undefined;
  /** The hint for the code; that for a new attribute if it is not given. */
  codeHint?: string | undefined;
  /** Saves the values. Returns whether they were saved; rejects with the server's error. */
  onSave: (values: AttributeValues) => Promise<boolean>;
  /** Sections below those of the form. */
  children?: React.ReactNode;
}

const types = new Set(['AttributeDefinition', 'UndefinedAttribute']);

/** The form of an attribute. */
export function AttributeFormView(props: AttributeFormViewProps) {
  const { values, units, isStored, readOnlyText, codeHint, onSave, children } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <DefinitionForm<AttributeValues>
      resolver={zodResolver(attributeSchema(intl))}
      values={values}
      fields={fieldNames}
      readOnlyText={readOnlyText}
      createLabel={isStored ? undefined : formatMessage(messages.create)}
      listPath={paths.attributeList}
      types={types}
      onSave={onSave}
    >
      {(control, isReadOnly) => (
        <>
          <GeneralSection control={control} isStored={isStored} codeHint={codeHint} isReadOnly={isReadOnly} />
          <OptionsSection control={control} />
          <RulesSection control={control} units={units} />
          {children}
        </>
      )}
    </DefinitionForm>
  );
}
