import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { attributeLabel } from '../../../entities/attribute/attributeLabel';
import { getErrorCode } from '../../../graphql/errors';
import { paths } from '../../../routing/paths';
import { usePageTitle } from '../../../routing/pageNames';
import { useSession } from '../../../session/sessionContext';
import { LinkButton } from '../../../ui/control/LinkButton';
import { Page } from '../../../ui/layout/Page';
import { EmptyState } from '../../../ui/state/EmptyState';
import { QueryView } from '../../../ui/state/QueryView';
import { messages } from '../messages';
import { titles } from '../titles';
import { AttributeDeleteDialog } from './AttributeDeleteDialog';
import { AttributeEditor } from './AttributeEditor';
import { useAttributeEditQuery } from './AttributeForm.generated';
import { AttributeFormSkeleton } from './AttributeFormSkeleton';
import { formMessages } from './formMessages';

/** Page of an attribute, with its form. */
export function AttributeEdit() {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { attributeId = '' } = useParams();
  const [step, setStep] = useState<'edit' | 'ask' | 'deleted'>('edit');
  const result = useAttributeEditQuery({ variables: { id: attributeId } });
  const attribute = result.data?.attribute;
  const name = attribute && attributeLabel(attribute.labels, locale);
  usePageTitle(name);
  if (step === 'deleted') return <Navigate to={paths.attributeList} replace />;
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <Page heading={formatMessage(titles.edit)}>
        <EmptyState
          drawing="search"
          title={formatMessage(formMessages.goneTitle)}
          description={formatMessage(formMessages.goneText)}
          actions={<LinkButton to={paths.attributeList}>{formatMessage(formMessages.toList)}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page
      isNarrow
      heading={name ?? formatMessage(titles.edit)}
      actions={
        attribute &&
        can('delete', 'Attribute') && <Button onClick={() => setStep('ask')}>{formatMessage(messages.delete)}</Button>
      }
    >
      <QueryView result={result} skeleton={<AttributeFormSkeleton />}>
        {(data) => <AttributeEditor key={attributeId} attribute={data.attribute} units={data.units} />}
      </QueryView>
      {attribute && (
        <AttributeDeleteDialog
          isOpen={step === 'ask'}
          attribute={attribute}
          onDeleted={() => setStep('deleted')}
          onClose={() => setStep('edit')}
        />
      )}
    </Page>
  );
}
