import { Button, Field, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ProductSort, SortDirection } from '#graphql/types.generated';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { SelectFilter, type SelectFilterProps } from '#ui/filter/SelectFilter';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { listMessages as uiMessages } from '#ui/table/listMessages';
import { narrowQuery } from '#ui/table/tableTypes';
import { filterMessages } from './filterMessages';
import { listMessages as messages } from './listMessages';
import { OtherSelects } from './OtherSelects';
import { PriceRangeForm } from './PriceRangeForm';
import { getProductFilter, getSort, noFilters } from '../core/list/productListParams';
import { QuickSelects, type ProductFiltersProps } from './ProductSelects';
import { ScopeSelects } from './ScopeSelects';
import { FilterChips } from './columns/FilterChips';
import { MoreFilterFields } from './columns/MoreFilterFields';
import { titles } from '../titles';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    '& .fui-Field > span:has(select)': { width: '100%' },
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
  const { state, onChange } = filters;
  const isNarrow = useMediaQuery(narrowQuery);
  return (
    <SideDrawer
      isOpen={isOpen}
      title={formatMessage(messages.filters)}
      bodyClassName={styles.body}
      onClose={onClose}
      footer={
        <>
          <Button appearance="primary" onClick={onClose}>
            {formatMessage(filterMessages.showProducts)}
          </Button>
          {Object.keys(getProductFilter(state)).length > 0 && (
            <Button
              onClick={({ currentTarget }) => {
                // This button disappears.
                currentTarget.parentElement?.querySelector('button')?.focus();
                onChange(noFilters);
              }}
            >
              {formatMessage(uiMessages.clearFilters)}
            </Button>
          )}
        </>
      }
    >
      <FilterChips state={state} isWhole={isNarrow} onChange={onChange} />
      {isNarrow && <ScopeSelects {...filters} Select={LabeledSelect} />}
      <QuickSelects {...filters} Select={LabeledSelect} />
      <OtherSelects {...filters} Select={LabeledSelect} />
      <div role="group" className={styles.group} aria-label={formatMessage(messages.price)}>
        <h3 className={styles.heading}>{formatMessage(messages.price)}</h3>
        <PriceRangeForm
          range={{ min: state.priceMin, max: state.priceMax }}
          onApply={({ min, max }) => onChange({ priceMin: min, priceMax: max, page: 1 })}
        />
      </div>
      <MoreFilterFields {...filters} />
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
