import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { detailMessages as messages } from './detailMessages';
import type { ProductContentFragment } from '../core/ProductDetail.generated';
import { useProductSteps } from './jobs/useProductSteps';

const DeleteProductsDialog = lazy(() =>
  import('./jobs/DeleteProductsDialog').then((module) => ({ default: module.DeleteProductsDialog })),
);

export interface ProductActionsProps {
  product: ProductContentFragment;
  /** The version in which the product is published; null if it is not. */
  publishedCatalog: { id: string; version: number } | null;
  /** Whether the catalog is archived, so that its products can’t be changed. */
  isArchived: boolean;
  /** With unsaved changes, other actions are disabled because it would be unclear which state they apply to. */
  isDirty: boolean;
}

/** Actions for a product other than editing, depending on the user's permissions. */
export function ProductActions({ product, publishedCatalog, isArchived, isDirty }: ProductActionsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const navigate = useNavigate();
  const { duplicate, setStatus } = useProductSteps(product);
  const [isDeleting, setIsDeleting] = useState<boolean | null>(null);
  const { id, catalogId, sku, name, status } = product;
  const next = status === 'ACTIVE' ? 'ARCHIVED' : 'ACTIVE';
  const guarded = { disabledFocusable: isDirty, title: isDirty ? formatMessage(messages.saveFirst) : undefined };

  return (
    <>
      {publishedCatalog && can('read', 'PublishedCatalog') && (
        <LinkButton
          to={href(paths.publishedCatalogDetail, { versionId: publishedCatalog.id }, { tab: 'products', q: sku })}
        >
          {formatMessage(messages.viewPublished, { version: publishedCatalog.version })}
        </LinkButton>
      )}
      {!isArchived && can('create', 'Product') && (
        <Button {...guarded} onClick={() => void duplicate()}>
          {formatMessage(messages.duplicate)}
        </Button>
      )}
      {!isArchived && can('update', 'Product') && (
        <Button {...guarded} onClick={() => void setStatus(next)}>
          {formatMessage(next === 'ACTIVE' ? messages.activate : messages.archive)}
        </Button>
      )}
      {!isArchived && can('delete', 'Product') && (
        <Button {...guarded} icon={<Delete20Regular />} onClick={() => setIsDeleting(true)}>
          {formatMessage(messages.delete)}
        </Button>
      )}
      {isDeleting !== null && (
        <Suspense fallback={null}>
          <DeleteProductsDialog
            isOpen={isDeleting}
            request={{ catalogId, target: { ids: [id] }, expectedCount: 1 }}
            name={name || sku}
            onStarted={() => navigate(href(paths.productList, { catalogId }))}
            onClose={() => setIsDeleting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
