import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '../../../routing/paths';
import type { SetUrlState } from '../../../routing/useUrlState';
import { useSession } from '../../../session/sessionContext';
import { EmptyState } from '../../../ui/state/EmptyState';
import { LinkButton } from '../../../ui/control/LinkButton';
import { listMessages as uiMessages } from '../../../ui/table/listMessages';
import { listMessages } from './listMessages';
import type { ProductListCatalogQuery } from './ProductList.generated';
import { noFilters, type ProductListState } from './productListParams';
import { titles } from '../titles';

/** Props of `ProductListEmpty`. */
export interface ProductListEmptyProps {
  catalogId: string;
  isFiltered: boolean;
  /** Number of products that match. */
  total: number;
  /** undefined while it loads. */
  catalog: ProductListCatalogQuery['catalog'] | undefined;
  onChange: SetUrlState<ProductListState>;
}

/**
 * Explains why there are no rows: the page is past the end, no products match the filters, or the catalog has no
 * products.
 */
export function ProductListEmpty({ catalogId, isFiltered, total, catalog, onChange }: ProductListEmptyProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const isArchived = catalog?.status === 'ARCHIVED';
  if (total > 0) {
    return (
      <EmptyState
        drawing="search"
        title={formatMessage(listMessages.pastEndTitle)}
        description={formatMessage(listMessages.pastEndText)}
        actions={<Button onClick={() => onChange({ page: 1 })}>{formatMessage(listMessages.firstPage)}</Button>}
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        drawing="search"
        title={formatMessage(listMessages.noHitTitle)}
        description={catalog && formatMessage(listMessages.noHitText, { count: catalog.productCount })}
        actions={<Button onClick={() => onChange(noFilters)}>{formatMessage(uiMessages.clearFilters)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={formatMessage(listMessages.emptyTitle)}
      description={!isArchived && formatMessage(listMessages.emptyText)}
      actions={
        <>
          {!isArchived && can('create', 'Job') && (
            <LinkButton to={href(paths.catalogImport, { catalogId })} appearance="primary">
              {formatMessage(listMessages.importFile)}
            </LinkButton>
          )}
          {!isArchived && can('create', 'Product') && (
            <LinkButton to={href(paths.productCreate, { catalogId })}>{formatMessage(titles.newProduct)}</LinkButton>
          )}
        </>
      }
    />
  );
}
