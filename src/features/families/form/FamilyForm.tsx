import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
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

export interface FamilyFormProps {
  /** The stored family; undefined for a new one. */
  family?: FamilyFormFragment;
  /** Reads the stored family again. */
  onReload?: () => Promise<FamilyFormFragment | undefined>;
}

/** The form of a stored family, or of a new one. */
export function FamilyForm({ family, onReload }: FamilyFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isReadOnly = !useSession().can(family ? 'update' : 'create', 'Family');
  const definitions = useFamilyDefinitions(family);
  const [create] = useFamilyAddMutation();
  const [update] = useFamilyUpdateMutation();
  const toName = (code: string) => attributeLabel(definitions.get(code)?.labels ?? [], intl.locale) || code;
  const save = async (changed: FamilyValues, { updatedAt }: { updatedAt: string | null }) => {
    const { code, ...input } = toInput(changed);
    return family
      ? (await update({ variables: { input: { id: family.id, updatedAt, ...input } } })).data?.updateFamily
      : (await create({ variables: { input: { code, ...input } } })).data?.createFamily;
  };
  return (
    <DefinitionForm<FamilyValues, FamilyFormFragment>
      resolver={zodResolver(familySchema(intl))}
      stored={family}
      newValues={newFamilyValues}
      toValues={toFormValues}
      onReload={onReload}
      words={{
        attributes: {
          label: formatMessage(messages.attributes),
          toLines: (attributes: FamilyValues['attributes']) =>
            attributes.map(({ code, required }) => `${toName(code)}: ${formatMessage(messages[required])}`),
        },
        variantAxes: {
          label: formatMessage(messages.axes),
          toLines: (axes: FamilyValues['variantAxes']) => axes.map(toName),
        },
      }}
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
