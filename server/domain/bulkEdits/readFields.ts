import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { BulkEditField } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import { labelValue } from '../../records/labelValue';
import { say, type Sentence } from '../../records/sentence';
import type { BulkEditFieldInput } from '../../types.generated';
import { getStoredName } from '../attributes/attributeList';
import { getUnused, readUsage } from '../attributes/usage';
import type { DomainContext } from '../context';
import { toScope } from '../productValues/localizedContent';
import { getUnknownScopeMessage } from '../productValues/assertScope';
import { isTranslatable, toCode } from '../productValues/values';
import { nearestText, withNearest } from '../texts/nearestText';
import { getDeletedDefinitions, listKnownDefinitions } from '../validation/definedRules';

/** Fields that no step changes. */
const FIXED: ReadonlySet<string> = new Set(['gtin', 'mpn', 'media']);

/** Reports what is wrong with a part of a step, by its path in the step. */
export type Report = (path: string, message: Sentence) => void;

/** A field of a step, and the definition of its attribute. */
export interface ReadField extends BulkEditField {
  definition: AttributeDefinitionRecord | undefined;
  /** The deleted definition of an attribute without another one. */
  deleted: AttributeDefinitionRecord | undefined;
}

/** Reports an attribute whose definition was deleted. A step can still remove or copy its values, but not write new ones. */
export function reportDeleted({ deleted }: Pick<ReadField, 'deleted'>, path: string, report: Report) {
  if (!deleted) return;
  const label = labelValue(deleted.labels);
  report(path, say`The attribute “${label}” was deleted. Select another attribute, or define it again.`);
}

/** Returns the field as jobs store it. */
export function toStoredField({ attribute, name, locale, channel }: ReadField): BulkEditField {
  return { attribute, name, locale, channel };
}

/**
 * Returns a function that reads a field. It reports an unknown attribute, language, or channel, each with the nearest
 * known one, and the `fixed` fields, which no step changes.
 */
export async function createFieldReader(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  fixed: ReadonlySet<string> = FIXED,
): Promise<(input: BulkEditFieldInput, path: string, report: Report) => ReadField> {
  const definitions = await listKnownDefinitions(store);
  const used = await readUsage(store);
  const deletedDefinitions = await getDeletedDefinitions(store);
  return (input, path, report) => {
    const attribute = toCode(input.attribute);
    const definition = definitions.find(({ code }) => code === attribute);
    const deleted = deletedDefinitions.get(attribute);
    const usage = used.get(attribute) ?? getUnused(attribute);
    const scope = toScope(catalog, input);
    if (deleted && !used.has(attribute)) {
      reportDeleted({ deleted }, `${path}.attribute`, report);
    } else if (!definition && !used.has(attribute)) {
      const nearest = nearestText(attribute, [...definitions.map(({ code }) => code), ...used.keys()]);
      report(`${path}.attribute`, withNearest(say`No attribute has the code ${attribute}.`, nearest));
    } else if (fixed.has(attribute)) {
      const name = definition ? labelValue(definition.labels) : attribute;
      report(`${path}.attribute`, say`A bulk edit can’t change ${name}. Select another attribute.`);
    }
    const faults = {
      locale: getUnknownScopeMessage(input.locale, catalog.locales, { owner: 'catalog', what: 'language' }),
      channel: getUnknownScopeMessage(input.channel, catalog.channels, { owner: 'catalog', what: 'channel' }),
    };
    for (const [part, message] of Object.entries(faults)) if (message) report(`${path}.${part}`, message);
    if ((scope.locale !== null || scope.channel !== null) && !isTranslatable(attribute)) {
      report(`${path}.locale`, say`${attribute} has one value for all languages and channels.`);
    }
    const name = definition ? getStoredName({ ...definition, usage }) : (usage.names[0] ?? attribute);
    return { attribute, name, ...scope, definition, deleted };
  };
}
