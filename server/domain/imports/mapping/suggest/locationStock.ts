import { parseStock } from '../../cells/stockText';
import { ValueProblem } from '#server/domain/ownLayout/valueProblem';
import { headerKey } from '#server/records/headerKey';
import { suggest, type ColumnSuggestion } from './columnFields';
import { hasQualifier } from '../headers/qualifiers';
import { getSampleValues, type TableSample } from '../tableSample';

/** The stock of one place, such as `inventory_Harbour_Store` and `Current Quantity Harbour Street`. */
const AT_LOCATION =
  /^(current |available )?(stock|inventory|quantity|qty|in stock|on hand|bestand|lagerbestand) (?!\d)/;

/** Other numbers about stock. */
const OTHER =
  /\b(alert|low|min|minimum|max|maximum|level|threshold|reorder|restock|policy|tracking|tracked|status|unit|of|per|reserved|incoming|committed|unavailable|sold|days?)\b/;

const isCount = (text: string) => {
  const count = parseStock(text);
  return !(count instanceof ValueProblem) && count !== null;
};

/** Suggests the stock for the columns of single places, which an import adds up, if no other column has the stock. */
export function suggestLocationStock(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
  sample: TableSample,
): (ColumnSuggestion | null)[] {
  if (suggestions.some((known) => /^(variantS|s)tock$/.test(known?.target ?? ''))) return [...suggestions];
  return suggestions.map((known, column) => {
    const key = headerKey(columns[column] ?? '');
    if (known?.target || !AT_LOCATION.test(key) || OTHER.test(key) || hasQualifier(key, 'stock')) return known;
    const values = getSampleValues(sample, column);
    return values.length && values.every(isCount) ? suggest('stock', 'LIKELY', 'HEADER_AND_VALUES') : known;
  });
}

/** Headers of the place where stock is, in the languages of files that are read. */
const PLACE =
  /^(inventory |stock |store )?(location|warehouse|store|branch|outlet)( name| code| id)?$|^(lager|lagerort|lagerplatz|standort|filiale|entrepôt|dépôt|magasin|emplacement|almacén|almacen|tienda|ubicación|armazém|armazem|loja|depósito|magazzino|negozio|ubicazione|magazijn|locatie|filiaal|magazyn|sklep)( name| code| id)?$/;

/** Returns the index of the column with the place of each row; -1 if there is none. */
export function findPlace(columns: readonly string[]): number {
  return columns.findIndex((column) => PLACE.test(headerKey(column)));
}

/** Leaves out the column with the place of each row if an item has rows for several places, whose stock is added up. */
export function leaveOutPlace(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
  { rows }: TableSample,
): (ColumnSuggestion | null)[] {
  const at = (pattern: RegExp) => suggestions.findIndex((known) => pattern.test(known?.target ?? ''));
  const place = findPlace(columns);
  const sku = Math.max(at(/^variantSku$/), at(/^sku$/));
  const skus = rows.flatMap((row) => row[sku] || []);
  if (place < 0 || at(/^(variantS|s)tock$/) < 0 || new Set(skus).size === skus.length) return [...suggestions];
  return suggestions.map((known, column) => (column === place ? suggest(null, null, 'ROWS') : known));
}
