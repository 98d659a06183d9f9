import { isInternalName } from '#server/domain/attributes/internalWords';
import { getHeaderMeaning } from '../columnMeaning';
import type { PairColumns } from '../pairColumns';
import { OF_VARIANT, suggest, type ColumnSuggestion } from './columnFields';

/** The SKU of the product in PrestaShop’s file of combinations, whose own one is under “Reference”. */
const PRODUCT_REFERENCE =
  /\b(?:product|article) reference\b|\bproduct[- ]?ref|référence (?:du )?produit|produkt-?(?:referenz|nummer)|artikelreferenz|referencia (?:del )?producto|riferimento (?:del )?prodotto|productreferentie|indeks produktu|referência (?:do )?produto/i;

/** Fields of a row that is about a variant of a product in another file. */
const KEPT = /^(?:externalReference|parent|slug|options|option:.*|variant\w*(?::\w+)?|currency|action)$/;

/**
 * Whether each row is a combination of attributes of a product, which is in another file and is named by its ID or
 * reference only.
 */
export function hasCombinations(
  suggestions: readonly (Pick<ColumnSuggestion, 'target'> | null)[],
  pairs: readonly PairColumns[],
): boolean {
  const has = (target: string) => suggestions.some((known) => known?.target === target);
  return pairs.some(({ isCombination }) => isCombination) && !has('name');
}

/** Moves fields to the variants, and leaves out the others: they are not those of the product. */
export function suggestCombinations(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
): (ColumnSuggestion | null)[] {
  return suggestions.map((known, column) => {
    const header = columns[column] ?? '';
    if (PRODUCT_REFERENCE.test(header)) return suggest('sku', 'LIKELY', 'ROWS');
    const target = known?.target ?? '';
    const ofVariant = target === 'images' ? 'variantImages' : OF_VARIANT[target];
    if (known && ofVariant) return { ...known, target: ofVariant, basis: 'ROWS' };
    if (KEPT.test(target) || known?.basis === 'EMPTY' || isInternalName(header)) return known;
    return suggest(null, null, getHeaderMeaning(header) ? 'NOT_APPLIED' : 'ROWS');
  });
}
