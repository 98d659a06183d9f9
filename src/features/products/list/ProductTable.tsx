import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '../../../routing/paths';
import type { SetUrlState } from '../../../routing/useUrlState';
import { useSession } from '../../../session/sessionContext';
import { noSelection } from '../../../ui/filter/selection';
import { DataTable } from '../../../ui/table/DataTable';
import { tableQuery } from '../../../ui/table/tableQuery';
import type { DataTableProps } from '../../../ui/table/tableTypes';
import type { DeleteProductsDialogProps } from '../jobs/DeleteProductsDialog';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { ProductBulkActions } from '../jobs/ProductBulkActions';
import { ProductFilters } from './ProductFilters';
import { useProductListQuery, type ProductListCatalogQuery } from './ProductList.generated';
import { ProductListEmpty } from './ProductListEmpty';
import { getProductFilter, getSort, type ProductListState } from './productListParams';
import { ProductNarrowFacts, ProductNarrowName } from './ProductRowNarrow';
import { useFilteredSelection } from './useFilteredSelection';
import { useProductColumns, type ProductRow } from './useProductColumns';
import { useScrollMemory } from './useScrollMemory';

const DeleteProductsDialog = lazy(() =>
  import('../jobs/DeleteProductsDialog').then((module) => ({ default: module.DeleteProductsDialog })),
);

/** Props of `ProductTable`. */
export interface ProductTableProps {
  catalogId: string;
  /** undefined while it loads. */
  catalog: ProductListCatalogQuery['catalog'] | undefined;
  state: ProductListState;
  onChange: SetUrlState<ProductListState>;
}

/** The products to delete after confirmation. */
type Deletion = Pick<DeleteProductsDialogProps, 'request' | 'isOpen'>;

const none: readonly never[] = [];

const narrowRow: DataTableProps<ProductRow>['narrowRow'] = {
  link: (product) => <ProductNarrowName product={product} />,
  facts: (product) => <ProductNarrowFacts product={product} />,
};

/**
 * Paginated table of the products that match the search and filters. The previous rows are shown until the next ones
 * are loaded.
 */
export function ProductTable({ catalogId, catalog, state, onChange }: ProductTableProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { page, perPage, sort, direction } = state;
  const filter = useMemo(() => getProductFilter(state), [state]);
  const [selection, setSelection] = useFilteredSelection(filter);
  const list = useProductListQuery({
    variables: { input: { catalogId, filter, sort, direction, page, perPage } },
  });
  const { data, table } = tableQuery(list);
  const columns = useProductColumns(data?.products.data ?? none);
  const total = data?.products.totalDocs;
  const frame = useScrollMemory(data !== undefined);
  const canChange = can('update', 'Product');

  return (
    <div ref={frame}>
      <DataTable
        {...table}
        id="products"
        label={formatMessage(listMessages.table)}
        columns={columns}
        narrowRow={narrowRow}
        rows={data?.products.data}
        rowId={({ id }) => id}
        rowName={({ name, sku }) => name || sku || formatMessage(messages.unnamed)}
        rowHref={({ id }) => href(paths.productDetail, { catalogId, productId: id })}
        sort={{ column: sort, direction }}
        onSort={(next) => onChange({ sort: getSort(next.column), direction: next.direction, page: 1 })}
        page={{ page, perPage, total, onChange: (next) => onChange(next, { push: true }) }}
        selection={
          canChange
            ? {
                value: selection,
                onChange: setSelection,
                actions: (
                  <ProductBulkActions
                    catalogId={catalogId}
                    filter={filter}
                    selection={selection}
                    total={total ?? 0}
                    onStarted={() => setSelection(noSelection)}
                    onDelete={(request) => setDeletion({ request, isOpen: true })}
                  />
                ),
              }
            : undefined
        }
        empty={
          <ProductListEmpty
            catalogId={catalogId}
            isFiltered={Object.keys(filter).length > 0}
            total={total ?? 0}
            productCount={catalog?.productCount}
            onChange={onChange}
          />
        }
        toolbar={
          <ProductFilters
            state={state}
            onChange={onChange}
            brands={catalog?.brands ?? none}
            categories={catalog?.categories ?? none}
          />
        }
      />
      {deletion && (
        <Suspense fallback={null}>
          <DeleteProductsDialog
            {...deletion}
            onStarted={() => {
              setDeletion({ ...deletion, isOpen: false });
              setSelection(noSelection);
            }}
            onClose={() => setDeletion({ ...deletion, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  );
}
