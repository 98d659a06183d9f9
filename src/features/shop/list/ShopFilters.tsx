import { useIntl } from 'react-intl';
import { CheckboxFilter, RadioFilter } from '../parts/FilterChoices';
import { PriceFilter } from '../parts/PriceFilter';
import { messages } from '../messages';
import { listMessages } from './listMessages';
import type { ShopListQuery } from './ShopList.generated';
import { categories, ratings, type ShopListState } from './shopListParams';

type Facets = ShopListQuery['shopProducts']['facets'];

export interface ShopFiltersProps {
  state: ShopListState;
  /** undefined while unknown. */
  facets: Facets | undefined;
  onChange: (changes: Partial<ShopListState>) => void;
}

const toLimit = (price: Facets['minPrice'] | undefined) => (price ? Number(price.amount) : null);

/** The filters of the shop, with the number of products that each choice finds. */
export function ShopFilters({ state, facets, onChange }: ShopFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changes: Partial<ShopListState>) => onChange({ ...changes, page: 1 });
  const brands = facets?.brands ?? state.brand.map((brand) => ({ brand, count: undefined }));
  const ratingCount = (rating: number) => facets?.ratings.find((each) => each.rating === rating)?.count;
  return (
    <>
      <CheckboxFilter
        label={formatMessage(listMessages.category)}
        choices={categories.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          count: facets?.categories.find(({ category }) => category === value)?.count,
        }))}
        selected={state.category}
        onChange={(category) => change({ category })}
      />
      <PriceFilter
        label={formatMessage(listMessages.price, { currency: facets?.minPrice?.currencyCode ?? 'USD' })}
        value={{ min: state.min, max: state.max }}
        bounds={{ min: toLimit(facets?.minPrice), max: toLimit(facets?.maxPrice) }}
        onChange={change}
      />
      <RadioFilter
        label={formatMessage(listMessages.rating)}
        choices={[
          { value: '', label: formatMessage(listMessages.anyRating), count: ratingCount(1) },
          ...ratings.map((value) => ({
            value,
            label: formatMessage(listMessages.ratingAndUp, { rating: Number(value) }),
            count: ratingCount(Number(value)),
          })),
        ]}
        value={state.rating ?? ''}
        onChange={(value) => change({ rating: value === '' ? null : value })}
      />
      <CheckboxFilter
        label={formatMessage(listMessages.shipping)}
        choices={[{ value: 'free', label: formatMessage(messages.freeShipping), count: facets?.freeShipping }]}
        selected={state.shipping === null ? [] : [state.shipping]}
        onChange={([shipping = null]) => change({ shipping })}
      />
      <CheckboxFilter
        label={formatMessage(listMessages.brand)}
        choices={brands.map(({ brand, count }) => ({ value: brand, label: <bdi>{brand}</bdi>, count }))}
        selected={state.brand}
        onChange={(brand) => change({ brand })}
      />
    </>
  );
}
