import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { FilterDismiss20Regular } from '@fluentui/react-icons/svg/filter-dismiss';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { listMessages as uiMessages } from '#ui/table/listMessages';
import { narrowQuery } from '#ui/table/tableTypes';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { listMessages } from './listMessages';
import { getQuickFilter, isFiltered, noFilters } from '../core/list/productListParams';
import { countChips } from '../core/list/where/where';
import { useFilterHistory } from '../core/list/useFilterHistory';
import { QuickSelects, type ProductFiltersProps } from './ProductSelects';

const ProductFilterDrawer = lazy(() =>
  import('./ProductFilterDrawer').then((module) => ({ default: module.ProductFilterDrawer })),
);

const ScopeSelects = lazy(() => import('./ScopeSelects').then((module) => ({ default: module.ScopeSelects })));
const FilterChips = lazy(() => import('./columns/FilterChips').then((module) => ({ default: module.FilterChips })));

const useStyles = makeStyles({
  // As high as a line of chips while they load.
  chips: { minHeight: '24px', marginBlockStart: tokens.spacingVerticalS },
  line: {
    flexWrap: 'nowrap',
    '& > span': { minWidth: 0 },
    '& > button': { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
  },
  // One line on a laptop's screen in most languages.
  compact: {
    '& > span:has(select), & > div > span': {
      width: '140px',
      // Only as wide as what they show, which differs between languages.
      '@supports (field-sizing: content)': { width: 'auto', maxWidth: '180px' },
    },
    '& select': { fieldSizing: 'content' },
    '& > button': { minWidth: 'auto' },
    '& > :first-child': { width: '228px' },
  },
  // At the end, so that nothing moves when its selects appear.
  scope: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
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

/** Time in milliseconds before the language and the channel load, so that the products can use the connection first. */
const headStartMs = 800;

/** Returns the number of active filters in the drawer. A price range counts as one, as does a group of conditions. */
const chosenCount = ({ state, matches }: Pick<ProductFiltersProps, 'state' | 'matches'>) => {
  const { q: _, priceMin, priceMax, priceChannel: _channel, ...others } = getQuickFilter(state);
  const priceCount = priceMin === undefined && priceMax === undefined ? 0 : 1;
  return Object.keys(others).length + priceCount + countChips(matches.where);
};

function FiltersButton({ ref, ...props }: ProductFiltersProps & { ref: Ref<HTMLButtonElement> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const count = chosenCount(props);
  return (
    <>
      <Button
        ref={ref}
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

function ClearButton({ onChange }: Pick<ProductFiltersProps, 'onChange'>) {
  const { formatMessage } = useIntl();
  return (
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
  );
}

/** Search and filters of the product list. All but the first ones are in a drawer. */
export function ProductFilters(props: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isNarrow = useMediaQuery(narrowQuery);
  const { catalogId, catalog, state, matches } = props;
  const onChange = useFilterHistory(props.onChange);
  const filtersRef = useRef<HTMLButtonElement>(null);
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), headStartMs);
    return () => clearTimeout(timer);
  }, []);
  const search = useCallback((q: string) => onChange({ q, page: 1 }, { push: false }), [onChange]);
  const { q: _, status, category: _category, hasCategory: _has, ...others } = getQuickFilter(state);
  const isChosen = state.where !== '' || Object.keys(others).length > 0;
  const hasChips = isChosen || (isNarrow && Boolean(status || state.category || state.locale || state.channel));
  return (
    <>
      <FilterBar className={isNarrow ? styles.line : styles.compact}>
        <SearchField label={formatMessage(listMessages.search)} value={state.q} onChange={search} />
        {!isNarrow && <QuickSelects {...props} onChange={onChange} />}
        <FiltersButton ref={filtersRef} {...props} onChange={onChange} />
        {!isNarrow && (
          <>
            {isFiltered(state) && <ClearButton onChange={onChange} />}
            <div className={styles.scope}>
              {isLater && (
                <Suspense fallback={null}>
                  <ScopeSelects catalogId={catalogId} state={state} onChange={onChange} />
                </Suspense>
              )}
            </div>
          </>
        )}
      </FilterBar>
      {hasChips && (
        <div className={styles.chips}>
          <Suspense fallback={null}>
            <FilterChips
              catalogId={catalogId}
              catalog={catalog}
              state={state}
              matches={matches}
              isWhole={isNarrow}
              onLast={() => filtersRef.current?.focus()}
              onChange={onChange}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
