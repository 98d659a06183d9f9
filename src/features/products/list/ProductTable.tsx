import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { urlText } from '#routing/urlParams';
import { useUrlState, type SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { matchingSelection, noSelection, selectedCount } from '#ui/filter/selection';
import { DataTable } from '#ui/table/DataTable';
import { useListLayout } from '#ui/table/listLayout';
import type { DataTableProps } from '#ui/table/tableTypes';
import type { DeleteProductsDialogProps } from '../detail/jobs/DeleteProductsDialog';
import { toTarget } from '../detail/jobs/productTarget';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { getAttributeCodes } from './columns/attributeColumns';
import { ProductFilters } from './ProductFilters';
import type { ProductListCatalogQuery } from './ProductList.generated';
import { getSort, type ProductListState } from '../core/list/productListParams';
import { ProductNarrowFacts, ProductNarrowName } from './ProductRowNarrow';
import { useAttributeColumns } from './useAttributeColumns';
import { useFilteredSelection } from './useFilteredSelection';
import { isNotIn, useProductColumns, type ProductRow } from './useProductColumns';
import { useProductHref } from './useProductHref';
import { tableId, type ProductMatches } from './useProductMatches';
import { useScrollMemory } from './useScrollMemory';

/** Loads the actions for selected products. */
export const loadBulkActions = () => import('./jobs/ProductBulkActions');

const ProductBulkActions = lazy(() => loadBulkActions().then((module) => ({ default: module.ProductBulkActions })));

const BulkEditDialog = lazy(() =>
  import('./bulkEdit/BulkEditDialog').then((module) => ({ default: module.BulkEditDialog })),
);

const DeleteProductsDialog = lazy(() =>
  import('../detail/jobs/DeleteProductsDialog').then((module) => ({ default: module.DeleteProductsDialog })),
);

const ColumnPicker = lazy(() => import('./columns/ColumnPicker').then((module) => ({ default: module.ColumnPicker })));

const WhereError = lazy(() => import('./where/WhereError').then((module) => ({ default: module.WhereError })));

const ProductListEmpty = lazy(() =>
  import('./ProductListEmpty').then((module) => ({ default: module.ProductListEmpty })),
);

export interface ProductTableProps {
  catalogId: string;
  /** undefined while it loads. */
  catalog: ProductListCatalogQuery['catalog'] | undefined;
  state: ProductListState;
  /** The products to show. */
  matches: ProductMatches;
  onChange: SetUrlState<ProductListState>;
}

/** The products to delete after confirmation. */
type Deletion = Pick<DeleteProductsDialogProps, 'request' | 'isOpen'>;

const none: readonly never[] = [];

/** The recipe that the command palette runs on the selected products, or else on all that match. */
const recipeParams = { recipe: urlText() };

/**
 * Paginated table of the products that match the search and filters. The previous rows are shown until the next ones
 * are loaded.
 */
export function ProductTable({ catalogId, catalog, state, matches, onChange }: ProductTableProps) {
  const { formatMessage } = useIntl();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [isPicking, setIsPicking] = useState<boolean | null>(null);
  const [layout, setLayout] = useListLayout(tableId);
  const codes = useMemo(() => getAttributeCodes(layout.columns), [layout.columns]);
  const { page, perPage, sort, direction } = state;
  const { data, table, filter, isFiltered, isScoped } = matches;
  const [selection, setSelection] = useFilteredSelection(filter);
  const attributeColumns = useAttributeColumns(codes, isScoped);
  const rows = data?.products.data;
  const getHref = useProductHref(catalogId, rows, state);
  const ownColumns = useProductColumns(rows ?? none, getHref, state.category, state.channel);
  const narrowRow = useMemo(
    (): DataTableProps<ProductRow>['narrowRow'] => ({
      link: (product) => <ProductNarrowName product={product} />,
      facts: (product) => (
        <ProductNarrowFacts
          product={product}
          href={getHref(product)}
          isNotInChannel={isNotIn(product, state.channel)}
        />
      ),
    }),
    [getHref, state.channel],
  );
  // After the name and the SKU, so that they are seen without scrolling.
  const columns = useMemo(() => ownColumns.toSpliced(2, 0, ...attributeColumns), [ownColumns, attributeColumns]);
  const total = data?.products.totalDocs;
  const frame = useScrollMemory(data !== undefined);
  const { can } = useSession();
  const [{ recipe }, setRecipe] = useUrlState(recipeParams);
  const canEdit = can('update', 'Product') && catalog !== undefined && catalog.status !== 'ARCHIVED';
  const edited = selectedCount(selection, total ?? 0) > 0 ? selection : matchingSelection;

  return (
    <div ref={frame}>
      <DataTable
        {...table}
        id={tableId}
        preferences={[layout, setLayout]}
        label={formatMessage(listMessages.table)}
        columns={columns}
        narrowRow={narrowRow}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name, sku }) => name || sku || formatMessage(messages.unnamed)}
        rowHref={getHref}
        sort={{ column: sort, direction }}
        onSort={(next) => onChange({ sort: getSort(next.column), direction: next.direction, page: 1 })}
        page={{ page, perPage, total, onChange: (next) => onChange(next, { push: true }) }}
        selection={{
          value: selection,
          onChange: setSelection,
          actions: (
            <Suspense fallback={null}>
              <ProductBulkActions
                catalogId={catalogId}
                isArchived={catalog?.status === 'ARCHIVED'}
                filter={filter}
                selection={selection}
                total={total ?? 0}
                onStarted={() => setSelection(noSelection)}
                onDelete={(request) => setDeletion({ request, isOpen: true })}
              />
            </Suspense>
          ),
        }}
        empty={
          <Suspense fallback={null}>
            <ProductListEmpty
              catalogId={catalogId}
              isFiltered={isFiltered}
              total={total ?? 0}
              catalog={catalog}
              onChange={onChange}
            />
          </Suspense>
        }
        failure={
          matches.where.tree && (
            <Suspense fallback={null}>
              <WhereError catalogId={catalogId} where={matches.where} {...table} onChange={onChange} />
            </Suspense>
          )
        }
        columnAction={{
          id: 'attributes',
          label: formatMessage(listMessages.attributeColumns),
          onSelect: () => setIsPicking(true),
        }}
        toolbar={
          <ProductFilters catalogId={catalogId} catalog={catalog} state={state} matches={matches} onChange={onChange} />
        }
      />
      {isPicking !== null && (
        <Suspense fallback={null}>
          <ColumnPicker
            isOpen={isPicking}
            columns={columns}
            chosen={layout.columns}
            onChange={(chosen) => setLayout({ columns: chosen })}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
      {recipe !== '' && canEdit && total !== undefined && (
        <Suspense fallback={null}>
          <BulkEditDialog
            key={recipe}
            isOpen
            recipeId={recipe}
            request={{ catalogId, target: toTarget(edited, filter), expectedCount: selectedCount(edited, total) }}
            onStarted={() => {
              setRecipe({ recipe: '' });
              setSelection(noSelection);
            }}
            onClose={() => setRecipe({ recipe: '' })}
          />
        </Suspense>
      )}
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
