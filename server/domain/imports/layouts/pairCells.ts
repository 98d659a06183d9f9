import type { AttributeRecord } from '#server/records/products';
import { decodePairs } from '../../ownLayout/listCells';
import { distinct } from '../formats/dialect';
import type { SourceRow } from '../formats/source';
import { findPairs } from '../mapping/pairColumns';
import type { CellReader, CellValue } from '../cells/cellReader';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { textOn } from './rowKeys';

/** One option in a cell that lists the parts of each: `Type=Rectangle|Name=Size|Value=S`. */
const NAME_AND_VALUE = /(?:^|\|)Name=([^|]*)\|Value=([^|]*)/g;

/** A color in front of its name, as in `#ffffff:White`. */
const COLOR_CODE = /^#[\da-f]{3,8}:(?=.)/i;

/** The position behind an attribute's value, as in `Material:Oak:1`. Times and ratios have no letter. */
const POSITION = /(?<=\p{L}[^:]*):\d+(:[01])?$/u;

/** A value with the type of its attribute around it, as in `Material: S[Oak]`. */
const TYPED = /^[A-Z]\[(.*)\]$/;

/** Options in the name of a variant, as in `[S]Size=M,[RB]Color=Red`. */
const IN_NAME = /\[\w{1,3}\]([^=,]+)=([^,[]*)/g;

/** The options in the name of a variant; empty for plain names. */
export function parseNamedOptions(name: string): AttributeRecord[] {
  return name.startsWith('[')
    ? [...name.matchAll(IN_NAME)].map(([, option = '', value = '']) => ({ name: option.trim(), value: value.trim() }))
    : [];
}

/** The pairs in a cell of any system: `Size=S|Color=Red`, `Size: S, Color: Red` and similar. */
function parsePairs(text: string): AttributeRecord[] {
  const named = [...text.matchAll(NAME_AND_VALUE)].map(([, name = '', value = '']) => ({ name, value }));
  if (named.length) return named;
  if (/^default$/i.test(text)) return [];
  if (/[=\\]/.test(text)) return decodePairs(text);
  const parts = distinct(text.split(/[|;\n]|,\s*(?=[^,:]+:)/));
  if (!parts.every((part) => /^[^:]+:\s*\S/.test(part))) return decodePairs(text);
  return parts.map((part) => {
    const colon = part.indexOf(':');
    const value = part
      .slice(colon + 1)
      .replace(POSITION, '')
      .trim();
    return { name: part.slice(0, colon).trim(), value: value.replace(TYPED, '$1') };
  });
}

/** The pairs in a cell value, which can be split already. */
export function pairsOf(value: CellValue): AttributeRecord[] {
  return (typeof value === 'string' ? [value] : value).flatMap(parsePairs);
}

/** The type of an attribute in PrestaShop, with its position: `Color:color:0`. */
const NAME_TYPE = /:(?:select|radio|color)(?::\d+)?$/i;

/** The entries of a list. Values can have commas, unless each ends with its position. */
const splitEntries = (text: string) =>
  distinct(/:\d+\s*(?:,|$)/.test(text) ? text.split(/(?<=:\d+)\s*,/) : text.split(/[,;|]/));

/** Several options of a cell with their names and one with as many values; one option if they are not as many. */
const splitPairs = ({ name, value }: AttributeRecord): AttributeRecord[] => {
  const names = splitEntries(name);
  const values = splitEntries(value);
  if (names.length !== values.length || (names.length < 2 && !NAME_TYPE.test(name))) return [{ name, value }];
  return names.map((entry, index) => ({
    name: entry.replace(NAME_TYPE, '').trim(),
    value: (values[index] ?? '').replace(/:\d+$/, '').trim(),
  }));
};

/**
 * Reads pairs of columns, one with the name and one with the value, and whole pairs in the other columns. A name can be
 * on the first row of a product only. Null if no two of the columns are a pair.
 */
export function createPairReader(readers: readonly CellReader[]) {
  const pairs = findPairs(readers.map(({ column }) => column));
  if (!pairs.length) return null;
  const used = new Set(pairs.flatMap(({ name, value }) => [name, value]));
  const others = readers.filter((_, index) => !used.has(index));
  const only = (index: number) => readers.slice(index, index + 1);
  return (row: SourceRow, first: SourceRow | undefined): AttributeRecord[] => [
    ...pairs.flatMap(({ name: nameAt, value: valueAt, isListed }, index) => {
      const value = textOn(row, only(valueAt));
      const name = textOn(row, only(nameAt)) || (first && textOn(first, only(nameAt))) || `Option ${index + 1}`;
      if (!value || value === 'Default Title') return [];
      const pair = { name, value: value.replace(COLOR_CODE, '') };
      return isListed ? splitPairs(pair) : [pair];
    }),
    ...others.flatMap(({ read }) => {
      const value = read(row.cells);
      return value instanceof ValueProblem || !value.length ? [] : pairsOf(value);
    }),
  ];
}
