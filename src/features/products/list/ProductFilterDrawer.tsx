import { Button, Field, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ProductSort, SortDirection } from '#graphql/types.generated';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { SelectFilter, type SelectFilterProps } from '#ui/filter/SelectFilter';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { Placeholder } from '#ui/state/Placeholder';
import { listMessages as uiMessages } from '#ui/table/listMessages';
import { narrowQuery } from '#ui/table/tableTypes';
import { filterMessages } from './filterMessages';
import { listMessages as messages } from './listMessages';
import { OtherSelects } from './OtherSelects';
import { PriceRangeForm } from './PriceRangeForm';
import { getSort, isFiltered, noFilters } from '../core/list/productListParams';
import { QuickSelects, type ProductFiltersProps } from './ProductSelects';
import { ScopeSelects } from './ScopeSelects';
import { FilterChips } from './columns/FilterChips';
import { MoreFilterFields } from './columns/MoreFilterFields';
import type { FilterBuilderHandle } from './where/FilterBuilder';
import { whereMessages } from './where/whereMessages';
import { titles } from '../titles';

// Rendered after the other filters, so that the page is never busy for long.
const FilterBuilder = lazy(() => import('./where/FilterBuilder').then((module) => ({ default: module.FilterBuilder })));

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    '& .fui-Field > span:has(select)': { width: '100%' },
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
  },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
});

const orders = [
  { sort: 'NAME', label: titles.product },
  { sort: 'SKU', label: messages.sku },
  { sort: 'BRAND', label: messages.brand },
  { sort: 'STATUS', label: messages.status },
  { sort: 'PRICE', label: messages.price },
  { sort: 'COMPLETENESS', label: messages.completeness },
  { sort: 'QUALITY', label: messages.quality },
  { sort: 'CREATED_AT', label: messages.created },
  { sort: 'UPDATED_AT', label: messages.updated },
] as const satisfies { sort: ProductSort; label: unknown }[];

const directions: readonly SortDirection[] = ['ASC', 'DESC'];

function LabeledSelect<Value extends string>(props: SelectFilterProps<Value>) {
  return <Field label={props.label}>{({ id }) => <SelectFilter {...props} id={id} />}</Field>;
}

export interface ProductFilterDrawerProps extends ProductFiltersProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Drawer with all filters of the product list. On narrow screens, it also has what is above the table on others: the
 * language, the channel, and the sort order. Changes apply immediately.
 */
export function ProductFilterDrawer({ isOpen, onClose, ...filters }: ProductFilterDrawerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { catalogId, state, matches, onChange } = filters;
  const total = matches.data?.products.totalDocs;
  const builderRef = useRef<FilterBuilderHandle>(null);
  const isNarrow = useMediaQuery(narrowQuery);
  return (
    <SideDrawer
      isOpen={isOpen}
      title={formatMessage(messages.filters)}
      note={
        <span role="status">
          {total === undefined ? '\u00a0' : formatMessage(whereMessages.matches, { count: total })}
        </span>
      }
      size="medium"
      bodyClassName={styles.body}
      onClose={onClose}
      footer={
        <>
          <Button appearance="primary" onClick={() => builderRef.current?.finish() !== false && onClose()}>
            {formatMessage(filterMessages.showProducts)}
          </Button>
          {isFiltered(state) && (
            <Button
              onClick={({ currentTarget }) => {
                // This button disappears.
                currentTarget.parentElement?.querySelector('button')?.focus();
                builderRef.current?.clear();
                onChange(noFilters);
              }}
            >
              {formatMessage(uiMessages.clearFilters)}
            </Button>
          )}
        </>
      }
    >
      {/* The conditions are below. */}
      <FilterChips {...filters} matches={{ ...matches, where: { ...matches.where, tree: null } }} isWhole={isNarrow} />
      {isNarrow && <ScopeSelects {...filters} Select={LabeledSelect} />}
      <div className={styles.fields}>
        <QuickSelects {...filters} Select={LabeledSelect} />
        <OtherSelects {...filters} Select={LabeledSelect} />
        <MoreFilterFields state={state} onChange={onChange} />
      </div>
      <div role="group" className={styles.group} aria-label={formatMessage(messages.price)}>
        <h3 className={styles.heading}>{formatMessage(messages.price)}</h3>
        <PriceRangeForm
          range={{ min: state.priceMin, max: state.priceMax }}
          onApply={({ min, max }) => onChange({ priceMin: min, priceMax: max, page: 1 })}
        />
      </div>
      <Suspense fallback={<Placeholder height={96} />}>
        <FilterBuilder
          ref={builderRef}
          catalogId={catalogId}
          state={state}
          where={matches.where}
          error={matches.table.error}
          onChange={onChange}
        />
      </Suspense>
      {isNarrow && (
        <Field label={formatMessage(filterMessages.sortBy)}>
          {(labelling) => (
            <NativeSelect
              {...labelling}
              value={`${state.sort} ${state.direction}`}
              onChange={(event) => {
                const [sort, direction] = event.target.value.split(' ');
                onChange({
                  sort: getSort(sort ?? ''),
                  direction: direction === 'DESC' ? 'DESC' : 'ASC',
                  page: 1,
                });
              }}
            >
              {state.sort.startsWith('attribute:') && (
                <option value={`${state.sort} ${state.direction}`}>
                  {formatMessage(filterMessages[state.direction], { field: state.sort.slice('attribute:'.length) })}
                </option>
              )}
              {orders.flatMap(({ sort, label }) =>
                directions.map((direction) => (
                  <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
                    {formatMessage(filterMessages[direction], { field: formatMessage(label) })}
                  </option>
                )),
              )}
            </NativeSelect>
          )}
        </Field>
      )}
    </SideDrawer>
  );
}
