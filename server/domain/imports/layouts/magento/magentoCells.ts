import type { AttributeRecord } from '#server/records/products';

/** A simple product referenced by a configurable one, with the options that distinguish it. */
export interface Variation {
  sku: string;
  options: AttributeRecord[];
}

/** Pairs for Magento's internal use. */
const INTERNAL = new Set(['has_options', 'required_options']);

/** The value without the quotes that some exports add. */
const unquoted = (value: string) =>
  value.includes('"') ? value.replace(/^"(.*)"$/, '$1').replaceAll('""', '"') : value;

const getPairs = (text: string): AttributeRecord[] => {
  const pairs: AttributeRecord[] = [];
  for (const part of text.split(',')) {
    const equals = part.indexOf('=');
    const last = pairs.at(-1);
    // Values can contain commas: a part without a name continues the previous value.
    if (equals > 0) pairs.push({ name: part.slice(0, equals).trim(), value: part.slice(equals + 1) });
    else if (last) last.value += `,${part}`;
  }
  return pairs.map(({ name, value }) => ({ name: name.replace(/^"/, ''), value: unquoted(value.trim()) }));
};

/** The pairs in a cell of additional attributes: `material=Wool,climate=Cool|Windy`, with lists separated by commas. */
export function attributePairs(text: string): AttributeRecord[] {
  return getPairs(text)
    .filter(({ name, value }) => value !== '' && !INTERNAL.has(name))
    .map(({ name, value }) => ({ name, value: value.split('|').join(', ') }));
}

/** The variations of a configurable product: `sku=A-XS,size=XS|sku=A-S,size=S`. */
export function getVariations(text: string): Variation[] {
  return text === ''
    ? []
    : text.split('|').flatMap((entry) => {
        const pairs = getPairs(entry);
        const sku = pairs.find(({ name }) => name === 'sku')?.value;
        return sku ? [{ sku, options: pairs.filter(({ name, value }) => name !== 'sku' && value !== '') }] : [];
      });
}
