import { findPair } from '../../records/attributeCode';
import { roundDecimal } from '../../records/decimals';
import type { ProductContent, VariantContent } from '../../records/products';
import { SYSTEM_ATTRIBUTES } from '../../records/systemAttributes';
import { ownText } from '../productValues/readValue';
import { createOptionFinder } from '../validation/options';
import { parseMeasurement } from '../validation/valueText';

/** What Google needs of an item's system attributes. */
export interface SystemValues {
  brand: string;
  mpn: string;
  /** One of Google's conditions; `new` by default. */
  condition: string;
  /** A weight in a unit that Google knows; null if there is none. */
  shippingWeight: string | null;
}

const findCondition = createOptionFinder(SYSTEM_ATTRIBUTES.find(({ code }) => code === 'condition')!.options);

/** Units of Google's `shipping_weight`. Other weights are converted to kilograms. */
const GOOGLE_UNITS: readonly string[] = ['g', 'kg', 'oz', 'lb'];

/** Decimal places of converted weights: milligrams. */
const DECIMALS = 6;

const toShippingWeight = (text: string): string | null => {
  const measurement = parseMeasurement(text);
  if (measurement?.unit.family !== 'WEIGHT' || measurement.amount < 0) return null;
  const { amount, unit, inBaseUnit } = measurement;
  return GOOGLE_UNITS.includes(unit.code) ? `${amount} ${unit.code}` : `${roundDecimal(inBaseUnit, DECIMALS)} kg`;
};

/** Reads the system attributes of a variant: its own values, or else those of the product. */
export function readSystemValues(product: ProductContent, variant: VariantContent): SystemValues {
  const read = (code: string) =>
    (
      findPair(variant.attributes?.filter(({ value }) => value.trim()) ?? [], code)?.value ?? ownText(product, code)
    ).trim();
  return {
    brand: read('brand'),
    mpn: read('mpn'),
    condition: findCondition(read('condition'))?.code ?? 'new',
    shippingWeight: toShippingWeight(read('weight')),
  };
}
