import type { GoogleAttribute } from '../types.generated';

/** What Google calls an attribute of its product data. */
export type GoogleName = Lowercase<GoogleAttribute>;

/** The form of an attribute of Google's product data: text, repeated text, or parts separated by colons. */
interface GoogleShape {
  /** What separates several values in one text; each becomes an element. Absent if there is one. */
  between?: RegExp;
  /** The elements of the parts of a value, in order. */
  parts?: readonly string[];
}

const LIST = /\s*(?:[\n|]|,(?=\s*\S))\s*/;
const LINES = /\s*[\n|]\s*/;

/**
 * Before the next country, and before the next text with two colons: a comma in a price or a text separates nothing.
 */
const COUNTRIES = /\s*(?:\n|,(?=\s*[A-Z]{2}:))\s*/;
const TRIPLES = /\s*(?:\n|,(?=[^,:]+:[^,:]+:))\s*/;

/**
 * The attributes of Google's product data specification that have no field of a product here, by name.
 * See https://support.google.com/merchants/answer/7052112. `cost_of_goods_sold` is internal, so feeds never have it.
 */
export const GOOGLE_SHAPES: Readonly<Record<GoogleName, GoogleShape>> = {
  color: {},
  size: {},
  size_type: {},
  size_system: {},
  material: {},
  pattern: {},
  gender: {},
  age_group: {},
  adult: {},
  google_product_category: {},
  shipping_weight: {},
  unit_pricing_measure: {},
  unit_pricing_base_measure: {},
  multipack: {},
  is_bundle: {},
  energy_efficiency_class: {},
  min_energy_efficiency_class: {},
  max_energy_efficiency_class: {},
  expiration_date: {},
  min_handling_time: {},
  max_handling_time: {},
  shipping_label: {},
  shipping_length: {},
  shipping_width: {},
  shipping_height: {},
  ships_from_country: {},
  transit_time_label: {},
  short_title: {},
  pause: {},
  disclosure_date: {},
  canonical_link: {},
  video_link: { between: LINES },
  ads_redirect: {},
  mobile_link: {},
  lifestyle_image_link: { between: LINES },
  virtual_model_link: {},
  display_ads_id: {},
  display_ads_title: {},
  display_ads_link: {},
  display_ads_value: {},
  tax_category: {},
  return_policy_label: {},
  auto_pricing_min_price: {},
  maximum_retail_price: {},
  product_length: {},
  product_width: {},
  product_height: {},
  product_weight: {},
  external_seller_id: {},
  sell_on_google_quantity: {},
  custom_label_0: {},
  custom_label_1: {},
  custom_label_2: {},
  custom_label_3: {},
  custom_label_4: {},
  product_highlight: { between: LINES },
  excluded_destination: { between: LIST },
  included_destination: { between: LIST },
  shopping_ads_excluded_country: { between: LIST },
  promotion_id: { between: LIST },
  shipping: {
    between: COUNTRIES,
    parts: [
      'country',
      'region',
      'service',
      'price',
      'min_handling_time',
      'max_handling_time',
      'min_transit_time',
      'max_transit_time',
    ],
  },
  tax: { between: COUNTRIES, parts: ['country', 'region', 'rate', 'tax_ship'] },
  certification: { between: TRIPLES, parts: ['certification_authority', 'certification_name', 'certification_code'] },
  loyalty_points: { parts: ['name', 'points_value', 'ratio'] },
  free_shipping_threshold: { between: COUNTRIES, parts: ['country', 'price_threshold'] },
  structured_title: { parts: ['digital_source_type', 'content'] },
  structured_description: { parts: ['digital_source_type', 'content'] },
  installment: { parts: ['months', 'amount', 'downpayment', 'credit_type'] },
  subscription_cost: { parts: ['period', 'period_length', 'amount'] },
  product_detail: { between: TRIPLES, parts: ['section_name', 'attribute_name', 'attribute_value'] },
};

/** The parts that a value with fewer of them has, by attribute and their number. */
export const GOOGLE_SHORT_FORMS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  shipping: { 2: ['country', 'price'], 3: ['country', 'service', 'price'] },
  product_detail: { 2: ['attribute_name', 'attribute_value'] },
};

/**
 * Returns the parts of an attribute of Google's XML as its text feeds have them, such as `US::Ground:15 USD`; null if
 * it is no attribute with these parts.
 */
export function joinGoogleParts(attribute: string, elements: ReadonlyMap<string, string>): string | null {
  const parts = Object.hasOwn(GOOGLE_SHAPES, attribute) ? GOOGLE_SHAPES[attribute as GoogleName].parts : undefined;
  if (!parts || [...elements.keys()].some((part) => !parts.includes(part))) return null;
  const given = parts.filter((part) => elements.get(part));
  const texts = given.map((part) => elements.get(part));
  const isShort =
    GOOGLE_SHORT_FORMS[attribute]?.[given.length]?.join() === given.join() &&
    !texts.some((text) => text?.includes(':'));
  const all = isShort ? texts : parts.map((part) => elements.get(part) ?? '');
  return all.join(':').replace(/:+$/, '');
}
