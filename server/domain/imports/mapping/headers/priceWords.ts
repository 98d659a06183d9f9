/**
 * Usual headers of sales, discounts, and amounts added to prices in all languages, with % as the word percent, most
 * likely first. PrestaShop's are those of its import in each language; its older versions call a discount a reduction.
 */
export const PRICE_WORDS = {
  price:
    'prezzo|prezzo di vendita|prezzo lordo|prezzo netto|prijs|verkoopprijs|cena|cena brutto|cena netto|cena sprzedaży|brutto|netto',
  compareAtPrice:
    'compare at|compare|alter preis|statt preis|preis vorher|ancien prix|prix conseillé|prix avant remise|precio anterior|precio original|prezzo barrato|prezzo originale|prezzo precedente|prezzo consigliato|prezzo di listino|adviesprijs|oude prijs|van prijs|cena regularna|stara cena|poprzednia cena|cena katalogowa|preço anterior|preço antigo',
  salePrice:
    'sale|price sale|price special|price offer|price promo|price discounted|special|offer|now price|price now|clearance price|flash price|deal price|promotion|promo|final price|price after discount|sale amount|' +
    'angebot|solde|soldes|oferta|rebaja|offerta|saldi|aanbieding|promocja|wyprzedaż|promoção|' +
    'rabattpreis|reduzierter preis|preis reduziert|preis im angebot|prix soldé|prix réduit|prix remisé|prix spécial|prix en promotion|precio promocional|precio especial|precio con descuento|precio oferta|prezzo scontato|prezzo promozionale|prezzo promo|prezzo offerta|prezzo in offerta|prezzo di offerta|prezzo speciale|aanbiedingsprijs|actieprijs|kortingsprijs|cena promocyjna|cena specjalna|cena po rabacie|cena obniżona|preço com desconto|preço em promoção|preço especial|preço de oferta|preço promo',
  variantSalePrice:
    'variant sale price|variant special price|variant offer price|variant promo price|variant discount price|variant discounted price|variation sale price|variation special price|option sale price|child sale price|variante angebotspreis|varianten angebotspreis',
  onSale:
    'on sale|is on sale|onsale|sale|sale active|sale enabled|im angebot|angebot aktiv|reduziert|en solde|en promotion|en oferta|rebajado|in offerta|in promozione|in saldo|in de aanbieding|in aanbieding|w promocji|na wyprzedaży|em promoção|em oferta|em saldo',
  discountPercent:
    'discount percent|discount percentage|discount in percent|percent discount|percentage discount|percent off|percentage off|discount rate|reduction percent|reduction percentage|sale percent|sale percentage|' +
    'rabatt prozent|rabatt in prozent|rabatt percent|rabatt in percent|prozentrabatt|rabattsatz|prozentualer rabatt|nachlass percent|nachlass in percent|nachlass prozent|' +
    'pourcentage de la remise|pourcentage de remise|remise percent|remise en percent|remise en pourcentage|pourcentage de réduction|pourcentage de la réduction|réduction percent|taux de remise|' +
    'porcentaje de descuento|porcentaje del descuento|descuento percent|descuento en percent|descuento porcentaje|' +
    'percentuale sconto|percentuale di sconto|percentuale dello sconto|sconto percent|sconto percentuale|sconto in percent|' +
    'kortingspercentage|korting percent|korting in percent|korting percentage|percentage korting|' +
    'procent rabatu|rabat percent|rabat procentowy|rabat w percent|procent zniżki|zniżka percent|' +
    'percentagem de desconto|percentagem do desconto|porcentagem de desconto|porcentagem do desconto|percentual de desconto|desconto percent|desconto em percent|desconto percentual',
  discountAmount:
    'discount amount|discount value|amount off|discount fixed|fixed discount|absolute discount|reduction amount|reduction value|' +
    'rabattbetrag|rabatt betrag|rabatt absolut|rabattwert|nachlass betrag|' +
    'montant de la remise|montant remise|montant de remise|remise montant|remise en montant|montant de la réduction|montant réduction|' +
    'importe del descuento|importe de descuento|importe descuento|cantidad del descuento|descuento importe|valor del descuento|' +
    'importo sconto|importo dello sconto|importo di sconto|sconto importo|valore sconto|' +
    'kortingsbedrag|korting bedrag|bedrag korting|' +
    'kwota rabatu|rabat kwotowy|wartość rabatu|kwota zniżki|' +
    'valor do desconto|valor desconto|valor de desconto|montante do desconto|desconto valor|desconto em valor',
  /** Their values tell whether they are in percent or amounts. */
  discount:
    'discount|discounts|rabatt|nachlass|preisnachlass|remise|réduction|descuento|sconto|korting|rabat|zniżka|desconto|reduction|price reduction|rebate',
  discountMode:
    'discount mode|discount type|discount kind|type of discount|kind of discount|reduction type|rabattart|rabatttyp|rabatt typ|rabatt art|type de remise|type de réduction|tipo de descuento|tipo descuento|tipo di sconto|tipo sconto|kortingstype|type korting|soort korting|typ rabatu|rodzaj rabatu|tipo de desconto|tipo desconto',
  variantSurcharge:
    'surcharge|price surcharge|variant surcharge|option surcharge|impact on price|price impact|price impact tax excl|price modifier|option price modifier|price adjustment|price adjuster|variant price adjustment|price difference|variant price difference|extra price|price extra|additional price|' +
    'aufpreis|preisaufschlag|aufschlag|mehrpreis|auswirkung auf den preis|preisauswirkung|impact sur le prix|impact prix|supplément|supplément de prix|impacto en el precio|impacto sobre el precio|recargo|impatto sul prezzo|sovrapprezzo|impact op prijs|invloed op de prijs|toeslag|meerprijs|wpływ na cenę|dopłata|impacto no preço|acréscimo|sobretaxa',
  saleFrom:
    'discount from|discount start|discount starts|discount start date|reduction from|rabatt von|rabatt ab|rabatt beginn|remise à partir du|remise du|remise à partir de|réduction à partir du|descuento desde|descuento desde el|descuento de|sconto da|sconto dal|sconto valido da|korting vanaf|korting van|rabat od|rabat od dnia|desconto de|desconto a partir de|desconto desde',
  saleUntil:
    'discount to|discount until|discount end|discount ends|discount end date|reduction to|rabatt bis|rabatt ende|remise jusqu au|remise au|réduction jusqu au|descuento hasta|descuento hasta el|sconto a|sconto al|sconto fino a|sconto valido fino a|korting tot|korting t m|rabat do|rabat do dnia|desconto até|desconto para',
};
