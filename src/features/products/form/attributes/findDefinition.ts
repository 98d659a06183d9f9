import type { AttributeFormatFragment } from '../../../../entities/attribute/AttributeFormat.generated';

const normalize = (text: string) => text.trim().toLowerCase();

/** Returns the definition of the attribute with the name, as far as it can be told without the server. */
export function findDefinition(
  definitions: readonly AttributeFormatFragment[],
  name: string,
): AttributeFormatFragment | undefined {
  const wanted = normalize(name);
  return definitions.find((definition) =>
    [...definition.names, definition.name, definition.code].some((text) => normalize(text) === wanted),
  );
}
