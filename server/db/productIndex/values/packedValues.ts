import { attributeCode, FIELD_CODES } from '#server/records/attributeCode';
import type { AttributeRecord, ProductRecord, ProductValueRecord } from '#server/records/products';

/** Starts what is more than one text of a product, and separates its parts. No code of a language or a channel has it. */
const MARK = '\u0001';

/** Where an entry belongs: the attributes of a product or a variant, their values, or the options of a variant. */
type Kind = 'attributes' | 'values' | 'options';

const KINDS: readonly Kind[] = ['attributes', 'values', 'options'];

/** Returns a text with its place. The text comes last, after its length, because it can have any characters. */
const toEntry = (kind: Kind, variant: number, text: string, locale = '', channel = '') =>
  `${KINDS.indexOf(kind)}${MARK}${variant}${MARK}${locale}${MARK}${channel}${MARK}${text.length}${MARK}${text}`;

/**
 * Returns what the product and its variants have of each attribute as one text, by code. That of a product that has one
 * text of it, as most do, is this text.
 */
export function packValues({ attributes, values, variants }: ProductRecord): Map<string, string> {
  const packed = new Map<string, string>();
  const start = `${MARK}${variants.length}${MARK}`;
  const add = (code: string, entry: string) => {
    const known = packed.get(code);
    if (known === undefined) packed.set(code, start + entry);
    else packed.set(code, (known.startsWith(MARK) ? known : start + toEntry('attributes', -1, known)) + entry);
  };
  const addPairs = (kind: Kind, pairs: readonly AttributeRecord[] = [], variant = -1) => {
    for (const { name, value } of pairs) {
      const code = attributeCode(name);
      const isOneText = variant === -1 && !packed.has(code) && !value.startsWith(MARK);
      if (isOneText) packed.set(code, value);
      else add(code, toEntry(kind, variant, value));
    }
  };
  const addScoped = (scoped: readonly ProductValueRecord[] = [], variant = -1) => {
    for (const { attribute, locale, channel, text } of scoped) {
      if (!FIELD_CODES.has(attribute)) add(attribute, toEntry('values', variant, text, locale, channel));
    }
  };
  addPairs('attributes', attributes);
  addScoped(values);
  variants.forEach((variant, at) => {
    addPairs('options', variant.options, at);
    addPairs('attributes', variant.attributes, at);
    addScoped(variant.values, at);
  });
  return packed;
}

const createPart = () => ({
  attributes: [] as AttributeRecord[],
  values: [] as ProductValueRecord[],
  options: [] as AttributeRecord[],
});

/** Returns a product that has nothing but the packed values of the attribute, and its variants if they have any. */
export function unpackValues(code: string, packed: string): ProductRecord {
  const product = createPart();
  const variants: ReturnType<typeof createPart>[] = [];
  if (packed.startsWith(MARK)) {
    let at = MARK.length;
    const next = () => {
      const end = packed.indexOf(MARK, at);
      const text = packed.slice(at, end);
      at = end + MARK.length;
      return text;
    };
    for (let count = Number(next()); count > 0; count--) variants.push(createPart());
    while (at < packed.length) {
      const kind = KINDS[Number(next())]!;
      const part = variants[Number(next())] ?? product;
      const [locale, channel, length] = [next(), next(), Number(next())];
      const text = packed.slice(at, at + length);
      at += length;
      if (kind === 'values') {
        part.values.push({ attribute: code, text, ...(locale && { locale }), ...(channel && { channel }) });
      } else part[kind].push({ name: code, value: text });
    }
  } else product.attributes.push({ name: code, value: packed });
  // Readers of the attribute use nothing else, see `ValueReading`.
  return { ...product, variants } as unknown as ProductRecord;
}
