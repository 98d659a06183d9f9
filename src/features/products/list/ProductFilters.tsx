import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { FilterDismiss20Regular } from '@fluentui/react-icons/svg/filter-dismiss';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { listMessages as uiMessages } from '#ui/table/listMessages';
import { narrowQuery } from '#ui/table/tableTypes';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { listMessages } from './listMessages';
import { PriceFilter } from './PriceFilter';
import { noFilters, getProductFilter } from '../core/list/productListParams';
import { ProductSelects, type ProductFiltersProps } from './ProductSelects';

const ProductFilterDrawer = lazy(() =>
  import('./ProductFilterDrawer').then((module) => ({ default: module.ProductFilterDrawer })),
);

const MoreFilters = lazy(() => import('./columns/MoreFilters').then((module) => ({ default: module.MoreFilters })));
const FilterChips = lazy(() => import('./columns/FilterChips').then((module) => ({ default: module.FilterChips })));

const useStyles = makeStyles({
  // As high as a line of chips while they load.
  chips: { minHeight: '24px', marginBlockStart: tokens.spacingVerticalS },
  line: {
    flexWrap: 'nowrap',
    '& > span': { minWidth: 0 },
    '& > button': { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
  },
  // In most languages, all filters fit in one line of a laptop's screen.
  compact: {
    '& > span:has(select)': {
      width: '140px',
      // Only as wide as what they show, which differs between languages.
      '@supports (field-sizing: content)': { width: 'auto', maxWidth: '200px' },
    },
    '& select': { fieldSizing: 'content' },
    '& > button': { minWidth: 'auto' },
    '& > :first-child': { width: '228px' },
  },
  // The look of Fluent’s small CounterBadge, whose styles weigh 4 KB gzipped.
  badge: {
    ...typographyStyles.caption2Strong,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '16px',
    height: '16px',
    marginInlineStart: tokens.spacingHorizontalSNudge,
    paddingInline: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    // Forced-colors mode removes the background.
    outline: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

/** Returns the number of active filters in the drawer. A price range counts as one. */
const chosenCount = (filters: ProductFiltersProps['state']) => {
  const { q: _, priceMin, priceMax, priceChannel: _channel, ...others } = getProductFilter(filters);
  return Object.keys(others).length + (priceMin === undefined && priceMax === undefined ? 0 : 1);
};

function NarrowFilters(props: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const count = chosenCount(props.state);
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-label={count > 0 ? formatMessage(listMessages.filtersSet, { count }) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {formatMessage(listMessages.filters)}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <ProductFilterDrawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function MoreButton({ catalogId, state, onChange }: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-label={formatMessage(listMessages.moreFilters)}
        title={formatMessage(listMessages.moreFilters)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen !== null && (
        <Suspense fallback={null}>
          <MoreFilters
            catalogId={catalogId}
            state={state}
            onChange={onChange}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function WideFilters(props: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const { state, onChange } = props;
  return (
    <>
      <ProductSelects {...props} />
      <PriceFilter
        range={{ min: state.priceMin, max: state.priceMax }}
        onChange={({ min, max }) => onChange({ priceMin: min, priceMax: max, page: 1 })}
      />
      <MoreButton {...props} />
      {Object.keys(getProductFilter(state)).length > 0 && (
        <Button
          appearance="subtle"
          icon={<FilterDismiss20Regular />}
          aria-label={formatMessage(uiMessages.clearFilters)}
          title={formatMessage(uiMessages.clearFilters)}
          onClick={({ currentTarget }) => {
            // This button disappears.
            currentTarget.closest('div')?.querySelector('input')?.focus();
            onChange(noFilters);
          }}
        />
      )}
    </>
  );
}

/** Search and filters of the product list. On a phone, the filters are behind one button. */
export function ProductFilters(props: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isNarrow = useMediaQuery(narrowQuery);
  const { state, onChange } = props;
  const search = useCallback((q: string) => onChange({ q, page: 1 }), [onChange]);
  const { locale, channel, complete, family, issue, where } = state;
  return (
    <>
      <FilterBar className={isNarrow ? styles.line : styles.compact}>
        <SearchField label={formatMessage(listMessages.search)} value={state.q} onChange={search} />
        {isNarrow ? <NarrowFilters {...props} /> : <WideFilters {...props} />}
      </FilterBar>
      {(locale || channel || complete || family || issue || where) && (
        <div className={styles.chips}>
          <Suspense fallback={null}>
            <FilterChips state={state} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </>
  );
}
