import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { titles } from '../titles';
import { FamilyDeleteDialog } from './FamilyDeleteDialog';
import { FamilyEditor } from './FamilyEditor';
import { useFamilyEditQuery } from './FamilyForm.generated';
import { FamilyFormSkeleton } from './FamilyFormSkeleton';
import { formMessages } from './formMessages';

/** Page of a family, with its form. */
export function FamilyEdit() {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { familyId = '' } = useParams();
  const result = useFamilyEditQuery({ variables: { id: familyId } });
  const family = result.data?.family;
  return (
    <DefinitionPage
      result={result}
      title={formatMessage(titles.edit)}
      name={family && attributeLabel(family.labels, locale)}
      listPath={paths.familyList}
      gone={{
        title: formatMessage(formMessages.goneTitle),
        text: formatMessage(formMessages.goneText),
        toList: formatMessage(formMessages.toList),
      }}
      skeleton={<FamilyFormSkeleton />}
      deletion={
        family && can('delete', 'Family') ? (state) => <FamilyDeleteDialog {...state} family={family} /> : undefined
      }
    >
      {(data) => <FamilyEditor key={familyId} family={data.family} />}
    </DefinitionPage>
  );
}
