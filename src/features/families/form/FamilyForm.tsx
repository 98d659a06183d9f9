import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import { GeneralSection } from '#entities/definition/GeneralSection';
import { UsageSection } from '#entities/definition/UsageSection';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { AttributesSection } from './AttributesSection';
import { useFamilyAddMutation, useFamilyUpdateMutation, type FamilyFormFragment } from './FamilyForm.generated';
import { familySchema, familyTypes, newFamilyValues, toFormValues, toInput, type FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';
import { useFamilyDefinitions } from './useFamilyDefinitions';
import { VariantAxesSection } from './VariantAxesSection';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = ['labels.en', 'code'] as const;

/** The form of a stored family, or of a new one. */
export function FamilyForm({ family }: { family?: FamilyFormFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isReadOnly = !useSession().can(family ? 'update' : 'create', 'Family');
  const definitions = useFamilyDefinitions(family);
  const [create] = useFamilyAddMutation();
  const [update] = useFamilyUpdateMutation();
  const values = useMemo(() => (family ? toFormValues(family) : newFamilyValues), [family]);
  const save = async (changed: FamilyValues) => {
    const { code, ...input } = toInput(changed);
    return family
      ? (await update({ variables: { input: { id: family.id, ...input } } })).data?.updateFamily
      : (await create({ variables: { input: { code, ...input } } })).data?.createFamily;
  };
  return (
    <DefinitionForm<FamilyValues>
      resolver={zodResolver(familySchema(intl))}
      values={values}
      fields={fieldNames}
      readOnlyText={isReadOnly ? formatMessage(messages.readOnly) : undefined}
      createLabel={family ? undefined : formatMessage(messages.create)}
      listPath={paths.familyList}
      types={familyTypes}
      onSave={save}
    >
      {(control) => (
        <>
          <GeneralSection
            control={control}
            isReadOnly={isReadOnly}
            storedHint={family && formatMessage(messages.codeStored)}
          />
          <AttributesSection control={control} definitions={definitions} isReadOnly={isReadOnly} />
          <VariantAxesSection control={control} definitions={definitions} />
          {family && (
            <UsageSection
              catalogs={family.usage.catalogs}
              note={formatMessage(family.usage.catalogs.length ? messages.revalidation : messages.unused)}
            />
          )}
        </>
      )}
    </DefinitionForm>
  );
}
