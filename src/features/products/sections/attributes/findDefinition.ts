import { normalizeName } from '#lib/comparedText';

/** How products can name an attribute. */
interface Names {
  code: string;
  name: string;
  names: readonly string[];
}

/** Returns the definition of the attribute with the name, as far as it can be told without the server. */
export function findDefinition<Definition extends Names>(
  definitions: readonly Definition[],
  name: string,
): Definition | undefined {
  const wanted = normalizeName(name);
  return definitions.find((definition) =>
    [...definition.names, definition.name, definition.code].some((text) => normalizeName(text) === wanted),
  );
}
