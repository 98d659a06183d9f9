import { useIntl } from 'react-intl';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Placeholder } from '#ui/state/Placeholder';
import { CheckboxFilter, RadioFilter } from '../parts/FilterChoices';
import { PriceFilter } from '../parts/PriceFilter';
import type { WindowListQuery } from './WindowList.generated';
import { windowMessages } from './windowMessages';
import type { WindowListState } from './windowParams';

type Facets = WindowListQuery['shopWindow']['products']['facets'];

export interface WindowFiltersProps {
  state: WindowListState;
  /** undefined while unknown. */
  facets: Facets | undefined;
  isLoading: boolean;
  /** Empty if the version has no prices. */
  currency: string;
  onChange: (changes: Partial<WindowListState>) => void;
}

const toLimit = (price: Facets['minPrice'] | undefined) => (price ? Number(price.amount) : null);

/** The filters of a version’s products, with the number of products that each choice finds. */
export function WindowFilters({ state, facets, isLoading, currency, onChange }: WindowFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changes: Partial<WindowListState>) => onChange({ ...changes, page: 1 });
  const categories = facets?.categories ?? [];
  const brands = facets?.brands ?? state.brand.map((brand) => ({ brand, count: undefined }));
  return (
    <>
      {isLoading && <Placeholder height={240} />}
      <AfterLoading>
        {categories.length > 0 && (
          <RadioFilter
            label={formatMessage(windowMessages.category)}
            choices={[
              { value: '', label: formatMessage(windowMessages.anyCategory) },
              ...categories.map(({ path, name, nameLocale, level, count }) => ({
                value: path,
                label: (
                  <bdi lang={nameLocale} style={{ paddingInlineStart: `${(level - 1) * 12}px` }}>
                    {name}
                  </bdi>
                ),
                count,
              })),
            ]}
            value={state.category}
            onChange={(category) => change({ category })}
          />
        )}
        {currency !== '' && (
          <PriceFilter
            label={formatMessage(windowMessages.price, { currency })}
            value={{ min: state.min, max: state.max }}
            bounds={{ min: toLimit(facets?.minPrice), max: toLimit(facets?.maxPrice) }}
            onChange={change}
          />
        )}
        <CheckboxFilter
          label={formatMessage(windowMessages.offers)}
          choices={[
            { value: 'available', label: formatMessage(windowMessages.available), count: facets?.available },
            { value: 'sale', label: formatMessage(windowMessages.onSale), count: facets?.onSale },
          ]}
          selected={state.offers}
          onChange={(offers) => change({ offers })}
        />
        {brands.length > 0 && (
          <CheckboxFilter
            label={formatMessage(windowMessages.brand)}
            choices={brands.map(({ brand, count }) => ({ value: brand, label: <bdi>{brand}</bdi>, count }))}
            selected={state.brand}
            onChange={(brand) => change({ brand })}
          />
        )}
      </AfterLoading>
    </>
  );
}
