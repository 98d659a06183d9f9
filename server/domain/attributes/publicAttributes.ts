import type { AttributeDefinitionRecord } from '../../records/attributes';
import { attributeCode } from '../../records/attributeCode';
import type { ProductContent, VariantContent } from '../../records/products';
import type { FrozenAttribute } from '../../records/publishedCatalogs';
import type { GoogleName } from '../../records/googleShapes';
import { isInternalName } from './internalWords';
import { attributesField } from '../productValues/values';

/** Tells whether the attribute with this name or code is internal. */
export type IsInternal = (name: string) => boolean;

/** Finds what Google calls the attribute with this name; undefined if its definition does not say so. */
export type FindGoogleName = (name: string) => GoogleName | undefined;

/** Whether the values of a defined attribute stay out of feeds, the shop, and public files. */
export function isInternalDefinition({
  code,
  isInternal = isInternalName(code),
}: Pick<AttributeDefinitionRecord, 'code' | 'isInternal'>): boolean {
  return isInternal;
}

/**
 * Returns a function that decides which attributes are internal: by their definitions, or else by their names. This is
 * the only place that decides it.
 */
export function createInternalReader(
  definitions: readonly Pick<AttributeDefinitionRecord, 'code' | 'isInternal'>[],
): IsInternal {
  const byCode = new Map(definitions.map((definition) => [definition.code, isInternalDefinition(definition)]));
  return (name) => byCode.get(attributeCode(name)) ?? isInternalName(name);
}

/** Returns a function that finds what Google calls the attribute with this name, if its definition says so. */
export function createGoogleReader(
  definitions: readonly Pick<AttributeDefinitionRecord, 'code' | 'googleAttribute'>[],
): FindGoogleName {
  const byCode = new Map(definitions.map(({ code, googleAttribute }) => [code, googleAttribute]));
  return (name) => {
    const set = byCode.get(attributeCode(name));
    return set ? (set.toLowerCase() as GoogleName) : undefined;
  };
}

/** Returns the attributes with these names or codes as a version keeps them, by code. */
export function freezeAttributes(names: Iterable<string>, isInternal: IsInternal): FrozenAttribute[] {
  const byCode = new Map<string, FrozenAttribute>();
  for (const name of names) {
    const code = attributeCode(name);
    const known = byCode.get(code);
    // A name with an own spelling says more than the code that values have.
    if (!known || (known.name === code && name !== code))
      byCode.set(code, { code, name, isInternal: isInternal(name) });
  }
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Returns a function that decides as a version does. Attributes that it does not keep are decided by `today`. */
export function createFrozenReader(attributes: readonly FrozenAttribute[], today: IsInternal): IsInternal {
  const byCode = new Map(attributes.map(({ code, isInternal }) => [code, isInternal]));
  return (name) => byCode.get(attributeCode(name)) ?? today(name);
}

type Scoped = Pick<VariantContent, 'values'>;

const withoutValues = <Part extends Scoped>(part: Part, isInternal: IsInternal): Part => {
  if (!part.values?.some(({ attribute }) => isInternal(attribute))) return part;
  const { values, ...others } = part;
  const kept = values.filter(({ attribute }) => !isInternal(attribute));
  return { ...others, ...(kept.length && { values: kept }) } as Part;
};

/** Returns the product as the public sees it: without the internal attributes of it and its variants. */
export function withoutInternal(content: ProductContent, isInternal: IsInternal): ProductContent {
  const isPublic = ({ name }: { name: string }) => !isInternal(name);
  const toVariant = (variant: VariantContent): VariantContent => {
    const { attributes, ...others } = withoutValues(variant, isInternal);
    return {
      ...others,
      options: variant.options.filter(isPublic),
      ...attributesField(attributes?.filter(isPublic)),
    };
  };
  return {
    ...withoutValues(content, isInternal),
    attributes: content.attributes.filter(isPublic),
    variants: content.variants.map(toVariant),
  };
}
