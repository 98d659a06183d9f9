import type { UnitFamily } from '../types.generated';

/** A unit of measurement. A number times `factor`, plus `offset`, is the number in the base unit of the family. */
export interface UnitRecord {
  /** As it is written after a number. */
  code: string;
  family: UnitFamily;
  factor: number;
  offset?: number;
  /** Other spellings in files, and other words in the languages that files are read in, in lowercase. */
  aliases: readonly string[];
}

/**
 * The units by family, the base unit (factor 1) and the smaller ones first. Sources: SI, and NIST SP 811, appendix B.
 */
export const UNITS: readonly UnitRecord[] = [
  {
    code: 'mm',
    family: 'LENGTH',
    factor: 0.001,
    aliases: [
      'millimeter',
      'millimeters',
      'millimetre',
      'millimetres',
      'millimètre',
      'millimètres',
      'milímetro',
      'milímetros',
      'millimetro',
      'millimetri',
      'milimetr',
      'milimetry',
    ],
  },
  {
    code: 'cm',
    family: 'LENGTH',
    factor: 0.01,
    aliases: [
      'centimeter',
      'centimeters',
      'centimetre',
      'centimetres',
      'zentimeter',
      'centimètre',
      'centimètres',
      'centímetro',
      'centímetros',
      'centimetro',
      'centimetri',
      'centymetr',
      'centymetry',
    ],
  },
  {
    code: 'm',
    family: 'LENGTH',
    factor: 1,
    aliases: ['meter', 'meters', 'metre', 'metres', 'mètre', 'mètres', 'metro', 'metros', 'metri', 'metr', 'metry'],
  },
  { code: 'km', family: 'LENGTH', factor: 1000, aliases: ['kilometer', 'kilometers', 'kilometre', 'kilometres'] },
  {
    code: 'in',
    family: 'LENGTH',
    factor: 0.0254,
    aliases: [
      'inch',
      'inches',
      '"',
      '″',
      'zoll',
      'pouce',
      'pouces',
      'pulgada',
      'pulgadas',
      'polegada',
      'polegadas',
      'pollice',
      'pollici',
      'duim',
      'cale',
    ],
  },
  { code: 'ft', family: 'LENGTH', factor: 0.3048, aliases: ['foot', 'feet', "'", '′'] },
  { code: 'mg', family: 'WEIGHT', factor: 0.000001, aliases: ['milligram', 'milligrams'] },
  {
    code: 'g',
    family: 'WEIGHT',
    factor: 0.001,
    aliases: [
      'gr',
      'gram',
      'grams',
      'gramm',
      'gramme',
      'grammes',
      'gramo',
      'gramos',
      'grama',
      'gramas',
      'grammo',
      'grammi',
      'gramy',
    ],
  },
  {
    code: 'kg',
    family: 'WEIGHT',
    factor: 1,
    aliases: [
      'kgs',
      'kilo',
      'kilos',
      'kilogram',
      'kilograms',
      'kilogramm',
      'kilogramme',
      'kilogrammes',
      'kilogramo',
      'kilogramos',
      'quilo',
      'quilos',
      'quilograma',
      'quilogramas',
      'chilo',
      'chilogrammo',
      'chilogrammi',
      'kilogramy',
    ],
  },
  { code: 't', family: 'WEIGHT', factor: 1000, aliases: ['tonne', 'tonnes'] },
  {
    code: 'oz',
    family: 'WEIGHT',
    factor: 0.028349523125,
    aliases: [
      'ounce',
      'ounces',
      'unze',
      'unzen',
      'once',
      'onces',
      'onza',
      'onzas',
      'onça',
      'onças',
      'oncia',
      'uncja',
      'uncje',
    ],
  },
  {
    code: 'lb',
    family: 'WEIGHT',
    factor: 0.45359237,
    aliases: ['lbs', 'pound', 'pounds', 'libra', 'libras', 'libbra', 'libbre', 'funt', 'funty'],
  },
  { code: 'ml', family: 'VOLUME', factor: 0.001, aliases: ['milliliter', 'milliliters', 'millilitre', 'millilitres'] },
  { code: 'cl', family: 'VOLUME', factor: 0.01, aliases: ['centiliter', 'centiliters', 'centilitre', 'centilitres'] },
  { code: 'l', family: 'VOLUME', factor: 1, aliases: ['liter', 'liters', 'litre', 'litres', 'ltr'] },
  { code: 'm³', family: 'VOLUME', factor: 1000, aliases: ['m3', 'cbm', 'cubic meter', 'cubic meters'] },
  {
    code: 'fl oz',
    family: 'VOLUME',
    factor: 0.0295735295625,
    aliases: ['fl. oz', 'fl. oz.', 'fluid ounce', 'fluid ounces'],
  },
  { code: 'gal', family: 'VOLUME', factor: 3.785411784, aliases: ['gallon', 'gallons'] },
  { code: 'cm²', family: 'AREA', factor: 0.0001, aliases: ['cm2', 'sq cm', 'square centimeter', 'square centimeters'] },
  { code: 'm²', family: 'AREA', factor: 1, aliases: ['m2', 'sqm', 'sq m', 'qm', 'square meter', 'square meters'] },
  { code: 'ha', family: 'AREA', factor: 10_000, aliases: ['hectare', 'hectares'] },
  { code: 'sq in', family: 'AREA', factor: 0.00064516, aliases: ['in²', 'in2', 'square inch', 'square inches'] },
  { code: 'sq ft', family: 'AREA', factor: 0.09290304, aliases: ['ft²', 'ft2', 'square foot', 'square feet'] },
  { code: 'mW', family: 'POWER', factor: 0.001, aliases: [] },
  { code: 'W', family: 'POWER', factor: 1, aliases: ['watt', 'watts'] },
  { code: 'kW', family: 'POWER', factor: 1000, aliases: ['kilowatt', 'kilowatts'] },
  { code: 'hp', family: 'POWER', factor: 745.69987158227022, aliases: ['horsepower'] },
  { code: '°C', family: 'TEMPERATURE', factor: 1, aliases: ['c', 'celsius', 'deg c', '℃'] },
  { code: '°F', family: 'TEMPERATURE', factor: 5 / 9, offset: -160 / 9, aliases: ['f', 'fahrenheit', 'deg f', '℉'] },
  { code: 'K', family: 'TEMPERATURE', factor: 1, offset: -273.15, aliases: ['kelvin'] },
];

/** Returns the units of the family. */
export function getUnits(family: UnitFamily | null): UnitRecord[] {
  return UNITS.filter((unit) => unit.family === family);
}
