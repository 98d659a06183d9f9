import { useApolloClient } from '@apollo/client/react';
import { Button } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { ProductFilter, ProductStatus } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { selectedCount, type Selection } from '#ui/filter/selection';
import { useToast } from '#ui/state/useToast';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { isComparable } from '../../compare/compareParams';
import { ExportMenu } from './ExportMenu';
import { jobMessages } from '../../detail/jobs/jobMessages';
import { messages } from '../../messages';
import type { ProductsDeleteMutationVariables } from '../../detail/jobs/ProductJob.generated';
import { statuses } from '../../core/productStatuses';
import { toTarget } from '../../detail/jobs/productTarget';
import { useJobRun } from '#entities/job/useJobRun';

const BulkEditAction = lazy(() =>
  import('../bulkEdit/BulkEditAction').then((module) => ({ default: module.BulkEditAction })),
);

const RuleMembersAction = lazy(() =>
  import('./RuleMembersAction').then((module) => ({ default: module.RuleMembersAction })),
);

export interface ProductBulkActionsProps {
  catalogId: string;
  /** Whether the catalog is archived, so that its products can only be compared and exported. */
  isArchived: boolean;
  filter: ProductFilter;
  selection: Selection;
  /** Number of products that match the filter. */
  total: number;
  /** Called when a job has started. */
  onStarted: () => void;
  /** Opens the confirmation dialog. */
  onDelete: (request: ProductsDeleteMutationVariables) => void;
}

/**
 * What the user can do with the selected products: compare them, or start a job. Jobs that change products can be
 * undone.
 */
export function ProductBulkActions(props: ProductBulkActionsProps) {
  const { catalogId, isArchived, filter, selection, total, onStarted, onDelete } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const canChange = can('update', 'Product') && !isArchived;
  const toast = useToast();
  const runJob = useJobRun();
  const client = useApolloClient();
  const request = { catalogId, target: toTarget(selection, filter), expectedCount: selectedCount(selection, total) };

  const changeTo = async (status: ProductStatus) => {
    try {
      const { ProductsEditDocument } = await import('../../detail/jobs/ProductJob.generated');
      const { data } = await client.mutate({
        mutation: ProductsEditDocument,
        variables: { input: { ...request, steps: [{ status }], mode: 'APPLY' } },
      });
      if (!data) return;
      onStarted();
      runJob(data.startBulkEdit.job, {
        busy: formatMessage(jobMessages.settingStatus, { count: request.expectedCount }),
        done: ({ counts }) => formatMessage(jobMessages[status], { count: counts.updated }),
      });
    } catch (error) {
      toast.error(formatMessage(jobMessages.notStarted), getErrorMessage(error, intl));
    }
  };

  return (
    <>
      {canChange && (
        <>
          <ActionMenu
            icon={<ChevronDown16Regular />}
            iconPosition="after"
            sections={[
              {
                id: 'status',
                kind: 'actions',
                entries: statuses.map((status) => ({
                  id: status,
                  label: formatMessage(messages[status]),
                  onSelect: () => void changeTo(status),
                })),
              },
            ]}
          >
            {formatMessage(jobMessages.setStatus)}
          </ActionMenu>
          <Suspense fallback={null}>
            <BulkEditAction request={request} onStarted={onStarted} />
            <RuleMembersAction
              catalogId={catalogId}
              target={request.target}
              count={request.expectedCount}
              category={filter.category ?? ''}
              onStarted={onStarted}
            />
          </Suspense>
        </>
      )}
      {selection.kind === 'ids' && isComparable(selection.ids.size) && (
        <LinkButton to={href(paths.productCompare, { catalogId }, { ids: [...selection.ids].join(',') })}>
          {formatMessage(jobMessages.compare)}
        </LinkButton>
      )}
      {can('create', 'Job') && (
        <ExportMenu
          catalogId={catalogId}
          target={request.target}
          count={request.expectedCount}
          heading={formatMessage(jobMessages.exportSelected, { count: request.expectedCount })}
        >
          {formatMessage(jobMessages.exportSelection)}
        </ExportMenu>
      )}
      {can('delete', 'Product') && !isArchived && (
        <Button icon={<Delete20Regular />} onClick={() => onDelete(request)}>
          {formatMessage(jobMessages.delete)}
        </Button>
      )}
    </>
  );
}
