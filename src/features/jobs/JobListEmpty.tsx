import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { paths } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { messages } from './messages';

/** Props of `JobListEmpty`. */
export interface JobListEmptyProps {
  isFiltered: boolean;
  /** Jobs that fit, on other pages than this one. */
  total: number;
  onFirstPage(): void;
  onClear(): void;
}

/** Says why there are no rows: a page past the end, filters that nothing fits, or no job at all. */
export function JobListEmpty({ isFiltered, total, onFirstPage, onClear }: JobListEmptyProps) {
  const { formatMessage } = useIntl();
  if (total > 0) {
    return (
      <EmptyState
        drawing="search"
        title={formatMessage(messages.pastEndTitle)}
        actions={<Button onClick={onFirstPage}>{formatMessage(messages.firstPage)}</Button>}
      />
    );
  }
  return isFiltered ? (
    <EmptyState
      drawing="search"
      title={formatMessage(messages.nothingTitle)}
      description={formatMessage(messages.nothingText)}
      actions={<Button onClick={onClear}>{formatMessage(messages.clear)}</Button>}
    />
  ) : (
    <EmptyState
      title={formatMessage(messages.emptyTitle)}
      description={formatMessage(messages.emptyText)}
      actions={<LinkButton to={paths.catalogList}>{formatMessage(messages.toCatalogs)}</LinkButton>}
    />
  );
}
