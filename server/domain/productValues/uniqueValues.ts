import { canBeUnique } from '#shared/uniqueTypes';
import type { KeyReading } from '../../db/store';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import { attributeCode } from '../../records/attributeCode';
import type { ProductContent, ProductRecord } from '../../records/products';
import { parseNumber } from '../texts/numberText';

/** A value that no other product and no other variant should have. */
export interface UniqueValue {
  /** Code of the attribute. */
  attribute: string;
  text: string;
  /** Equal for equal values of the attribute. */
  key: string;
  field: string;
  /** Index of the variant; null for the product. */
  variant: number | null;
}

/** Whether a product other than the one in question has the key. */
type IsKeyTaken = (reading: KeyReading, key: string) => Promise<boolean>;

/** Reads the values of products that must be unique. */
export interface UniqueReader {
  list: (product: Pick<ProductContent, 'attributes' | 'variants'>) => UniqueValue[];
  /** How the index reads each of the attributes, by code. */
  readings: ReadonlyMap<string, KeyReading>;
  /** Returns the ids, by `getValueId`, of the product’s values that another product has, too. */
  findTaken: (product: ProductContent, isTaken: IsKeyTaken) => Promise<ReadonlySet<string>>;
}

/** Returns what two values of the attribute have in common if they are equal: `1,50` and `1.5` are the same number. */
export function getUniqueKey(type: AttributeDefinitionRecord['type'], text: string): string {
  const trimmed = text.trim();
  const number = type === 'NUMBER' ? parseNumber(trimmed) : null;
  return number === null ? trimmed : String(number);
}

/** Returns the reader of the values whose definitions say that they are unique. */
export function createUniqueReader(definitions: readonly AttributeDefinitionRecord[]): UniqueReader {
  const typeOf = new Map(
    definitions.filter(({ isUnique, type }) => isUnique && canBeUnique(type)).map(({ code, type }) => [code, type]),
  );
  const list: UniqueReader['list'] = ({ attributes, variants }) => {
    if (typeOf.size === 0) return [];
    const parts = [{ attributes, variant: null }, ...variants.map((one, variant) => ({ ...one, variant }))];
    return parts.flatMap(({ attributes: pairs = [], variant }) =>
      pairs.flatMap(({ name, value }, index) => {
        const attribute = attributeCode(name);
        const type = typeOf.get(attribute);
        const key = type === undefined ? '' : getUniqueKey(type, value);
        return key === '' ? [] : { attribute, text: value, key, field: `attributes[${index}].value`, variant };
      }),
    );
  };
  const toReading = (attribute: string, stamp: string): KeyReading => {
    // Records are immutable, and those of a slice are compared with each other.
    const known = new WeakMap<ProductRecord, string[]>();
    return {
      attribute,
      stamp,
      read: (product) => {
        const keys =
          known.get(product) ?? list(product).flatMap((value) => (value.attribute === attribute ? value.key : []));
        known.set(product, keys);
        return keys;
      },
    };
  };
  const readings = new Map([...typeOf].map(([code, type]) => [code, toReading(code, type)]));
  return {
    list,
    readings,
    findTaken: async (product, isTaken) => {
      const taken = new Set<string>();
      for (const value of list(product)) {
        const id = getValueId(value);
        if (!taken.has(id) && (await isTaken(readings.get(value.attribute)!, value.key))) taken.add(id);
      }
      return taken;
    },
  };
}

/** Identifies a value by its attribute and its key. */
export function getValueId({ attribute, key }: Pick<UniqueValue, 'attribute' | 'key'>): string {
  return `${attribute}\n${key}`;
}
