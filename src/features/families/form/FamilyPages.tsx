import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { DefinitionPage } from '#entities/definition/DefinitionPage';
import { DefinitionSkeleton } from '#entities/definition/DefinitionSkeleton';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { sharedMessages } from '#ui/sharedMessages';
import { titles } from '../titles';
import { FamilyDeleteDialog } from './FamilyDeleteDialog';
import { FamilyForm } from './FamilyForm';
import { useFamilyEditQuery } from './FamilyForm.generated';
import { formMessages } from './formMessages';

const panels = [
  { heading: sharedMessages.general, heights: [132, 66] },
  { heading: formMessages.attributes, heights: [120] },
];

/** Page to create a family. */
export function FamilyCreate() {
  return (
    <Page isNarrow heading={useIntl().formatMessage(titles.create)}>
      <FamilyForm />
    </Page>
  );
}

/** Page of a family, with its form. */
export function FamilyEdit() {
  const { locale } = useIntl();
  const { can } = useSession();
  const { familyId = '' } = useParams();
  const result = useFamilyEditQuery({ variables: { id: familyId } });
  const family = result.data?.family;
  return (
    <DefinitionPage
      result={result}
      title={titles.edit}
      name={family && attributeLabel(family.labels, locale)}
      listPath={paths.familyList}
      gone={{ title: formMessages.goneTitle, text: formMessages.goneText, toList: formMessages.toList }}
      skeleton={<DefinitionSkeleton panels={panels} />}
      deletion={
        family && can('delete', 'Family') ? (state) => <FamilyDeleteDialog {...state} family={family} /> : undefined
      }
    >
      {(data) => (
        <FamilyForm key={familyId} family={data.family} onReload={async () => (await result.refetch()).data?.family} />
      )}
    </DefinitionPage>
  );
}
