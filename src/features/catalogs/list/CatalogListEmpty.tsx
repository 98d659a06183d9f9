import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/state/EmptyState';
import { messages } from '../messages';

/** Props of `CatalogListEmpty`. */
export interface CatalogListEmptyProps {
  isFiltered: boolean;
  onShowAll: () => void;
  /** The action for creating the first catalog. */
  action: ReactNode;
}

/** Empty state of the list: there are no catalogs, or none match the filter. */
export function CatalogListEmpty({ isFiltered, onShowAll, action }: CatalogListEmptyProps) {
  const { formatMessage } = useIntl();
  return isFiltered ? (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.nothingTitle)}
      description={formatMessage(messages.nothingText)}
      actions={<Button onClick={onShowAll}>{formatMessage(messages.showAll)}</Button>}
    />
  ) : (
    <EmptyState
      title={formatMessage(messages.emptyTitle)}
      description={formatMessage(messages.emptyText)}
      actions={action}
    />
  );
}
