import { attributeCode, FIELD_CODES } from '#server/records/attributeCode';
import type { AttributeRecord, ProductRecord, ProductValueRecord } from '#server/records/products';
import type { ValueReading } from '../../store';

/** Starts what is more than one text of a product, and separates its parts. No code of a language or a channel has it. */
const MARK = '\u0001';

const [MARK_CODE, ZERO] = [0x01, 0x30];

/** Where an entry belongs: the attributes of a product or a variant, their values, or the options of a variant. */
type Kind = 'attributes' | 'values' | 'options';

const KINDS: readonly Kind[] = ['attributes', 'values', 'options'];

/**
 * Returns a text with its place: the number of the variant from 1 on, 0 for the product. The text comes last, after its
 * length, because it can have any characters.
 */
const toEntry = (kind: Kind, variant: number, text: string, locale = '', channel = '') =>
  `${KINDS.indexOf(kind)}${MARK}${variant + 1}${MARK}${locale}${MARK}${channel}${MARK}${text.length}${MARK}${text}`;

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

/**
 * Returns a product that has nothing but the packed values of the attribute that the reading can be made of, and its
 * variants if they have any.
 */
export function unpackValues(
  code: string,
  packed: string,
  reading: Pick<ValueReading, 'locale' | 'channel' | 'isOfAll'>,
): ProductRecord {
  // More general languages are prefixes, which tells faster than looking them up.
  const isRead = (locale: string, channel: string) =>
    reading.isOfAll ||
    ((locale === '' || reading.locale?.startsWith(locale)) && (channel === '' || channel === reading.channel));
  const product = createPart();
  const variants: ReturnType<typeof createPart>[] = [];
  if (packed.startsWith(MARK)) {
    let at = MARK.length;
    const next = () => {
      const start = at;
      while (packed.charCodeAt(at) !== MARK_CODE) at++;
      return packed.slice(start, at++);
    };
    /** Takes a third of the time of `Number(next())`; there are three in each entry. */
    const nextNumber = () => {
      let number = 0;
      for (let digit = packed.charCodeAt(at++); digit !== MARK_CODE; digit = packed.charCodeAt(at++)) {
        number = number * 10 + digit - ZERO;
      }
      return number;
    };
    for (let count = nextNumber(); count > 0; count--) variants.push(createPart());
    while (at < packed.length) {
      const kind = KINDS[nextNumber()]!;
      const part = variants[nextNumber() - 1] ?? product;
      const locale = next();
      const channel = next();
      const length = nextNumber();
      const start = at;
      at += length;
      if (kind === 'values' && !isRead(locale, channel)) continue;
      const text = packed.slice(start, at);
      if (kind === 'values') {
        const value: ProductValueRecord = { attribute: code, text };
        if (locale) value.locale = locale;
        if (channel) value.channel = channel;
        part.values.push(value);
      } else part[kind].push({ name: code, value: text });
    }
  } else product.attributes.push({ name: code, value: packed });
  // Readers of the attribute use nothing else, see `ValueReading`.
  return { attributes: product.attributes, values: product.values, variants } as unknown as ProductRecord;
}
