import { useIntl } from 'react-intl';
import { EmptyState } from '../state/EmptyState';
import { ClearButton } from './ClearButton';
import { listMessages as messages } from './listMessages';

/** Shown for a page past the end of a list that has become shorter. */
export function PageOutOfRange({ onFirstPage }: { onFirstPage: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.pastEnd)}
      actions={<ClearButton onClick={onFirstPage}>{formatMessage(messages.firstPage)}</ClearButton>}
    />
  );
}
