import type {
  AssociationRecord,
  AttributeRecord,
  MediaRecord,
  PriceRecord,
  ProductContent,
  ProductValueRecord,
  VariantContent,
} from '#server/records/products';
import { joinWords, say, type SentenceValue } from '#server/records/sentence';
import { altTextsField } from '../../productValues/altTexts';
import { attributesField, valuesField } from '../../productValues/values';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { parseInstant } from '../cells/instantText';
import type { Availability, ProductStatus } from '#server/types.generated';
import { createFileError } from '../errors';
import { ASSOCIATION_TYPES } from '../../ownLayout/associationCells';
import { ValueProblem } from '../../ownLayout/valueProblem';

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object, not a list or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LISTS = ['attributes', 'categories', 'media', 'prices', 'variants'];

/** Whether an item has the shape of the app's own canonical JSON. */
export function isContentJson(item: JsonObject): boolean {
  return LISTS.every((key) => Array.isArray(item[key])) && isJsonObject(item['seo']) && 'sku' in item;
}

const anyOf = (values: readonly string[]) => joinWords(values, (list, word) => say`${list} or ${word}`);

/** Reads the values of one item; a missing value counts as blank. */
class JsonReader {
  constructor(
    private readonly object: JsonObject,
    private readonly item: number,
    /** Where the object is within the item. */
    private readonly path = '',
  ) {}

  wrong(key: string, expected: SentenceValue): never {
    throw createFileError(say`Item ${this.item}${`${this.path}.${key}`} must be ${expected}. Fix it and try again.`);
  }

  text(key: string): string {
    const value = this.object[key] ?? '';
    return typeof value === 'string' ? value : this.wrong(key, say`a text`);
  }

  textOrNull(key: string): string | null {
    return this.text(key) || null;
  }

  number(key: string): number {
    const value = this.object[key];
    return typeof value === 'number' ? value : this.wrong(key, say`a number`);
  }

  numberOrNull(key: string): number | null {
    return (this.object[key] ?? null) === null ? null : this.number(key);
  }

  status(): ProductStatus {
    const value = this.object['status'] ?? 'DRAFT';
    if (value === 'DRAFT' || value === 'ACTIVE' || value === 'ARCHIVED') return value;
    return this.wrong('status', say`DRAFT, ACTIVE, or ARCHIVED`);
  }

  /** One of the given values; null if missing. */
  oneOf<Value extends string>(key: string, values: readonly Value[]): Value | null {
    const value = this.object[key] ?? null;
    return value === null ? null : (values.find((known) => known === value) ?? this.wrong(key, anyOf(values)));
  }

  /** A timestamp; null if missing. */
  instant(key: string, edge: 'start' | 'end'): string | null {
    const text = this.textOrNull(key);
    const instant = text && parseInstant(text, edge);
    return instant instanceof ValueProblem ? this.wrong(key, say`an ISO 8601 date`) : instant || null;
  }

  inner(key: string): JsonReader {
    const value = this.object[key] ?? {};
    return isJsonObject(value)
      ? new JsonReader(value, this.item, `${this.path}.${key}`)
      : this.wrong(key, say`an object`);
  }

  private values(key: string): readonly unknown[] {
    const value = this.object[key] ?? [];
    return Array.isArray(value) ? value : this.wrong(key, say`a list`);
  }

  texts(key: string): string[] {
    return this.values(key).map((value, index) =>
      typeof value === 'string' ? value : this.wrong(`${key}[${index}]`, say`a text`),
    );
  }

  list<Item>(key: string, read: (reader: JsonReader) => Item): Item[] {
    return this.values(key).map((value, index) =>
      isJsonObject(value)
        ? read(new JsonReader(value, this.item, `${this.path}.${key}[${index}]`))
        : this.wrong(`${key}[${index}]`, say`an object`),
    );
  }
}

const pair = (reader: JsonReader): AttributeRecord => ({ name: reader.text('name'), value: reader.text('value') });
const localizedText = (reader: JsonReader) => ({ locale: reader.text('locale'), text: reader.text('text') });
const medium = (reader: JsonReader): MediaRecord => ({
  url: reader.text('url'),
  alt: reader.text('alt'),
  ...altTextsField(reader.list('altTexts', localizedText)),
});
const AVAILABILITIES: readonly Availability[] = ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'];
const availability = (reader: JsonReader) =>
  withoutAbsent({
    availability: reader.oneOf('availability', AVAILABILITIES),
    availableFrom: reader.textOrNull('availableFrom'),
  });
/** SIMPLE and VARIABLE are derived from the variants. */
const kind = (reader: JsonReader) => {
  const given = reader.oneOf('kind', ['SIMPLE', 'VARIABLE', 'GROUPED', 'EXTERNAL']);
  return given === 'GROUPED' || given === 'EXTERNAL' ? given : null;
};
const price = (reader: JsonReader): PriceRecord => ({
  currency: reader.text('currency'),
  amount: reader.number('amount'),
  compareAt: reader.numberOrNull('compareAt'),
  ...withoutAbsent({
    channel: reader.textOrNull('channel'),
    compareAtFrom: reader.instant('compareAtFrom', 'start'),
    compareAtUntil: reader.instant('compareAtUntil', 'end'),
  }),
});
const association = (reader: JsonReader): AssociationRecord => ({
  type: reader.oneOf('type', ASSOCIATION_TYPES) ?? reader.wrong('type', anyOf(ASSOCIATION_TYPES)),
  sku: reader.text('sku'),
  ...withoutAbsent({ quantity: reader.numberOrNull('quantity') }),
});
const value = (reader: JsonReader): ProductValueRecord => ({
  attribute: reader.text('attribute'),
  ...withoutAbsent({ locale: reader.textOrNull('locale'), channel: reader.textOrNull('channel') }),
  text: reader.text('text'),
});
const variant = (reader: JsonReader): VariantContent => ({
  ...attributesField(reader.list('attributes', pair)),
  ...valuesField(reader.list('values', value)),
  sku: reader.text('sku'),
  gtin: reader.textOrNull('gtin'),
  name: reader.text('name'),
  options: reader.list('options', pair),
  prices: reader.list('prices', price),
  stock: reader.numberOrNull('stock'),
  media: reader.list('media', medium),
  status: reader.status(),
  ...withoutAbsent({ externalReference: reader.textOrNull('externalReference'), link: reader.textOrNull('link') }),
  ...availability(reader),
});

/**
 * The product in one item of the app's own canonical JSON. Throws INVALID with the path of a value that has the wrong
 * type.
 */
export function contentOfJson(object: JsonObject, item: number): ProductContent {
  const reader = new JsonReader(object, item);
  const seo = reader.inner('seo');
  const values = reader.list('values', value);
  const associations = reader.list('associations', association);
  return {
    sku: reader.text('sku'),
    name: reader.text('name'),
    slug: reader.text('slug'),
    description: reader.text('description'),
    brand: reader.text('brand'),
    gtin: reader.textOrNull('gtin'),
    mpn: reader.textOrNull('mpn'),
    status: reader.status(),
    categories: reader.texts('categories'),
    attributes: reader.list('attributes', pair),
    variants: reader.list('variants', variant),
    prices: reader.list('prices', price),
    media: reader.list('media', medium),
    seo: { title: seo.text('title'), description: seo.text('description') },
    externalReference: reader.textOrNull('externalReference'),
    ...withoutAbsent({ kind: kind(reader), family: reader.textOrNull('family'), stock: reader.numberOrNull('stock') }),
    ...withoutAbsent({
      link: reader.textOrNull('link'),
      externalUrl: reader.textOrNull('externalUrl'),
      buttonText: reader.textOrNull('buttonText'),
    }),
    ...availability(reader),
    ...(associations.length > 0 && { associations }),
    ...(values.length > 0 && { values }),
  };
}
