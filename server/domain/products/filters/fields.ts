import { NO_RULES, type AttributeDefinitionRecord, type AttributeFormat } from '#server/records/attributes';
import type { CatalogRecord } from '#server/records/catalogs';
import { findPair } from '#server/records/attributeCode';
import { labelValue } from '#server/records/labelValue';
import { say, type Sentence, type SentenceValue } from '#server/records/sentence';
import type { AttributeType, FilterFieldType } from '#server/types.generated';
import { nearestText, withNearest } from '../../texts/nearestText';
import { readValue, readVariantValue } from '../../productValues/readValue';
import { toCode } from '../../productValues/values';
import { getDeletedDefinitions, listKnownDefinitions } from '../../validation/definedRules';
import { createAttributeReader, listKnownCodes } from '../readAttribute';
import { FIELD_NAMES } from './fieldNames';
import type { FieldRequest, FieldSource, VariantReader } from './fieldSources';
import { SYSTEM_FIELDS } from './systemFields';
import { refuse } from './valueTest';

/** Attributes that are fields of every product, and are named as these. */
export const ATTRIBUTE_FIELDS = [
  'name',
  'slug',
  'description',
  'brand',
  'gtin',
  'mpn',
  'seo-title',
  'seo-description',
] as const;

/** What the name of a field starts with that is an attribute. */
export const ATTRIBUTE_PREFIX = 'attribute:';

const TYPES: Readonly<Partial<Record<AttributeType, FilterFieldType>>> = {
  NUMBER: 'NUMBER',
  MEASUREMENT: 'MEASUREMENT',
  BOOLEAN: 'BOOLEAN',
  DATE: 'DATE',
  SELECT: 'CHOICE',
  MULTI_SELECT: 'CHOICE',
};

/** Returns how values of an attribute of the type are compared. */
export function toFieldType(type: AttributeType): FilterFieldType {
  return TYPES[type] ?? 'TEXT';
}

/** Says that a condition is on an attribute whose definition was deleted. */
export function sayDeleted({ labels }: AttributeDefinitionRecord): Sentence {
  return say`The attribute “${labelValue(labels)}” was deleted. Remove the condition, or define the attribute again.`;
}

/** A field as conditions use it. */
export interface FilterableField {
  type: FilterFieldType;
  /** What it is called. */
  label: SentenceValue;
  isAlways: boolean;
  /** Of an attribute; null for other fields. */
  format: AttributeFormat | null;
  has: readonly ('locale' | 'channel' | 'currency')[];
  /** The deleted definition of an attribute whose values are plain texts since; null for other fields. */
  deleted: AttributeDefinitionRecord | null;
  /** Returns what a CHOICE that is no attribute can be; null if it can be any text. */
  getOptions: (request: Pick<FieldRequest, 'ctx' | 'catalog'>) => Promise<readonly string[] | null>;
  getSource: (request: FieldRequest) => FieldSource | Promise<FieldSource>;
  /** See `VariantReader`; absent if variants have no value. */
  readVariant?: VariantReader;
}

const HELD = ['name', 'slug', 'brand'] as const;

const HTML: AttributeFormat = { type: 'RICH_TEXT', unitFamily: null, rules: NO_RULES, options: [] };

/** A variant’s option of the attribute, its own value, or else that of the product. */
const readOfVariant =
  (code: string): VariantReader =>
  ({ scope }) =>
  (product, variant) => {
    const option = variant && findPair(variant.options, code)?.value.trim();
    if (option) return option;
    const found = variant ? readVariantValue(product, variant, code, scope) : readValue(product, code, scope);
    return found?.text.trim() ?? '';
  };

/**
 * Returns a function that finds fields by name. It throws INVALID, naming the nearest one, if the catalog has none of
 * the name.
 */
export async function createFieldFinder(
  ctx: FieldRequest['ctx'],
  catalog: CatalogRecord,
): Promise<(name: string) => FilterableField> {
  const readAttribute = await createAttributeReader(ctx, catalog);
  const codes = await listKnownCodes(ctx.store, catalog.id);
  const definitions = new Map((await listKnownDefinitions(ctx.store)).map((one) => [one.code, one]));
  const deletedDefinitions = await getDeletedDefinitions(ctx.store);

  const findAttribute = (attribute: string): FilterableField => {
    const code = toCode(attribute);
    const deleted = deletedDefinitions.get(code) ?? null;
    if (deleted && !codes.has(code)) throw refuse(sayDeleted(deleted));
    const { format } = readAttribute({ attribute });
    const labels = (definitions.get(code) ?? deleted)?.labels;
    return {
      type: toFieldType(format.type),
      label: labels ? labelValue(labels) : code,
      isAlways: false,
      format: code === 'description' ? HTML : format,
      has: ['locale', 'channel'],
      deleted,
      getOptions: async () => null,
      getSource: ({ scope }) => {
        const held = scope.locale === null && scope.channel === null && HELD.find((one) => one === code);
        if (held) return { held };
        const { reading } = readAttribute({ attribute, ...scope });
        return { ...reading, key: reading.attribute };
      },
      readVariant: readOfVariant(code),
    };
  };

  return (name) => {
    const wanted = name.trim();
    const system = Object.hasOwn(SYSTEM_FIELDS, wanted) ? SYSTEM_FIELDS[wanted] : undefined;
    if (system) {
      const { isAlways = false, has = [], getOptions, isOpen, isOfJobs, ...rest } = system;
      // No product is of a job that the catalog does not have, for example one of a view that was copied from another.
      const options = isOpen || isOfJobs ? undefined : getOptions;
      return {
        ...rest,
        label: FIELD_NAMES[wanted] ?? wanted,
        isAlways,
        has,
        format: null,
        deleted: null,
        getOptions: async (of) => (await options?.(of)) ?? null,
      };
    }
    if (wanted.startsWith(ATTRIBUTE_PREFIX)) return findAttribute(wanted.slice(ATTRIBUTE_PREFIX.length));
    if (ATTRIBUTE_FIELDS.some((code) => code === wanted)) return findAttribute(wanted);
    const attributes = [...codes].map((code) => ATTRIBUTE_PREFIX + code);
    const nearest = codes.has(toCode(wanted))
      ? ATTRIBUTE_PREFIX + toCode(wanted)
      : nearestText(wanted, [...Object.keys(SYSTEM_FIELDS), ...ATTRIBUTE_FIELDS, ...attributes]);
    throw refuse(withNearest(say`No field has the name ${wanted}.`, nearest));
  };
}
