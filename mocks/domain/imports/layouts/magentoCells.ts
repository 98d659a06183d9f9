import type { AttributeRecord } from '../../../records/products';

/** A simple product that a configurable one names, with what sets it apart. */
export interface Variation {
  sku: string;
  options: AttributeRecord[];
}

/** Pairs that Magento keeps for itself. */
const INTERNAL = new Set(['has_options', 'required_options']);

/** The value without the quotes that some exports put around it. */
const unquoted = (value: string) =>
  value.includes('"') ? value.replace(/^"(.*)"$/, '$1').replaceAll('""', '"') : value;

const pairsOf = (text: string): AttributeRecord[] => {
  const pairs: AttributeRecord[] = [];
  for (const part of text.split(',')) {
    const equals = part.indexOf('=');
    const last = pairs.at(-1);
    // Values may hold commas: what has no name goes on with the value before it.
    if (equals > 0) pairs.push({ name: part.slice(0, equals).trim(), value: part.slice(equals + 1) });
    else if (last) last.value += `,${part}`;
  }
  return pairs.map(({ name, value }) => ({ name: name.replace(/^"/, ''), value: unquoted(value.trim()) }));
};

/** The pairs of a cell of additional attributes: `material=Wool,climate=Cool|Windy`. */
export const attributePairs = (text: string): AttributeRecord[] =>
  pairsOf(text).filter(({ name, value }) => value !== '' && !INTERNAL.has(name));

/** The variations of a configurable product: `sku=A-XS,size=XS|sku=A-S,size=S`. */
export const variationsOf = (text: string): Variation[] =>
  text === ''
    ? []
    : text.split('|').flatMap((entry) => {
        const pairs = pairsOf(entry);
        const sku = pairs.find(({ name }) => name === 'sku')?.value;
        return sku ? [{ sku, options: pairs.filter(({ name, value }) => name !== 'sku' && value !== '') }] : [];
      });
