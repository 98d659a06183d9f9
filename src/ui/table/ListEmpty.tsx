import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../state/EmptyState';
import { ClearButton } from './ClearButton';
import { listMessages as messages } from './listMessages';
import { PageOutOfRange } from './PageOutOfRange';

export interface ListEmptyProps {
  /** The number of matching rows, on pages other than this one. */
  total: number;
  /** Always true for lists that say elsewhere that they have no rows at all. */
  isFiltered?: boolean;
  /** Shown when nothing matches the filters. */
  nothing: { title: string; text?: ReactNode };
  /** Shown when there are no rows at all, with actions to create the first one. */
  none?: { title: string; text: ReactNode; actions?: ReactNode };
  onFirstPage: () => void;
  onClear: () => void;
}

/** Explains why a list has no rows: a page past the end, filters without matches, or no data at all. */
export function ListEmpty({ total, isFiltered = true, nothing, none, onFirstPage, onClear }: ListEmptyProps) {
  const { formatMessage } = useIntl();
  if (total > 0) return <PageOutOfRange onFirstPage={onFirstPage} />;
  return isFiltered || !none ? (
    <EmptyState
      drawing="search"
      title={nothing.title}
      description={nothing.text}
      actions={<ClearButton onClick={onClear}>{formatMessage(messages.clearFilters)}</ClearButton>}
    />
  ) : (
    <EmptyState title={none.title} description={none.text} actions={none.actions} />
  );
}
