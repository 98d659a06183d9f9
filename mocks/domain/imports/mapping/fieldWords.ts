/**
 * Usual headers of each field in lowercase, most likely first. A header can be listed for several fields; the first one
 * that no better column has is used.
 */
const WORDS: Readonly<Record<string, string>> = {
  sku: 'sku|product sku|article number|article no|item number|item no|item code|product code|product number|art nr|artikelnummer|artikelnr|bestellnummer|order number|code article|référence|référence produit|referência|referencia|código|seller sku|item sku|sku number|stock code|article code|style sku|reference|code|part no|model|product model|codigo|artnum',
  name: 'name|product name|title|product title|item name|article name|display name|bezeichnung|artikelbezeichnung|artikelname|produktname|nom|nom du produit|désignation|nome|nome do produto|nombre|nombre del producto|título|titulo|titel|title short|short title|long title|title long|label|libellé|artikel|produkt|artículo|artigo|produit|produto|producto',
  slug: 'slug|url key|handle|handle id|permalink|url slug|url rewritten|seo url|seo keyword|url alias|product url|url|url name|page url|custom url|seo slug|url simplifiée|url reescrita|seo name|se name',
  description:
    'description|product description|long description|full description|extended description|body|body html|description long|beschreibung|produktbeschreibung|langtext|descrição|descripción|details|text|plain description|description html|content|item description|description short|short description|summary|kurzbeschreibung|description courte|product description short|sales description|description as str|résumé|resumen|desc|long desc|short desc',
  brand:
    'brand|brand name|manufacturer|vendor|maker|marke|hersteller|markenname|marque|fabricant|marca|fabricante|manufacturer name|hersteller name|product manufacturer|supplier|manufacturers',
  gtin: 'gtin|ean|upc|barcode|bar code|ean13|ean 13|ean13 or jan|gtin13|ean code|gtin ean|upc ean|ean upc|upc code|upc barcode|universal product code|code barres|código de barras|codigo de barras|strichcode|isbn|jan|global trade item number|external product id|barcode ean',
  mpn: 'mpn|manufacturer part number|part number|manufacturer number|manufacturer sku|herstellernummer|vendor part no|vendor partno|supplier code|supplier reference|herstellerartikelnummer|mfr part number|manufacturer code|han',
  status:
    'status|product status|hidden|hide product|hide|disabled|archived|published|enabled|active|is active|visible|product visible|is visible|is published|is enabled|visibility|aktiv|sichtbar|actif|statut|estado|ativo|activo|listing status|publish|is available|exibir na loja|state|show|display|veröffentlicht|publié|publicado|channel visible',
  categories:
    'categories|category|product category|category path|category name|category tree|kategorie|kategorien|catégorie|catégories|categoria|categorias|categoría|categorías|warengruppe|kategorie ebene|category level|collection|collections|product type|department|product categories|main category|subcategory|sub category|default category|section|category text',
  price:
    'price|selling price|sales price|our price|product price|current price|preis|verkaufspreis|bruttopreis|prix|prix de vente|preço|preço de venda|precio|precio de venta|vk preis|vk|gross price|price gross|price incl tax|price with tax|price inc tax|consumer price|standard price|retail price|amount|net price|price net|price excl tax|price ex tax|default price|base price|price unit|unit price|regular price|list price|price amount|price ek',
  salePrice:
    'sale price|special price|offer price|discount price|discounted price|promo price|promotional price|promotion price|aktionspreis|angebotspreis|sonderpreis|reduced price|online sale price|prix promo|prix promotionnel|preço promocional|preço de promoção|precio de oferta|precio rebajado|tarif promo',
  compareAtPrice:
    'compare at price|compare to price|compare price|regular price|list price|rrp|msrp|old price|price old|former price|original price|was price|uvp|uvp preis|streichpreis|pseudo price|strike price|strikethrough price|suggested retail price|recommended retail price|prix barré|preço original|retail price|regulärer preis|tarif régulier|precio normal|pseudoprice ek|standard price|t price',
  currency: 'currency|currency code|price currency|iso currency|währung|waehrung|devise|moeda|moneda',
  images:
    'images|image|image url|image urls|image link|image links|picture|pictures|picture url|photo|photos|photo url|media|image src|image file|image name|image path|main image|main image url|product image|product images|product image url|cover image|cover image url|bild|bilder|bild url|bildurl|foto|fotos|imagem|imagens|imagen|imágenes|additional images|additional image|other image|other image url|gallery|gallery images|cover|thumbnail|bildlink|pic|pics',
  imageAlts:
    'image alt text|image alt texts|image alt|alt text|image text|image label|image description|image title|media alt text',
  seoTitle:
    'seo title|meta title|page title|metatag title|titletag|title tag|seo page title|balise titre|meta titel|seo titel|titre seo|título seo|meta título',
  seoDescription:
    'seo description|meta description|metatag description|page description|seo meta description|search engine description|balise description|meta beschreibung|seo beschreibung|descripción seo|descrição seo|meta descripción|meta desc',
  externalReference:
    'external reference|external id|product id|id|item id|erp id|uuid|external key|product internal id|internal id|token|listing id|handle id|reference handle|product token|artikel id|id produit|id produto|productid',
  variantSku:
    'variant sku|variation sku|child sku|variant code|variant id|product variation sku|internal variant id|option sku|option id',
  variantGtin: 'variant gtin|variant ean|variant barcode|variant upc|variation gtin|variation barcode',
  variantName: 'variant name|variant title|variation name|variante|variant|option name|var select',
  variantPrice: 'variant price|variation price|option price',
  variantCompareAtPrice:
    'variant compare at price|variant regular price|variant list price|variant rrp|variant msrp|variation regular price',
  stock:
    'stock|quantity|qty|inventory|stock quantity|stock on hand|inventory quantity|in stock|current stock|current quantity|current stock level|stock level|available quantity|quantity available|bestand|lagerbestand|lagerbestand gesamt|estoque|menge|quantité|quantité en stock|quantidade|stock disponible|cantidad|existencias|inventory level|on hand|on hand quantity|stock qty|stock status|product quantity|units in stock|qty in stock|quantity on hand|warehouse quantity',
  variantStock:
    'variant stock|variant quantity|variant qty|variation stock|variation quantity|option quantity|option stock',
  availability:
    'availability|stock status|availability status|in stock|is in stock|available|inventory status|product availability|verfügbarkeit|lieferbar|disponibilité|disponible|disponibilidad|disponibilidade|disponível|inventory|stock|vorrätig|en stock',
  variantAvailability: 'variant availability|variant stock status',
  availableFrom:
    'available from|availability date|date available|available date|product available date|release date|lieferbar ab|verfügbar ab|preorder release date',
  backorders:
    'backorders|backorders allowed|allow backorders|allow backorder|inventory policy|continue selling when out of stock|out of stock orders',
  saleFrom:
    'sale starts|sale start date|sale from|sale from date|special price from|special price from date|date sale price starts|sale price effective date|discount from',
  saleUntil:
    'sale ends|sale end date|sale until|sale to|special price to|special price to date|date sale price ends|discount to|sale through',
  kind: 'product kind|kind of product',
  family: 'family|product family|family code|produktfamilie|famille de produits|família de produtos',
  variantStatus: 'variant status|variant visibility|variation status',
  variantImages: 'variant image|variant images|variation image|variant image url',
  options:
    'options|variant|variant options|variation options|configurator options|option values|product options|variation attributes',
  parent:
    'parent|parent sku|parent id|parent code|item group id|group id|style number|style code|master sku|main number|parent product|parent product id|product group id|product group|model number|is child of|is child of product code|hauptartikel|vaterartikel|elternartikel|produto pai|sku pai|is variation of|pair code|übergeordnetes produkt',
};

/** A field that a header can mean; `rank` is the position of the header among those of the field. */
export interface FieldWord {
  target: string;
  rank: number;
}

/** The text without blanks, so that `productname` is the same as `product name`. */
export function compact(key: string): string {
  return key.replaceAll(' ', '');
}

const collect = () => {
  const fields = new Map<string, FieldWord[]>();
  for (const [target, words] of Object.entries(WORDS)) {
    words.split('|').forEach((word, rank) => {
      const key = compact(word);
      const known = fields.get(key) ?? [];
      if (known.every((field) => field.target !== target)) fields.set(key, [...known, { target, rank }]);
    });
  }
  for (const known of fields.values()) known.sort((a, b) => a.rank - b.rank);
  return fields;
};

/** The fields by header, without blanks. */
export const FIELDS_BY_WORD: ReadonlyMap<string, readonly FieldWord[]> = collect();

/** All usual headers with their fields. */
export const FIELD_WORDS: readonly { word: string; target: string }[] = Object.entries(WORDS).flatMap(
  ([target, words]) => words.split('|').map((word) => ({ word, target })),
);

/** Headers of columns that usually distinguish variants. */
export const OPTION_WORDS: ReadonlySet<string> = new Set(
  'size|color|colour|colors|colours|farbe|größe|groesse|flavour|flavor|couleur|taille|cor|tamanho|talla|material|style|scent|length|width'.split(
    '|',
  ),
);
