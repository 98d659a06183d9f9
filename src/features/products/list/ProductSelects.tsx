import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noCategory } from '#entities/catalog/noCategory';
import type { SetUrlState } from '#routing/useUrlState';
import { SelectFilter, type SelectFilterProps } from '#ui/filter/SelectFilter';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { statuses } from '../core/productStatuses';
import type { ProductListCatalogQuery } from './ProductList.generated';
import type { ProductMatches } from './useProductMatches';
import { withAncestors, type ProductListState } from '../core/list/productListParams';

/** Props of the product list filters. */
export interface ProductFiltersProps {
  catalogId: string;
  /** undefined while it loads. */
  catalog: ProductListCatalogQuery['catalog'] | undefined;
  state: ProductListState;
  matches: Pick<ProductMatches, 'where' | 'data' | 'table'>;
  onChange: SetUrlState<ProductListState>;
}

/** Returns options for the values. */
export const named = (values: readonly string[], chosen: string) =>
  // A value selected by a bookmark is still listed even if no product has it any longer.
  (chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value }));

export interface ProductSelectsProps extends Omit<ProductFiltersProps, 'catalogId' | 'matches'> {
  /** Renders each filter; by default without a visible label. */
  Select?: <Value extends string>(props: SelectFilterProps<Value>) => ReactNode;
}

const none: readonly never[] = [];

/** The filters by status and category. */
export function QuickSelects({ catalog, state, onChange, Select = SelectFilter }: ProductSelectsProps) {
  const { formatMessage } = useIntl();
  const categories = catalog?.categories ?? none;
  const paths = useMemo(() => withAncestors(categories), [categories]);
  const categoryOptions = useMemo(() => {
    const unassigned = { value: noCategory, label: formatMessage(listMessages.noCategory) };
    return [unassigned, ...named(paths, state.category === noCategory ? '' : state.category)];
  }, [paths, state.category, formatMessage]);
  return (
    <>
      <Select
        label={formatMessage(listMessages.status)}
        anyLabel={formatMessage(listMessages.anyStatus)}
        value={state.status}
        options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(status) => onChange({ status, page: 1 })}
      />
      <Select
        label={formatMessage(listMessages.category)}
        anyLabel={formatMessage(listMessages.anyCategory)}
        value={state.category || null}
        options={categoryOptions}
        onChange={(category) => onChange({ category: category ?? '', page: 1 })}
      />
    </>
  );
}
