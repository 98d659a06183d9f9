import { useFormState, useWatch } from 'react-hook-form';
import { useProductForm } from '../../core/useProductForm';
import type { PriceValues } from '../../core/values/productValues';
import type { PriceKey } from './channelPrices';

/** Path of the prices of a product or of a variant in the form. */
export type PriceList = 'prices' | `variants.${number}.prices`;

export interface Prices {
  prices: readonly PriceValues[];
  /** The prices of the product, which a variant can inherit; null for those of the product itself. */
  ofProduct: readonly PriceValues[] | null;
  /** Those that it had when the form was last filled in. */
  stored: readonly PriceKey[];
}

const none: readonly never[] = [];

/** Returns the prices of a product or of a variant in the form. A variant that was just removed has none. */
export function usePrices(list: PriceList): Prices {
  const { control, getValues } = useProductForm();
  const [prices, ofProduct]: readonly (PriceValues[] | undefined)[] = useWatch({ control, name: [list, 'prices'] });
  const { defaultValues } = useFormState({ control });
  const id = list === 'prices' ? null : getValues(`variants.${Number(list.split('.')[1])}.id`);
  const former = id === null ? defaultValues : defaultValues?.variants?.find((variant) => variant?.id === id);
  return {
    prices: prices ?? none,
    ofProduct: id === null ? null : (ofProduct ?? none),
    stored: (former?.prices ?? none) as readonly PriceKey[],
  };
}
