import { headerKey, splitCamel } from '#server/records/headerKey';

const PRICE =
  '(?:prices?|pricing|preise?s?|prix|tarifs?|precios?|preços?|prezz[oi]|prij(?:s|zen)|cen[ay]|discounts?|rabatte?|remises?|descuentos?|sconti?|sconto|kortingen?|korting|rabaty?|descontos?)';

/** Words before or after a price that say that it applies to certain quantities. */
const OF_QUANTITY =
  'tier|tiers|tiered|volume|bulk|quantity|qty|graduated|scale|scaled|break|breaks|staffel|mengen|menge|dégressifs?|quantité|volumen|cantidad|escalado|escalonados?|por volumen|quantità|scaglioni|a scaglioni|volumekorting|staffelprijzen|hoeveelheid|ilościow[ey]|progow[ey]|por quantidade|quantidade|escalonado';

/** Words that say that it applies to certain buyers. */
const OF_BUYERS =
  'b2b|dealer|reseller|distributor|member|members|membership|vip|loyalty|club|employee|staff|partner|customer group|group|contract|professional|händler|haendler|wiederverkäufer|mitglieder?|kundengruppe|kundengruppen|gruppen|mitarbeiter|firmenkunden|revendeurs?|membres?|groupe|groupe client|professionnel|distribuidor(?:es)?|socios?|miembros?|grupo|grupo de clientes|empleados|rivenditor[ei]|soci|gruppo|gruppo clienti|wederverkopers?|leden|klantgroep|personeel|dla firm|partnersk[ai]|grupy|revendedor(?:es)?|revenda|sócios?|membros?|grupo de cliente';

/** What surcharges and limits are called that are no price of a product either. */
const FEES =
  'eco ?tax|écotaxe|ecotasa|ecotassa|ökosteuer|ecopart|(?:additional |extra )?shipping (?:costs?|fee|price)|(?:frais|coûts?) de (?:port|livraison)(?: supplémentaires)?|versandkosten|gastos de envío|(?:costi|spese) di spedizione|verzendkosten|koszty? (?:wysyłki|dostawy)|(?:custos?|portes) de envio|deposit|pfand|consigne|handling fee|setup fee|sign up fee|minimum (?:advertised )?price|min price|maximum price|max price|map price|mindestpreis|höchstpreis|lowest price(?: 30 days)?|prior price|bundle price';

const OF_OTHERS = `(?:${OF_QUANTITY}|${OF_BUYERS})`;

const PATTERNS = [
  new RegExp(String.raw`(?<!\p{L})${OF_OTHERS}(?: (?:specific|based|customer|customers))? ?${PRICE}(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})${PRICE} (?:for |per |by |à |für |de |di |del |voor |dla |por )?${OF_OTHERS}(?!\p{L})`,
    'u',
  ),
  // `Price 10+`, `price2`, `Preis ab 10 Stück`, `Price level B`, and a discount of a certain share.
  new RegExp(
    String.raw`(?<!\p{L})${PRICE} ?(?:from |ab |dès |à partir de |desde |da |vanaf |od |a partir de )?\d+(?!\d)`,
    'u',
  ),
  new RegExp(String.raw`^\d+ (?:pcs |stück |units )?${PRICE}$`, 'u'),
  /(?<!\p{L})(?:price|pricing) (?:levels?|lists?|groups?|class|band|book|zone|region)(?!\p{L})/u,
  /(?<!\p{L})(?:pricelists?|preislisten?|preisgruppen?|preisstufen?|liste de prix|grille tarifaire|listas? de precios|listin[oi](?: prezzi)?|prijslijst(?:en)?|cennik|(?:listas?|tabelas?) de preços)(?!\p{L})/u,
  new RegExp(String.raw`^(?:${FEES})(?!\p{L})`, 'u'),
];

/** Headers with a number that belongs to the price itself, such as the amounts of a currency or of a tax. */
const OWN_NUMBER = /\(.*\)|\d+ ?%.*(?:tax|vat|mwst|tva|iva|btw)/i;

/** A metafield of Shopify is an attribute, whatever it is called. */
const METAFIELD = /metafields/i;

/**
 * Whether the header of a column means an amount that is no price of the product as it is sold to anyone: prices by
 * quantity or for certain buyers, price lists, and fees.
 */
export function isOtherPrice(header: string): boolean {
  if (METAFIELD.test(header)) return false;
  const key = headerKey(splitCamel(header.replace(OWN_NUMBER, ' ')));
  return PATTERNS.some((pattern) => pattern.test(key));
}
