import type { AttributeRecord, PriceRecord, ProductContent, VariantContent } from '../../records/products';
import { pricesOf } from '../../records/productFacts';
import { cutText, htmlText } from './htmlText';
import { availabilityElements, priceElements } from './googleOffer';
import { element } from './xml';

/**
 * What Google Merchant Center allows, in characters or pictures (product data specification). Ids are never cut:
 * one that is refused is better than two that are the same.
 */
const MAX = { title: 150, description: 5000, pictures: 11 };

/** Options and attributes that Google knows by a name of its own. */
const KNOWN: Record<string, string> = {
  color: 'g:color',
  colour: 'g:color',
  size: 'g:size',
  material: 'g:material',
  pattern: 'g:pattern',
  gender: 'g:gender',
};

/** The price in the first of the catalog's currencies that has one, else the first. */
const priceIn = (prices: readonly PriceRecord[], currencies: readonly string[]) =>
  currencies.map((code) => prices.find(({ currency }) => currency === code)).find(Boolean) ?? prices[0];

const detailElements = (pairs: readonly AttributeRecord[]) => {
  const given = new Set<string>();
  return pairs
    .map(({ name, value }) => {
      const known = KNOWN[name.toLowerCase()];
      if (known !== undefined && !given.has(known)) {
        given.add(known);
        return element(known, cutText(value, 100));
      }
      const detail = element('g:attribute_name', name) + element('g:attribute_value', value);
      return name && value ? `<g:product_detail>${detail}</g:product_detail>` : '';
    })
    .join('');
};

/** What is said of a product without variants in the words of a variant. */
const soleVariant = ({ sku, gtin, name, prices, media, status }: ProductContent): VariantContent => ({
  sku,
  gtin,
  name,
  options: [],
  prices,
  stock: null,
  media,
  status,
});

/** The HTML of a description is read once for all variants of the product. */
const itemOf = (
  product: ProductContent,
  variant: VariantContent,
  description: string,
  currencies: readonly string[],
  now: Date,
) => {
  const hasVariants = product.variants.length > 0;
  // The product's pictures may show it in another colour.
  const media = variant.media.length ? variant.media : product.media;
  const pictures = [...new Set(media.map(({ url }) => url))].slice(0, MAX.pictures);
  const gtin = variant.gtin ?? (product.variants.length > 1 ? null : product.gtin);
  // A manufacturer's number names one thing: that of the product does not name each of its variants.
  const mpn = product.variants.length > 1 ? null : product.mpn;
  const prices = variant.prices.length ? variant.prices : product.prices;
  const title = hasVariants && variant.name ? variant.name : product.name;
  return [
    '<item>',
    element('g:id', variant.sku),
    element('title', cutText(title, MAX.title)),
    element('description', description),
    element('link', `/products/${encodeURIComponent(product.slug || product.sku)}`),
    ...pictures.map((url, index) => element(index ? 'g:additional_image_link' : 'g:image_link', url)),
    availabilityElements(product, hasVariants ? variant : null, now),
    priceElements(priceIn(prices, currencies), now),
    element('g:condition', 'new'),
    element('g:brand', product.brand),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    gtin || (mpn && product.brand) ? '' : element('g:identifier_exists', 'no'),
    ...product.categories.map((path) => element('g:product_type', path.split('/').join(' > '))),
    product.variants.length > 1 ? element('g:item_group_id', product.sku) : '',
    detailElements([...variant.options, ...product.attributes]),
    '</item>\n',
  ].join('');
};

/**
 * The product as items of a Google Merchant feed, one a variant. Prices are in the first of the currencies that
 * has one; a former price is Google's `price` and the price its `sale_price`. What is not ACTIVE is out of stock.
 * A group or external product without a price is left out.
 */
export const googleItems = (product: ProductContent, currencies: readonly string[], now: Date): string => {
  if (product.kind !== undefined && !pricesOf(product).length) return '';
  const description = cutText(htmlText(product.description), MAX.description);
  const variants = product.variants.length ? product.variants : [soleVariant(product)];
  return variants.map((variant) => itemOf(product, variant, description, currencies, now)).join('');
};
