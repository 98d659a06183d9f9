import { Button } from '@fluentui/react-components';
import { FilterDismiss20Regular } from '@fluentui/react-icons/svg/filter-dismiss';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '../../routing/useUrlState';
import { FilterBar } from '../../ui/FilterBar';
import { SearchField } from '../../ui/SearchField';
import { SelectFilter } from '../../ui/SelectFilter';
import { listMessages as uiMessages } from '../../ui/table/listMessages';
import { listMessages } from './listMessages';
import { messages } from './messages';
import { PriceFilter } from './PriceFilter';
import {
  noFilters,
  productFilterOf,
  severities,
  statuses,
  withAncestors,
  type ProductListState,
} from './productListParams';

/** Props of `ProductFilters`. */
export interface ProductFiltersProps {
  state: ProductListState;
  onChange: SetUrlState<ProductListState>;
  /** In use in the catalog. */
  brands: readonly string[];
  categories: readonly string[];
}

const named = (values: readonly string[], chosen: string) =>
  // A choice that a bookmark brought along stays in sight even when nothing has it any more.
  (chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value }));

/** Search and filters of the product list. */
export function ProductFilters({ state, onChange, brands, categories }: ProductFiltersProps) {
  const { formatMessage } = useIntl();
  const search = useCallback((q: string) => onChange({ q, page: 1 }), [onChange]);
  const brandOptions = useMemo(() => named(brands, state.brand), [brands, state.brand]);
  const paths = useMemo(() => withAncestors(categories), [categories]);
  const categoryOptions = useMemo(() => named(paths, state.category), [paths, state.category]);
  return (
    <FilterBar>
      <SearchField label={formatMessage(listMessages.search)} value={state.q} onChange={search} />
      <SelectFilter
        label={formatMessage(listMessages.status)}
        anyLabel={formatMessage(listMessages.anyStatus)}
        value={state.status}
        options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(status) => onChange({ status, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(listMessages.category)}
        anyLabel={formatMessage(listMessages.anyCategory)}
        value={state.category || null}
        options={categoryOptions}
        onChange={(category) => onChange({ category: category ?? '', page: 1 })}
      />
      <SelectFilter
        label={formatMessage(listMessages.brand)}
        anyLabel={formatMessage(listMessages.anyBrand)}
        value={state.brand || null}
        options={brandOptions}
        onChange={(brand) => onChange({ brand: brand ?? '', page: 1 })}
      />
      <SelectFilter
        label={formatMessage(listMessages.issues)}
        anyLabel={formatMessage(listMessages.anyIssues)}
        value={state.issues}
        options={severities.map((value) => ({ value, label: formatMessage(listMessages[value]) }))}
        onChange={(issues) => onChange({ issues, page: 1 })}
      />
      <PriceFilter
        range={{ min: state.priceMin, max: state.priceMax }}
        onChange={({ min, max }) => onChange({ priceMin: min, priceMax: max, page: 1 })}
      />
      {Object.keys(productFilterOf(state)).length > 0 && (
        <Button
          appearance="subtle"
          icon={<FilterDismiss20Regular />}
          aria-label={formatMessage(uiMessages.clearFilters)}
          title={formatMessage(uiMessages.clearFilters)}
          onClick={() => onChange(noFilters)}
        />
      )}
    </FilterBar>
  );
}
