import { wordKey } from '#server/domain/texts/booleanText';
import { headerKey } from '#server/records/headerKey';
import { DUTCH } from './words/dutch';
import { FRENCH } from './words/french';
import { GERMAN } from './words/german';
import type { HeaderWords } from './words/headerWords';
import { ITALIAN } from './words/italian';
import { POLISH } from './words/polish';
import { PORTUGUESE } from './words/portuguese';
import { SPANISH } from './words/spanish';
import { PRICE_WORDS } from './priceWords';

/**
 * Usual headers of each field in English and in lowercase, most likely first. A header can be listed for several
 * fields; the first one that no better column has is used.
 */
const WORDS: HeaderWords = {
  sku: 'sku|product sku|article number|article no|item number|item no|item code|product code|product number|order number|seller sku|item sku|internal reference|default code|shop sku|sku number|stock code|article code|style sku|reference|code|part no|model|product model|artnum',
  name: 'name|product name|title|product title|item name|article name|display name|title short|short title|long title|title long|label',
  slug: 'slug|url key|handle|handle id|permalink|url slug|url rewritten|seo keyword|url alias|product url|url|url name|page url|custom url|seo slug|seo name|se name',
  link: 'link|product link|item link|page link|product page|product page link|product page url|landing page|landing page url|landing page link|deep link|canonical link|canonical url|permalink|product url|page url|url',
  description:
    'description|product description|long description|full description|extended description|body|body html|description long|details|text|plain description|description html|content|item description|description short|short description|summary|product description short|sales description|description as str|desc|long desc|short desc',
  brand: 'brand|brand name|manufacturer|vendor|maker|manufacturer name|product manufacturer|supplier|manufacturers',
  gtin: 'gtin|ean|upc|barcode|bar code|ean13|ean 13|ean13 or jan|gtin13|ean code|gtin ean|upc ean|ean upc|upc code|upc barcode|universal product code|isbn|jan|global trade item number|external product id|barcode ean',
  mpn: 'mpn|manufacturer part number|part number|manufacturer number|manufacturer sku|vendor part no|vendor partno|supplier code|supplier reference|mfr part number|manufacturer code|han|mpn cód exclusivo modelo fabricante',
  status:
    'status|product status|published|enabled|active|is active|visible|product visible|is visible|is published|is enabled|visibility|listing status|publish|is available|state|show|display|channel visible',
  hidden:
    'hidden|hide product|hide|disabled|archived|is hidden|is disabled|is archived|is inactive|inactive|invisible|not visible|unpublished',
  tracked:
    'track inventory|track stock|track quantity|inventory tracked|stock tracked|is tracked|tracked|manage stock|manage inventory|stock managed|inventory tracking|stock tracking|inventory managed',
  categories:
    'categories|category|product category|category path|category name|category tree|category level|collection|collections|product type|department|product categories|main category|subcategory|sub category|default category|section|category text',
  price:
    'price|selling price|sales price|our price|product price|current price|gross price|price gross|price incl tax|price with tax|price inc tax|consumer price|standard price|retail price|amount|net price|price net|price excl tax|price ex tax|default price|base price|price unit|unit price|regular price|list price|price amount|channel price amount|price ek',
  salePrice:
    'sale price|special price|offer price|discount price|discounted price|promo price|promotional price|promotion price|reduced price|online sale price',
  compareAtPrice:
    'compare at price|compare to price|compare price|regular price|list price|rrp|msrp|old price|price old|former price|original price|was price|pseudo price|strike price|strikethrough price|suggested retail price|recommended retail price|retail price|pseudoprice ek|standard price|t price',
  currency: 'currency|currency code|price currency|iso currency',
  images:
    'images|image|image url|image urls|image link|image links|picture|pictures|picture url|photo|photos|photo url|media|image src|image file|image name|image path|main image|main image url|product image|product images|product image url|cover image|cover image url|additional images|additional image|other image|other image url|gallery|gallery images|cover|thumbnail|pic|pics',
  imageAlts:
    'image alt text|image alt texts|image alt|alt text|image text|image label|image description|image title|media alt text',
  seoTitle: 'seo title|meta title|page title|metatag title|titletag|title tag|seo page title',
  seoDescription:
    'seo description|meta description|metatag description|page description|seo meta description|search engine description|meta desc',
  externalReference:
    'external reference|external id|product id|id|item id|erp id|uuid|external key|product internal id|internal id|token|listing id|handle id|reference handle|product token|productid',
  variantSku: 'variant sku|variation sku|child sku|variant code|product variation sku|option sku',
  variantReference:
    'variant id|internal variant id|option id|variation id|variant external id|variant external reference|product variant id|variant uuid|combination id|sku id',
  variantGtin: 'variant gtin|variant ean|variant barcode|variant upc|variation gtin|variation barcode',
  variantName: 'variant name|variant title|variation name|variant|option name|var select',
  variantPrice: 'variant price|variation price|option price',
  variantCompareAtPrice:
    'variant compare at price|variant regular price|variant list price|variant rrp|variant msrp|variation regular price',
  stock:
    'stock|quantity|qty|inventory|stock quantity|stock on hand|inventory quantity|in stock|current stock|current quantity|current stock level|stock level|available quantity|quantity available|inventory level|on hand|on hand quantity|stock qty|stock status|product quantity|units in stock|qty in stock|quantity on hand|warehouse quantity',
  variantStock:
    'variant stock|variant quantity|variant qty|variation stock|variation quantity|option quantity|option stock',
  availability:
    'availability|stock status|availability status|in stock|is in stock|available|inventory status|product availability|inventory|stock',
  variantAvailability: 'variant availability|variant stock status',
  availableFrom:
    'available from|availability date|date available|available date|product available date|release date|preorder release date',
  backorders:
    'backorders|backorders allowed|allow backorders|allow backorder|inventory policy|continue selling when out of stock|out of stock orders',
  saleFrom:
    'sale starts|sale start date|sale from|sale from date|special price from|special price from date|date sale price starts|sale price effective date|discount from',
  saleUntil:
    'sale ends|sale end date|sale until|sale to|special price to|special price to date|date sale price ends|discount to|sale through',
  kind: 'product kind|kind of product',
  family: 'family|product family|family code',
  variantStatus: 'variant status|variant visibility|variation status',
  variantImages: 'variant image|variant media|variant images|variation image|variant image url',
  action:
    'action|update delete|command|operation|delete|import action|row action|listing action|product action|is deleted|deleted|remove|delete product|aktion|löschen|gelöscht|vorgang|opération|supprimer|supprimé|acción|operación|eliminar|borrar|ação|operação|excluir|apagar|azione|operazione|elimina|actie|verwijderen|akcja|usuń',
  variantAction: 'variant command|variant action|variant operation|delete variant',
  tagsAction: 'tags command|tag command|tags action',
  imagesAction: 'image command|images command|image action',
  options:
    'options|variant|variant options|variation options|configurator options|option values|product options|variation attributes|attribute values|variant values|variant attribute values',
  parent:
    'parent|parent sku|parent id|parent code|item group id|group id|style number|style code|master sku|main number|parent product|parent product id|product group id|product group|model number|is child of|is child of product code|is variation of|pair code',
};

const LANGUAGES: readonly HeaderWords[] = [
  WORDS,
  GERMAN,
  FRENCH,
  PORTUGUESE,
  SPANISH,
  ITALIAN,
  DUTCH,
  POLISH,
  PRICE_WORDS,
];

/** A field that a header can mean; `rank` is the position of the header among those of the field. */
export interface FieldWord {
  target: string;
  rank: number;
}

/** The text without blanks and accents, so that `productname` is the same as `product name`. */
export function compact(key: string): string {
  return wordKey(key).replaceAll(' ', '');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** German words are also written without umlauts. */
const toSpellings = (word: string) => [word, word.replace(/[äöü]/g, (letter) => UMLAUTS[letter]!)];

/** The fields that words say by their opposite. Those of the field itself come first. */
const BY_OPPOSITE: Readonly<Record<string, string>> = { hidden: 'status', tracked: 'availability' };
const AFTER_OTHERS = 20;

/** All usual headers with their fields, each with its position in the list of its language. */
const listWords = () =>
  LANGUAGES.flatMap((fields) =>
    Object.entries(fields).flatMap(([field, words]) =>
      words.split('|').map((word, rank) => {
        const target = BY_OPPOSITE[field];
        return target ? { word, rank: rank + AFTER_OTHERS, target } : { word, rank, target: field };
      }),
    ),
  );

/**
 * The words of a header in alphabetic order and without accents, which is the same for `sale price` and `price sale`.
 */
export function sortWords(key: string): string {
  return wordKey(key).split(' ').sort().join(' ');
}

const collect = (toKey: (word: string) => string) => {
  const fields = new Map<string, FieldWord[]>();
  for (const { word, target, rank } of listWords()) {
    for (const key of new Set(toSpellings(word).map(toKey))) {
      const known = fields.get(key) ?? [];
      const same = known.find((field) => field.target === target);
      if (same) same.rank = Math.min(same.rank, rank);
      else fields.set(key, [...known, { target, rank }]);
    }
  }
  for (const known of fields.values()) known.sort((a, b) => a.rank - b.rank);
  return fields;
};

/** The fields by header, without blanks. */
export const FIELDS_BY_WORD: ReadonlyMap<string, readonly FieldWord[]> = collect(compact);

/** The fields by the sorted words of a header. */
export const FIELDS_BY_SORTED_WORDS: ReadonlyMap<string, readonly FieldWord[]> = collect(sortWords);

/** All usual headers with their fields. */
export const FIELD_WORDS: readonly { word: string; target: string }[] = listWords();

const listSpellings = (field: 'hidden' | 'tracked'): ReadonlySet<string> =>
  new Set(
    LANGUAGES.flatMap(({ [field]: words = '' }) => words.split('|').flatMap((word) => toSpellings(word).map(compact))),
  );

const HIDDEN = listSpellings('hidden');
const TRACKED = listSpellings('tracked');

/** Whether a header of the status says the opposite of visible, such as `Hidden` and `Ausgeblendet`. */
export function isOppositeStatus(header: string): boolean {
  return HIDDEN.has(compact(headerKey(header)));
}

/** Whether a header of the availability says if stock is tracked, such as `Track inventory` and `Bestand führen`. */
export function isTracking(header: string): boolean {
  return TRACKED.has(compact(headerKey(header)));
}

/** Whether a header says that the column has an action for each row. */
export function isActionHeader(header: string): boolean {
  return (FIELDS_BY_WORD.get(compact(headerKey(header))) ?? []).some(({ target }) => /action$/i.test(target));
}

/** Headers of columns that usually distinguish variants. */
export const OPTION_WORDS: ReadonlySet<string> = new Set(
  'size|color|colour|colors|colours|farbe|größe|groesse|flavour|flavor|couleur|taille|cor|tamanho|talla|material|style|scent|length|width'.split(
    '|',
  ),
);
