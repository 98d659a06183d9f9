import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { ListEmpty } from '#ui/table/ListEmpty';
import { emptyMessages as messages } from './emptyMessages';
import type { ProductListCatalogQuery } from './ProductList.generated';
import { noFilters, type ProductListState } from '../core/list/productListParams';
import { titles } from '../titles';

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
  return (
    <ListEmpty
      total={total}
      isFiltered={isFiltered}
      nothing={{
        title: formatMessage(messages.noHitTitle),
        text: catalog && formatMessage(messages.noHitText, { count: catalog.productCount }),
      }}
      none={{
        title: formatMessage(messages.emptyTitle),
        text: !isArchived && formatMessage(messages.emptyText),
        actions: (
          <>
            {!isArchived && can('create', 'Job') && (
              <LinkButton to={href(paths.catalogImport, { catalogId })} appearance="primary">
                {formatMessage(messages.importFile)}
              </LinkButton>
            )}
            {!isArchived && can('create', 'Product') && (
              <LinkButton to={href(paths.productCreate, { catalogId })}>{formatMessage(titles.newProduct)}</LinkButton>
            )}
          </>
        ),
      }}
      onFirstPage={() => onChange({ page: 1 })}
      onClear={() => onChange(noFilters, { push: true })}
    />
  );
}
