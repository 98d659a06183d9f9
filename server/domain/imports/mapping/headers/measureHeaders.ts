import { splitCamel } from '#server/records/headerKey';
import { wordKey } from '#server/domain/texts/booleanText';
import { parseUnit } from '#server/domain/validation/valueText';

/** The system attributes that are measured, by the words of their headers in the languages that files are read in. */
const MEASURES = {
  Weight: 'weight|weight value|gewicht|paketgewicht|versandgewicht|produktgewicht|artikelgewicht|poids|peso|waga',
  Length:
    'length|depth|länge|tiefe|paketlänge|pakettiefe|longueur|profondeur|comprimento|profundidade|longitud|largo|profundidad|lunghezza|profondità|lengte|diepte|długość|głębokość',
  Width: 'width|breite|paketbreite|largeur|largura|ancho|anchura|larghezza|breedte|szerokość',
  Height: 'height|höhe|pakethöhe|hauteur|altura|alto|altezza|hoogte|wysokość',
} as const;

/** A measured system attribute, by its name in English. */
export type Measure = keyof typeof MEASURES;

const UNIT_WORDS = 'unit|units|uom|unit of measure|measure unit|einheit|unité|unidade|unidad|unità|eenheid|jednostka';

/** Words for the unit of a weight or of dimensions in one word. */
const UNIT_NAMES = { Weight: 'gewichtseinheit|gewichtseenheid', Length: 'maßeinheit|längeneinheit|lengte-eenheid' };

const DIMENSIONS =
  'dimension|dimensions|size|abmessung|abmessungen|maße|dimensiones|dimensões|dimensioni|afmeting|afmetingen|wymiary';

const toWords = (header: string) =>
  splitCamel(header)
    .split(/[^\p{L}\p{N}"″'′]+/u)
    .map(wordKey)
    .filter(Boolean);

const toKeys = (words: string) => words.split('|').map((word) => toWords(word).join(' '));

const MEASURE_OF = new Map(
  Object.entries(MEASURES).flatMap(([measure, words]) =>
    toKeys(words).map((key) => [key, measure as Measure] as const),
  ),
);
const UNITS = new Set(toKeys(UNIT_WORDS));
const UNIT_OF = new Map<string, 'WEIGHT' | 'LENGTH'>([
  ...toKeys(UNIT_NAMES.Weight).map((key) => [key, 'WEIGHT'] as const),
  ...[...toKeys(UNIT_NAMES.Length), ...toKeys(DIMENSIONS)].map((key) => [key, 'LENGTH'] as const),
  ...[...MEASURE_OF].map(([key, measure]) => [key, measure === 'Weight' ? 'WEIGHT' : 'LENGTH'] as const),
]);

/** Words that say whose measure it is. */
const OWNERS = new Set(
  toWords(
    'product variant item package artikel paket produkt produit colis producto paquete produto pacote prodotto pacco',
  ),
);

/** Words between a measure and its unit, and between a unit and its measure. */
const LINKS = new Set(toWords('in en em w de du del do da di della of for display von van'));

/** Words that say that a measure is one of several. */
const GROUPS = new Set(toKeys(DIMENSIONS));

/** Words that say which of several weights it is. */
const KINDS = new Set(
  toWords('net gross shipping netto brutto versand brut brute neto bruto líquido lordo envío expédition envio'),
);

const bare = (words: readonly string[]) => words.filter((word) => !OWNERS.has(word) && !LINKS.has(word)).join(' ');

const familyOf = (measure: Measure) => (measure === 'Weight' ? 'WEIGHT' : 'LENGTH');

/**
 * The measure that a header means, with the unit that it names: `Weight (kg)`, `weight_g`, `Gewicht in kg`,
 * `Length/mm`, `Variant Grams`; null for headers of other columns.
 */
export function readMeasureHeader(header: string): { measure: Measure; unit: string | null } | null {
  const all = toWords(header);
  const words = all.length > 1 ? all.filter((word) => !GROUPS.has(word)) : all;
  const measure = MEASURE_OF.get(bare(words));
  const last = words.at(-1) ?? '';
  const unit = parseUnit(last);
  if (measure && !(unit && words.length > 1)) return { measure, unit: null };
  const named = unit && MEASURE_OF.get(bare(words.slice(0, -1)));
  if (unit && named && unit.family === familyOf(named)) return { measure: named, unit: unit.code };
  const isGrams = /^grams?$/.test(last) && bare(words.slice(0, -1)) === '';
  return isGrams ? { measure: 'Weight', unit: 'g' } : null;
}

/** What a header measures without naming a unit, also a kind of it such as the net weight; null for all others. */
export function readMeasureFamily(header: string): 'WEIGHT' | 'LENGTH' | null {
  const measure = MEASURE_OF.get(bare(toWords(header).filter((word) => !GROUPS.has(word) && !KINDS.has(word))));
  return measure ? familyOf(measure) : null;
}

/**
 * What the units in a column with this header are of, such as `weight_unit` and `Dimension UOM`; null for other
 * columns.
 */
export function readUnitHeader(header: string): 'WEIGHT' | 'LENGTH' | null {
  const words = toWords(header);
  const alone = UNIT_OF.get(bare(words));
  if (alone && [...toKeys(UNIT_NAMES.Weight), ...toKeys(UNIT_NAMES.Length)].includes(bare(words))) return alone;
  const isUnit = words.some((word) => UNITS.has(word));
  return isUnit ? (UNIT_OF.get(bare(words.filter((word) => !UNITS.has(word) && word !== 'measure'))) ?? null) : null;
}
