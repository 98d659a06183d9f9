import type { ValueReading } from '../../db/store';
import { DomainError } from '../../errors';
import { NO_RULES, type AttributeDefinitionRecord, type AttributeFormat } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { nearestText } from '../nearestText';
import { assertScope } from '../productValues/assertScope';
import { attributeCode } from '../../records/attributeCode';
import { readValue } from '../productValues/readValue';
import { toCode } from '../productValues/values';

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
  const names = [...(await store.products.attributes(catalog.id)).keys()];
  const scoped = (await store.products.scopedAttributes(catalog.id)).keys();
  const inUse = [...names.map(attributeCode), ...scoped];
  const known = new Set<string>([...definitions.keys(), ...inUse]);
  return (request) => {
    const attribute = toCode(request.attribute);
    if (!known.has(attribute)) {
      const nearest = nearestText(attribute, [...known]);
      const hint = nearest === null ? '' : ` The nearest one is ${nearest}.`;
      const message = `The catalog doesn’t have the attribute ${attribute}.${hint}`;
      throw new DomainError('INVALID', message, { attribute: message });
    }
    const scope = assertScope(catalog, request);
    const definition = definitions.get(attribute);
    return {
      reading: { attribute, ...scope, read: (product) => readValue(product, attribute, scope)?.text.trim() ?? '' },
      format: definition ?? PLAIN,
      stamp: definition?.updatedAt ?? '',
    };
  };
}
