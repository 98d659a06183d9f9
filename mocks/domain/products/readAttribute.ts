import type { ValueReading } from '../../db/store';
import { NO_RULES, type AttributeDefinitionRecord, type AttributeFormat } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import { readValue } from '../productValues/readValue';
import { toCode } from '../productValues/values';
import { assertCodeKnown, listKnownCodes } from './knownAttributes';

/** An attribute in a language and a channel of a catalog, as in a filter or an order. */
export interface AttributeRequest {
  attribute: string;
  locale?: string | null | undefined;
  channel?: string | null | undefined;
}

/** How the values of an attribute are read, and what they are. */
export interface AttributeReading {
  reading: ValueReading;
  /** The format of its definition. That of a plain text if it has none. */
  format: AttributeFormat;
  /** When the definition was changed last; empty without one. */
  stamp: string;
}

const PLAIN: AttributeFormat = { type: 'TEXT', unitFamily: null, rules: NO_RULES, options: [] };

/** Returns a function that finds attributes by code. It throws INVALID, naming the nearest one, if there is none. */
export async function createAttributeReader(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
): Promise<(request: AttributeRequest) => AttributeReading> {
  const definitions = new Map<string, AttributeDefinitionRecord>(
    (await listKnownDefinitions(store)).map((definition) => [definition.code, definition]),
  );
  const known = await listKnownCodes(store, catalog.id);
  return (request) => {
    const attribute = toCode(request.attribute);
    assertCodeKnown(attribute, known);
    const scope = assertScope(catalog, request);
    const definition = definitions.get(attribute);
    return {
      reading: { attribute, ...scope, read: (product) => readValue(product, attribute, scope)?.text.trim() ?? '' },
      format: definition ?? PLAIN,
      stamp: definition?.updatedAt ?? '',
    };
  };
}
