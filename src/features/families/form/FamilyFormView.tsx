import { mergeClasses } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { LabelFields } from '#entities/attribute/LabelFields';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import { paths } from '#routing/paths';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { AttributesSection } from './AttributesSection';
import type { FamilyFormFragment } from './FamilyForm.generated';
import { familySchema, type FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';
import { UsageSection } from './UsageSection';
import { useFamilyDefinitions } from './useFamilyDefinitions';
import { VariantAxesSection } from './VariantAxesSection';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = ['labels.en', 'code'] as const;

export interface FamilyFormViewProps {
  values: FamilyValues;
  /** The stored family; undefined for a new one. */
  family?: FamilyFormFragment;
  isReadOnly?: boolean;
  /** Saves the values. Returns whether they were saved; rejects with the server's error. */
  onSave: (values: FamilyValues) => Promise<boolean>;
}

const types = new Set(['Family']);

/** The form of a family. */
export function FamilyFormView({ values, family, isReadOnly = false, onSave }: FamilyFormViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useRecordFormStyles();
  const definitions = useFamilyDefinitions(family);
  return (
    <DefinitionForm<FamilyValues>
      resolver={zodResolver(familySchema(intl))}
      values={values}
      fields={fieldNames}
      readOnlyText={isReadOnly ? formatMessage(messages.readOnly) : undefined}
      createLabel={family ? undefined : formatMessage(messages.create)}
      listPath={paths.familyList}
      types={types}
      onSave={onSave}
    >
      {(control) => (
        <>
          <Panel heading={formatMessage(messages.general)}>
            <div className={mergeClasses(styles.fields, styles.pairs)}>
              <LabelFields control={control} toName={(language) => `labels.${language}`} isReadOnly={isReadOnly} />
              <TextField
                control={control}
                name="code"
                label={formatMessage(messages.code)}
                hint={formatMessage(family ? messages.codeStored : messages.codeHint)}
                isDisabled={family !== undefined}
              />
            </div>
          </Panel>
          <AttributesSection control={control} definitions={definitions} isReadOnly={isReadOnly} />
          <VariantAxesSection control={control} definitions={definitions} />
          {family && <UsageSection usage={family.usage} />}
        </>
      )}
    </DefinitionForm>
  );
}
