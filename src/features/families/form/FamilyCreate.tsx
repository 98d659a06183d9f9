import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import { Page } from '#ui/layout/Page';
import { titles } from '../titles';
import { useFamilyAddMutation } from './FamilyForm.generated';
import { FamilyFormView } from './FamilyFormView';
import { newFamilyValues, toInput, type FamilyValues } from './familyValues';
import { formMessages } from './formMessages';

/** Page to create a family. */
export function FamilyCreate() {
  const { formatMessage, locale } = useIntl();
  const confirm = useRevalidationToast();
  const [create] = useFamilyAddMutation();
  const save = async (values: FamilyValues) => {
    const { data } = await create({ variables: { input: toInput(values) } });
    if (!data) return false;
    const { family, ...revalidation } = data.createFamily;
    confirm(formatMessage(formMessages.created, { name: attributeLabel(family.labels, locale) }), revalidation);
    return true;
  };
  return (
    <Page isNarrow heading={formatMessage(titles.create)}>
      <FamilyFormView values={newFamilyValues} onSave={save} />
    </Page>
  );
}
