import { say } from '#server/records/sentence';
import type { Availability } from '#server/types.generated';
import { createWordReader, parseBoolean } from '../../texts/booleanText';
import { shown } from '../../validation/finding';
import { ValueProblem } from '../../ownLayout/valueProblem';

/**
 * The words of shop systems in English, and in the other languages that files are read in. Goods made to order are sold
 * like goods on backorder.
 */
const readWord = createWordReader<Availability>([
  [
    'IN_STOCK',
    'in stock|available|limited availability|online only|in store only|low stock|instock',
    'auf lager|an lager|am lager|lagernd|vorrätig|lieferbar|sofort lieferbar|verfügbar|sofort verfügbar',
    'en stock|disponible|disponible immédiatement|disponible en stock',
    'en existencia|en existencias|hay existencias|disponible en almacén',
    'disponibile|in magazzino|a magazzino|disponibilità immediata|disponibile in magazzino',
    'disponível|em stock|em estoque|em armazém',
    'op voorraad|uit voorraad leverbaar|voorradig|leverbaar|beschikbaar',
    'dostępny|dostępna|dostępne|w magazynie|na stanie|na magazynie|od ręki',
    'в наличии|есть|есть в наличии|на складе',
    'i lager|finns i lager|på lager|varastossa|saatavilla|skladem|na skladě|stokta|stokta var|raktáron|în stoc',
  ],
  [
    'OUT_OF_STOCK',
    'out of stock|sold out|unavailable|not available|discontinued|not in stock|not stocked|outofstock',
    'ausverkauft|nicht auf lager|nicht am lager|nicht vorrätig|nicht lieferbar|nicht verfügbar|vergriffen',
    'épuisé|épuisée|en rupture|rupture|en rupture de stock|rupture de stock|hors stock|indisponible|non disponible',
    'agotado|agotada|sin stock|sin existencias|no disponible|fuera de stock|no hay existencias',
    'esaurito|esaurita|non disponibile|non in magazzino|non in stock',
    'esgotado|esgotada|sem stock|sem estoque|indisponível|não disponível|fora de estoque',
    'uitverkocht|niet op voorraad|niet voorradig|niet leverbaar|niet beschikbaar',
    'wyprzedany|wyprzedana|wyprzedane|niedostępny|niedostępna|niedostępne|brak|brak w magazynie|brak na stanie',
    'нет в наличии|отсутствует|распродано|недоступен',
    'slutsåld|slut|slut i lager|ej i lager|udsolgt|ikke på lager|utsolgt|loppu|loppuunmyyty|ei varastossa|vyprodáno|není skladem|tükendi|stokta yok|elfogyott|nincs raktáron|stoc epuizat|indisponibil',
  ],
  [
    'BACKORDER',
    'backorder|on backorder|backordered|available for order|made to order|on order',
    'nachbestellbar|nachbestellt|lieferrückstand|auf bestellung|auf anfrage bestellbar',
    'sur commande|en réapprovisionnement|en cours de réapprovisionnement',
    'bajo pedido|por encargo|en reposición',
    'su ordinazione|ordinabile|in riassortimento',
    'sob encomenda|por encomenda|em reposição',
    'nabestelling|in nabestelling|op bestelling|in backorder',
    'na zamówienie',
    'под заказ|beställningsvara|bestillingsvare|tilaustuote|na objednávku',
  ],
  [
    'PREORDER',
    'preorder|pre sale|presale|coming soon|pre ordering',
    'vorbestellbar|vorbestellung|vorverkauf|demnächst|demnächst verfügbar',
    'précommande|en précommande|pré commande|prochainement|bientôt disponible',
    'preventa|en preventa|prepedido|próximamente|preorden',
    'prevendita|in prevendita|preordine|in preordine|prossimamente',
    'pré venda|em pré venda|pré encomenda|brevemente|em breve',
    'voorbestelling|voorbestellen|binnenkort|binnenkort leverbaar|in voorverkoop',
    'przedsprzedaż|w przedsprzedaży|wkrótce|zapowiedź',
    'предзаказ|скоро|förbeställning|forudbestilling|forhåndsbestilling|ennakkotilaus|předobjednávka',
  ],
]);

/**
 * The availability for a word of any shop system in any language, such as `in_stock` and `ausverkauft`; null for
 * others.
 */
export function readAvailabilityWord(text: string): Availability | null {
  return readWord(text.replace(/^https?:\/\/schema\.org\//i, ''));
}

/** The availability for a value of any shop system, such as `in_stock`, `onbackorder`, `ja` or `1`. */
export function parseAvailability(text: string): Availability | ValueProblem {
  if (/^-?\d+$/.test(text)) return Number(text) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK';
  const word = readAvailabilityWord(text);
  if (word) return word;
  const isAvailable = parseBoolean(text);
  if (isAvailable !== null) return isAvailable ? 'IN_STOCK' : 'OUT_OF_STOCK';
  return new ValueProblem(
    'AVAILABILITY_UNKNOWN',
    'TYPE',
    say`“${shown(text)}” isn’t a valid availability.`,
    say`Enter in_stock, out_of_stock, backorder, or preorder.`,
  );
}

const readPolicy = createWordReader<boolean>([
  [
    true,
    '2|continue|notify|allow|allowed|allow notify|yes notify|do not deny',
    'erlaubt|erlauben|zulassen|ja mit benachrichtigung|autorisé|autoriser|permitido|permitir|consentito|consenti|toegestaan|toestaan|dozwolone|dozwolony',
  ],
  [
    false,
    'deny|denied|no backorders|not allowed|do not allow',
    'nicht erlaubt|nicht erlauben|refusé|refuser|non autorisé|no permitido|no permitir|non consentito|não permitido|não permitir|niet toegestaan|niet toestaan|niedozwolone',
  ],
]);

/** Whether a value means that sold-out products can be ordered, such as Shopify's `continue` and Magento's 1 and 2. */
export function parseBackorders(text: string): boolean | ValueProblem {
  return (
    readPolicy(text) ??
    parseBoolean(text) ??
    new ValueProblem(
      'BACKORDERS_UNKNOWN',
      'TYPE',
      say`“${shown(text)}” doesn’t say whether sold-out products can be ordered.`,
      say`Enter yes or no.`,
    )
  );
}
