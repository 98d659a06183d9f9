import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { titles } from '../titles';
import { useAttributeAddMutation, useAttributeCreateChoicesQuery } from './AttributeForm.generated';
import { AttributeFormSkeleton } from './AttributeFormSkeleton';
import { AttributeFormView } from './AttributeFormView';
import type { AttributeValues } from './attributeSchema';
import { newAttributeValues, toInput } from './attributeValues';
import { formMessages } from './formMessages';

/** Page to create an attribute. */
export function AttributeCreate() {
  const { formatMessage, locale } = useIntl();
  const result = useAttributeCreateChoicesQuery();
  const confirm = useRevalidationToast();
  const [create] = useAttributeAddMutation();
  const save = async (values: AttributeValues) => {
    const { data } = await create({ variables: { input: toInput(values) } });
    if (!data) return false;
    const { attribute, ...revalidation } = data.createAttribute;
    confirm(formatMessage(formMessages.created, { name: attributeLabel(attribute.labels, locale) }), revalidation);
    return true;
  };
  return (
    <Page isNarrow heading={formatMessage(titles.create)}>
      <QueryView result={result} skeleton={<AttributeFormSkeleton />}>
        {({ units }) => <AttributeFormView values={newAttributeValues} units={units} isStored={false} onSave={save} />}
      </QueryView>
    </Page>
  );
}
