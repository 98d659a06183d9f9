import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import { useSession } from '#session/sessionContext';
import { useFamilyUpdateMutation, type FamilyFormFragment } from './FamilyForm.generated';
import { FamilyFormView } from './FamilyFormView';
import { toFormValues, toInput, type FamilyValues } from './familyValues';
import { formMessages } from './formMessages';

/** The form of a stored family. */
export function FamilyEditor({ family }: { family: FamilyFormFragment }) {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const confirm = useRevalidationToast();
  const [update] = useFamilyUpdateMutation();
  const values = useMemo(() => toFormValues(family), [family]);
  const save = async (changed: FamilyValues) => {
    const { code: _, ...input } = toInput(changed);
    const { data } = await update({ variables: { input: { id: family.id, ...input } } });
    if (!data) return false;
    const { family: saved, ...revalidation } = data.updateFamily;
    confirm(formatMessage(formMessages.saved, { name: attributeLabel(saved.labels, locale) }), revalidation);
    return true;
  };
  return <FamilyFormView values={values} family={family} isReadOnly={!can('update', 'Family')} onSave={save} />;
}
