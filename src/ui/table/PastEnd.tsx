import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { EmptyState } from '../EmptyState';
import { listMessages as messages } from './listMessages';

/** A page of a list that has become shorter. */
export function PastEnd({ onFirstPage }: { onFirstPage(): void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.pastEnd)}
      actions={<Button onClick={onFirstPage}>{formatMessage(messages.firstPage)}</Button>}
    />
  );
}
