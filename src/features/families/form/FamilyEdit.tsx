import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import { getErrorCode } from '../../../graphql/errors';
import { usePageTitle } from '../../../routing/pageNames';
import { paths } from '../../../routing/paths';
import { useSession } from '../../../session/sessionContext';
import { LinkButton } from '../../../ui/control/LinkButton';
import { Page } from '../../../ui/layout/Page';
import { EmptyState } from '../../../ui/state/EmptyState';
import { QueryView } from '../../../ui/state/QueryView';
import { messages } from '../messages';
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
  const [step, setStep] = useState<'edit' | 'ask' | 'deleted'>('edit');
  const result = useFamilyEditQuery({ variables: { id: familyId } });
  const family = result.data?.family;
  const name = family && attributeLabel(family.labels, locale);
  usePageTitle(name);
  if (step === 'deleted') return <Navigate to={paths.familyList} replace />;
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <Page heading={formatMessage(titles.edit)}>
        <EmptyState
          drawing="search"
          title={formatMessage(formMessages.goneTitle)}
          description={formatMessage(formMessages.goneText)}
          actions={<LinkButton to={paths.familyList}>{formatMessage(formMessages.toList)}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page
      isNarrow
      heading={name ?? formatMessage(titles.edit)}
      actions={
        family &&
        can('delete', 'Family') && <Button onClick={() => setStep('ask')}>{formatMessage(messages.delete)}</Button>
      }
    >
      <QueryView result={result} skeleton={<FamilyFormSkeleton />}>
        {(data) => <FamilyEditor key={familyId} family={data.family} />}
      </QueryView>
      {family && (
        <FamilyDeleteDialog
          isOpen={step === 'ask'}
          family={family}
          onDeleted={() => setStep('deleted')}
          onClose={() => setStep('edit')}
        />
      )}
    </Page>
  );
}
