import { Button } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { mergeMessages } from '#ui/merge/mergeMessages';
import { recordMessages as messages } from '#ui/recordMessages';
import { Notice } from '#ui/state/Notice';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView, type QueryResult } from '#ui/state/QueryView';

/** What a dialog that asks before a deletion gets from the page. */
export interface DeletionState {
  isOpen: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

export interface DefinitionPageProps<Data> {
  result: QueryResult<Data>;
  /** The heading until the name is known. */
  title: MessageDescriptor;
  name: string | undefined;
  /** The path of the list, which is opened after the deletion. */
  listPath: string;
  /** What is shown if the record does not exist, and the link to the list. */
  gone: { title: MessageDescriptor; text: MessageDescriptor; toList: MessageDescriptor };
  skeleton: ReactNode;
  /** The dialog that asks before the deletion; undefined if the user cannot delete it. */
  deletion: ((state: DeletionState) => ReactNode) | undefined;
  children: (data: Data) => ReactNode;
}

/** The page of a definition for all catalogs, with its form. */
export function DefinitionPage<Data>(props: DefinitionPageProps<Data>) {
  const { result, title, name, listPath, gone, skeleton, deletion, children } = props;
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<'edit' | 'ask' | 'deleted'>('edit');
  usePageTitle(name);
  if (step === 'deleted') return <Navigate to={listPath} replace />;
  const isGone = getErrorCode(result.error) === 'NOT_FOUND';
  if (isGone && result.data === undefined) {
    return (
      <RecordNotFound
        heading={formatMessage(title)}
        title={formatMessage(gone.title)}
        description={formatMessage(gone.text)}
        actions={<LinkButton to={listPath}>{formatMessage(gone.toList)}</LinkButton>}
      />
    );
  }
  return (
    <Page
      isNarrow
      heading={name ?? formatMessage(title)}
      actions={deletion && !isGone && <Button onClick={() => setStep('ask')}>{formatMessage(messages.delete)}</Button>}
    >
      {/* What is typed stays. */}
      {isGone && <Notice tone="warning">{formatMessage(mergeMessages.deleted)}</Notice>}
      <QueryView result={isGone ? { ...result, error: undefined } : result} skeleton={skeleton}>
        {children}
      </QueryView>
      {deletion?.({
        isOpen: step === 'ask',
        onDeleted: () => setStep('deleted'),
        onClose: () => setStep('edit'),
      })}
    </Page>
  );
}
