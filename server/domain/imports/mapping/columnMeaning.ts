import { headerKey, splitCamel } from '#server/records/headerKey';
import { parseBoolean } from '../../texts/booleanText';
import { NOT_APPLIED, type Layout } from '../layout';
import { currencyColumnTarget } from './currencyColumns';
import { DISCOUNT, matchHeader } from './headers/headerMatch';
import { isActionHeader } from './headers/fieldWords';
import { readCurrencyHeader } from './headers/currencyHeader';
import { readMeasureHeader } from './headers/measureHeaders';
import { isOtherPrice } from './headers/otherPrices';
import { getUnreadLimit, isAboutMoney, isAboutVisibility, toField } from './valueChecks';
import { ATTRIBUTE } from './targets';

/** What a column says that must not be lost without a word. */
export interface ColumnMeaning {
  /** The field that the header means; null if no field can hold the values. */
  target: string | null;
  /** Whether the column is about money or about what is published, so that it is listed wherever it is not applied. */
  isListed: boolean;
  /** Whether a value is of the kind that a header without a field says; absent with a field. */
  isOfKind?: (text: string) => boolean;
  /** Whether it says what to do with values that the catalog has, which no import does. */
  isAction?: true;
  /** The share of values that must be of that kind for the column to be listed; by default, most. */
  leastShare?: number;
}

/** Without a field, so many of the values tell that the column is about what its header says. */
export const MOST = 0.6;

const MONEY_FIELDS = new Set([
  'price',
  'salePrice',
  'compareAtPrice',
  'saleFrom',
  'saleUntil',
  'discountPercent',
  'discountAmount',
  'surcharge',
  'status',
]);
const OTHER_FIELDS = new Set(['stock', 'availability', 'backorders', 'gtin', 'availableFrom', 'currency']);

/** Headers that mean one of these fields only if the values are those of the field. */
const AMBIGUOUS = /^(show|display|amount|state|estado|hide|jan|text|value)$/;

const MONEY =
  /^(prices?|preise?|prix|precios?|preços?|precos?|prezz[oi]|prijs|prijzen|cen[ay]|tarif|discounts?|rabatte?|nachlass|remise|réduction|descuento|desconto|sconto|korting|rabat|zniżka|surcharge|aufpreis|aufschlag|supplément|recargo|msrp|rrp|uvp|currency|währung|devise|moneda|moeda)$|preise?$/u;

const VISIBILITY =
  /^(visible|visibility|hidden|published|enabled|disabled|active|inactive|archived|discontinued|sichtbar|sichtbarkeit|aktiv|inaktiv|veröffentlicht|auslaufartikel|löschkennzeichen|verkaufssperre|verkaufsstopp|bestellstopp|publié|publiée|actif|activo|publicado|ativo|visível|attivo|pubblicato|visibile|actief|gepubliceerd|zichtbaar|aktywny|widoczny|opublikowany)$/u;

/** Headers of weights and dimensions, which become attributes. */
const MEASURE =
  /^(weight|gewicht|poids|peso|waga|length|länge|longueur|longitud|comprimento|lunghezza|lengte|długość|width|breite|largeur|ancho|largura|larghezza|breedte|szerokość|height|höhe|hauteur|altura|altezza|hoogte|wysokość|depth|tiefe|profondeur|profundidad|profundidade|profondità|diepte|głębokość)$/u;

/** What columns that only say where a product is listed have for all places, as WooCommerce and Magento write it. */
const EVERYWHERE = /^(visible|catalog, ?search)$/i;

const NO_MEASURE_WORDS = /^(net|gross|product|shipping|item|in|kg|g|lbs?|oz|cm|mm|m|inch|inches|value)$/;

const getField = (target: string): ColumnMeaning | null => {
  const field = toField(target);
  if (MONEY_FIELDS.has(field)) return { target, isListed: true };
  return OTHER_FIELDS.has(field) ? { target, isListed: false } : null;
};

/** What a header says about money, what is published, stock, or measures; null for all others. */
export function getHeaderMeaning(header: string): ColumnMeaning | null {
  const key = headerKey(splitCamel(header));
  if (AMBIGUOUS.test(key)) return null;
  if (isOtherPrice(header)) return { target: null, isListed: true, isOfKind: () => true };
  const [match] = matchHeader(header);
  if (match?.target === DISCOUNT) return { target: null, isListed: true, isOfKind: () => true };
  if (match?.target === 'onSale') {
    return { target: null, isListed: true, isOfKind: (text) => parseBoolean(text) !== false, leastShare: 0 };
  }
  if (match && match.fit !== 'SIMILAR') return getField(match.target);
  const measure = readMeasureHeader(header)?.measure;
  if (measure) return { target: ATTRIBUTE + measure, isListed: false };
  const words = key.split(' ').map((word) => word.replace(/\d+$/, ''));
  const measures = words.filter((word) => !NO_MEASURE_WORDS.test(word));
  if (measures.length === 1 && MEASURE.test(measures[0]!)) return { target: ATTRIBUTE + header, isListed: false };
  if (words.some((word) => MONEY.test(word))) return { target: null, isListed: true, isOfKind: isAboutMoney };
  return words.length <= 4 && words.some((word) => VISIBILITY.test(word))
    ? { target: null, isListed: true, isOfKind: isAboutVisibility }
    : null;
}

/** Like `getHeaderMeaning`, for files that no layout names: all amounts in a currency are about money. */
export function getCustomMeaning(header: string): ColumnMeaning | null {
  const meaning = getHeaderMeaning(header);
  const isAmount = meaning === null && readCurrencyHeader(header) !== null;
  return isAmount ? { target: null, isListed: true, isOfKind: isAboutMoney } : meaning;
}

/** Whether a column of a system's file says what to do with stored values, in a way that imports do not do. */
export function isOtherAction(header: string): boolean {
  return /\b(command|adjust)\b/i.test(header) && !isActionHeader(header);
}

/** What a column of the layout says about money, what is published, stock, or measures; null for all others. */
export function getColumnMeaning(layout: Layout, header: string): ColumnMeaning | null {
  const { targets, code } = layout;
  if (code === 'SHOPIFY' && isOtherAction(header)) {
    return { target: null, isListed: true, isOfKind: () => true, isAction: true };
  }
  const inCurrency = currencyColumnTarget(layout, header);
  if (inCurrency) return getField(inCurrency);
  const key = headerKey(header);
  const known = code === 'CUSTOM' ? undefined : Object.hasOwn(targets, key) ? targets[key] : layout.otherTarget(header);
  const target = known && typeof known === 'object' ? known.target : known;
  if (target === NOT_APPLIED) return { target: null, isListed: true, isOfKind: () => true };
  const meaning =
    (typeof target === 'string' ? getField(target) : null) ??
    (code === 'CUSTOM' ? getCustomMeaning(header) : getHeaderMeaning(header));
  // A column that the layout leaves out, although it can hide products from lists or from searches.
  if (known === null && meaning && (meaning.target === 'status' || meaning.isOfKind === isAboutVisibility)) {
    return { target: null, isListed: true, isOfKind: (text) => !EVERYWHERE.test(text), leastShare: 0 };
  }
  return meaning;
}

/** Whether so many of the values cannot be read that they are not those of the field that the header means. */
export function isMisread({ target }: ColumnMeaning, unreadShare: number): boolean {
  return target !== null && unreadShare > getUnreadLimit(target);
}
