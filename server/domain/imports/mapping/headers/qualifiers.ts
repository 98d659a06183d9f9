import { headerKey } from '#server/records/headerKey';

/**
 * Words that make another field of the one they stand beside, in the languages that are read: a supplier's price is not
 * the price, and an old name is not the name. Each line is one kind of qualifier.
 */
const WORDS = `
  supplier suppliers vendor lieferant lieferanten fournisseur fournisseurs proveedor fornecedor fornitore leverancier dostawca
  manufacturer producer hersteller fabricant fabricante produttore fabrikant producent
  dealer dealers reseller retailer distributor händler haendler wiederverkäufer revendeur distribuidor revendedor rivenditore
  wholesale wholesaler trade b2b b2c großhandel grosshandel grossiste mayorista atacado ingrosso groothandel hurt hurtowa
  customer customers client clients kunde kunden cliente klant klient competitor competitors wettbewerber konkurrenz concurrent
  cost costs purchase purchasing purchased buying ek einkauf einkaufs achat compra custo costo coste inkoop zakup margin markup
  original initial
  special sale promo promotional promotion offer discount discounted aktion angebot sonder rabatt soldes oferta promoção offerta
  seo meta og twitter facebook social search keyword focus amazon ebay google etsy
  parent group master family child component components bundle set kit related similar accessory upsell crosssell cross alternative
  category categories kategorie kategorien catégorie categoria categoría collection section department
  brand marke marque marca merk marka attribute option feature property tag tags series serie model
  video document icon logo swatch
  author seller buyer user owner contact company firm bin order invoice cart
  tax vat shipping delivery versand livraison envío envio handling deposit pfand fee unit pack package case carton pallet
  min minimum max maximum low lowest high highest avg average total sum subtotal tier staffel threshold reorder recommended
  reserved incoming committed sold alert last next translation translated intern internal external draft backup test
`;

const FORMER_WORDS =
  'old former previous prior legacy alt alte alter altes ancien ancienne antiguo antigo anterior vecchio oud oude stary';

const IMAGE_WORDS = 'image images picture pictures photo photos bild bilder foto fotos file thumbnail gallery';

const PLACE_WORDS = 'store warehouse lager location shelf';

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const QUALIFIERS = toSet([WORDS, FORMER_WORDS, IMAGE_WORDS, PLACE_WORDS].join(' '));

const FORMER = toSet(FORMER_WORDS);

/** Words that do not make another field of some fields. */
const OWN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  images: toSet(IMAGE_WORDS),
  stock: toSet(PLACE_WORDS),
};

/** Whether one of the words of a header can make another field of the others, or of the target. */
export function hasQualifier(header: string, target?: string | null): boolean {
  return headerKey(header)
    .split(' ')
    .some((word) => QUALIFIERS.has(word) && !OWN_WORDS[target ?? '']?.has(word));
}

/**
 * The positions of the prices that products had in a former state, by the positions of all former prices. An old price
 * is what a sale is compared with, unless other columns have what else is old: an old SKU, or an old name.
 */
export function getFormerPrices(headers: readonly string[], prices: ReadonlySet<number>): ReadonlySet<number> {
  const words = headers.map((header) =>
    headerKey(header)
      .split(' ')
      .filter((word) => FORMER.has(word)),
  );
  const others = new Set(words.flatMap((found, column) => (prices.has(column) ? [] : found)));
  return new Set([...prices].filter((column) => words[column]?.some((word) => others.has(word))));
}
