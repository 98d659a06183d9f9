import { useApolloClient } from '@apollo/client/react';
import { makeStyles, Switch, tokens, useEventCallback } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useSeparators } from '#ui/form/useDecimals';
import { rowHeights } from '#ui/table/tableTypes';
import { TableSettings } from '#ui/table/TableSettings';
import { getShownColumns } from '#ui/table/columns/tableColumns';
import { useListLayout } from '#ui/table/listLayout';
import { getOriginParts } from '../../core/list/listOrigin';
import { getScope, getSort, toListInput } from '../../core/list/productListParams';
import { getAttributeCodes } from '../columns/attributeColumns';
import { listMessages } from '../listMessages';
import { ProductListEmpty } from '../ProductListEmpty';
import type { ProductTableProps } from '../ProductTable';
import { useAttributeColumns } from '../useAttributeColumns';
import { useProductColumns } from '../useProductColumns';
import { tableId } from '../useProductMatches';
import { WhereError } from '../where/WhereError';
import { getDayOrder } from './cells/readDay';
import type { Writing } from './cells/cellFormat';
import { useSheetColumns } from './cells/useSheetColumns';
import { SheetGrid } from './grid/SheetGrid';
import { sheetMessages } from './sheetMessages';
import { useSheetCatalogQuery } from './Sheet.generated';
import { Sheet } from './store/sheet';
import type { SheetRow } from './store/sheetRow';
import type { RowsRequest } from './store/sheetRows';

const ColumnPicker = lazy(() => import('../columns/ColumnPicker').then((module) => ({ default: module.ColumnPicker })));

const ColumnDrawer = lazy(() =>
  import('#ui/table/columns/ColumnDrawer').then((module) => ({ default: module.ColumnDrawer })),
);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  bar: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalS },
  start: { flexGrow: 1, minWidth: 0 },
  switch: { flexShrink: 0, alignItems: 'center', whiteSpace: 'nowrap' },
});

const none: readonly never[] = [];

/** Returns how the user writes numbers and days. */
function useWriting(): Writing {
  const { locale, formatters } = useIntl();
  const { decimal, group } = useSeparators();
  return useMemo(() => {
    const format = formatters.getDateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
    return { decimal, group, days: getDayOrder((date) => format.formatToParts(date)) };
  }, [locale, formatters, decimal, group]);
}

/** The spreadsheet while it is on the page. */
function useSheet(catalogId: string): Sheet {
  const client = useApolloClient();
  const intl = useIntl();
  const explain = useEventCallback((error: unknown) => getErrorMessage(error, intl));
  const [sheet] = useState(() => new Sheet(client, catalogId, explain));
  useEffect(() => () => sheet.close(), [sheet]);
  useSyncExternalStore(sheet.subscribe, sheet.getVersion);
  return sheet;
}

export interface ProductSheetProps extends Pick<
  ProductTableProps,
  'catalogId' | 'catalog' | 'state' | 'matches' | 'onChange'
> {
  /** Search and filters, the same as above the list. */
  toolbar: ReactNode;
}

/** The products of the list as a spreadsheet, with the same filters, order, and columns. */
export function ProductSheet({ catalogId, catalog, state, matches, onChange, toolbar }: ProductSheetProps) {
  const intl = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { search } = useLocation();
  const [isPicking, setIsPicking] = useState<boolean | null>(null);
  const [isArranging, setIsArranging] = useState<boolean | null>(null);
  const [{ columns: chosen, density }, setLayout] = useListLayout(tableId);
  const codes = useMemo(() => getAttributeCodes(chosen), [chosen]);
  const sheet = useSheet(catalogId);
  const writing = useWriting();
  const { data } = useSheetCatalogQuery({ variables: { catalogId } });
  const { locale, channel } = getScope(state);
  const withVariants = state.variants !== null;
  const isScoped = locale !== null || channel !== null;
  const toHref = useMemo(() => {
    const origin = getOriginParts(search, 1);
    return ({ productId, position }: Pick<SheetRow, 'productId' | 'position'>) =>
      href(paths.productDetail, { catalogId, productId }, { ...origin, at: position });
  }, [catalogId, search]);
  const toIssues = useMemo(
    () =>
      ({ id }: { id: string }) =>
        toHref({ productId: id, position: 1 }),
    [toHref],
  );
  const ownColumns = useProductColumns(none, toIssues);
  const attributeColumns = useAttributeColumns(codes, isScoped);
  const all = useMemo(() => ownColumns.toSpliced(2, 0, ...attributeColumns), [ownColumns, attributeColumns]);
  const shown = useMemo(() => getShownColumns(all, chosen), [all, chosen]);
  const currencies = data?.catalog.currencies ?? none;
  const columns = useSheetColumns(shown, { locale, channel, currencies, withVariants });

  const hasOffer = shown.some(({ id }) => id === 'stock' || id === 'availability');
  const request = useMemo(
    (): RowsRequest => ({
      input: toListInput(catalogId, state, matches.where),
      fields: columns.flatMap(({ field }) => field ?? []),
      withVariants,
      hasOffer,
      isScoped,
      locale,
      channel,
    }),
    [catalogId, state, matches.where, columns, withVariants, hasOffer, isScoped, locale, channel],
  );
  const key = JSON.stringify(request);
  const open = useEventCallback(() => sheet.open(key, request, columns));
  // The price columns need the currencies.
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) open();
  }, [key, isReady, open]);

  const rows = sheet.getRows(key);
  const total = rows?.getTotal() ?? matches.total ?? 0;
  const canEdit = can('update', 'Product') && catalog?.status !== 'ARCHIVED';
  const { saving, unsaved } = sheet.edits.count();
  const error = rows?.getError();
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.start}>{toolbar}</div>
        <Switch
          className={styles.switch}
          label={intl.formatMessage(sheetMessages.variants)}
          checked={withVariants}
          onChange={(_event, { checked }) => onChange({ variants: checked ? 'rows' : null })}
        />
        <TableSettings
          columns={all}
          chosen={chosen}
          density={density}
          action={{
            id: 'attributes',
            label: intl.formatMessage(listMessages.attributeColumns),
            onSelect: () => setIsPicking(true),
          }}
          onChange={setLayout}
          onArrange={() => setIsArranging(true)}
        />
      </div>
      {error !== undefined && rows?.getRow(0) === undefined ? (
        <WhereError
          catalogId={catalogId}
          where={matches.where}
          error={error}
          onRetry={() => rows?.retry()}
          onChange={onChange}
        />
      ) : rows?.getTotal() === 0 ? (
        <ProductListEmpty
          catalogId={catalogId}
          isFiltered={matches.isFiltered}
          total={0}
          catalog={catalog}
          onChange={onChange}
        />
      ) : (
        <SheetGrid
          sheet={sheet}
          rows={rows}
          total={total}
          columns={columns}
          writing={writing}
          canEdit={canEdit}
          rowHeight={rowHeights[density]}
          sort={{ column: state.sort, direction: state.direction }}
          onSort={({ column, direction }) => onChange({ sort: getSort(column), direction, page: 1 })}
          getHref={toHref}
        />
      )}
      {isPicking !== null && (
        <Suspense fallback={null}>
          <ColumnPicker
            isOpen={isPicking}
            columns={all}
            chosen={chosen}
            onChange={(columns) => setLayout({ columns })}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
      {isArranging !== null && (
        <Suspense fallback={null}>
          <ColumnDrawer
            isOpen={isArranging}
            columns={shown}
            chosen={chosen}
            onChange={(columns) => setLayout({ columns })}
            onClose={() => setIsArranging(false)}
          />
        </Suspense>
      )}
      <UnsavedChangesGuard isDirty={saving + unsaved > 0} holdsSearch={unsaved > 0} />
    </div>
  );
}
