import { say } from '../../../records/sentence';
import type { Availability } from '../../../types.generated';
import { shown } from '../../validation/finding';
import { ValueProblem } from './valueProblem';

const WORDS: readonly (readonly [Availability, string])[] = [
  [
    'IN_STOCK',
    'instock available limitedavailability onlineonly yes y true ja oui sim sí enstock lieferbar verfügbar disponible disponível auflager',
  ],
  [
    'OUT_OF_STOCK',
    'outofstock soldout unavailable notavailable discontinued no n false nein non não nao épuisé esgotado agotado ausverkauft nichtlieferbar',
  ],
  ['BACKORDER', 'backorder onbackorder backordered availablefororder'],
  ['PREORDER', 'preorder presale comingsoon'],
];

const AVAILABILITY_OF = new Map(
  WORDS.flatMap(([availability, words]) => words.split(' ').map((word) => [word, availability] as const)),
);

/** The availability for a value of any shop system, such as `in_stock`, `onbackorder` or `1`. */
export function parseAvailability(text: string): Availability | ValueProblem {
  if (/^-?\d+$/.test(text)) return Number(text) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK';
  const word = text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
  return (
    AVAILABILITY_OF.get(word) ??
    new ValueProblem(
      'AVAILABILITY_UNKNOWN',
      'TYPE',
      say`“${shown(text)}” isn’t a valid availability.`,
      say`Enter in_stock, out_of_stock, backorder, or preorder.`,
    )
  );
}

/** Whether a value means that sold-out products can be ordered, such as Shopify's `continue` and Magento's 1 and 2. */
export function isBackorderAllowed(text: string): boolean {
  return /^(1|2|y|yes|true|continue|notify|allow|allowed)$/i.test(text.trim());
}
