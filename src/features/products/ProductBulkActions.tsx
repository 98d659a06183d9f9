import { Button } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import type { ProductFilter, ProductStatus } from '../../graphql/types.generated';
import { useSession } from '../../session/sessionContext';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import { selectedCount, type Selection } from '../../ui/selection';
import { useToast } from '../../ui/useToast';
import { jobMessages } from './jobMessages';
import { listMessages } from './listMessages';
import { messages } from './messages';
import { useProductsStatusMutation } from './ProductJob.generated';
import { statuses } from './productListParams';
import { targetOf } from './productTarget';
import { useJobRun } from './useJobRun';

const DeleteProductsDialog = lazy(() =>
  import('./DeleteProductsDialog').then((module) => ({ default: module.DeleteProductsDialog })),
);

/** Props of `ProductBulkActions`. */
export interface ProductBulkActionsProps {
  catalogId: string;
  filter: ProductFilter;
  selection: Selection;
  /** Products that fit the filter. */
  total: number;
  /** Called when a job has taken over. */
  onStarted(): void;
}

/** What can be done with the selected products. Each is a job that can be undone. */
export function ProductBulkActions({ catalogId, filter, selection, total, onStarted }: ProductBulkActionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { can } = useSession();
  const toast = useToast();
  const runJob = useJobRun();
  const [setStatus] = useProductsStatusMutation();
  const [isDeleting, setIsDeleting] = useState(false);
  const request = { catalogId, target: targetOf(selection, filter), expectedCount: selectedCount(selection, total) };

  const changeTo = async (status: ProductStatus) => {
    try {
      const { data } = await setStatus({ variables: { ...request, status } });
      if (!data) return;
      onStarted();
      runJob(data.productsSetStatus, {
        busy: formatMessage(jobMessages.settingStatus, { count: request.expectedCount }),
        done: ({ counts }) => formatMessage(jobMessages[status], { count: counts.updated }),
      });
    } catch (error) {
      toast.error(formatMessage(jobMessages.notStarted), messageOf(error, intl));
    }
  };

  return (
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
        {formatMessage(listMessages.setStatus)}
      </ActionMenu>
      {can('delete', 'Product') && (
        <Button icon={<Delete20Regular />} onClick={() => setIsDeleting(true)}>
          {formatMessage(listMessages.delete)}
        </Button>
      )}
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteProductsDialog request={request} onStarted={onStarted} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
