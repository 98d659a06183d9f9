import { Button } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../state/EmptyState';
import { focusTable } from './focusTable';
import { listMessages as messages } from './listMessages';

/** Shown for a page past the end of a list that has become shorter. */
export function PageOutOfRange({ onFirstPage }: { onFirstPage: () => void }) {
  const { formatMessage } = useIntl();
  const goBack = (event: MouseEvent<HTMLElement>) => {
    focusTable(event.currentTarget);
    onFirstPage();
  };
  return (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.pastEnd)}
      actions={<Button onClick={goBack}>{formatMessage(messages.firstPage)}</Button>}
    />
  );
}
