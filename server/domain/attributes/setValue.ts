import { labelValue } from '../../records/labelValue';
import { DomainError } from '../../errors';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { JobRecord } from '../../records/jobs';
import { say, type Sentence } from '../../records/sentence';
import { getStoredName } from './attributeList';
import { listKnownDefinitions } from '../validation/definedRules';
import { getUnused, readUsage } from './usage';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { nearestText, withNearest } from '../texts/nearestText';
import { toCode } from '../productValues/values';
import { createValueCheck } from '../validation/checkValue';
import { unknownReference } from '../validation/productReferences';
import type { BulkRequest } from '../jobs/bulkEdit';
import { createJob } from '../jobs/createJob';
import { assertCount, readTarget } from '../jobs/productTarget';

/** Fields that are different for each product. */
const OF_EACH: ReadonlySet<string> = new Set(['name', 'slug', 'gtin', 'mpn', 'media']);

const refusal = (field: string, message: Sentence) => new DomainError('INVALID', message, { [field]: message });

/** Returns what is wrong with a value that is not empty; null if it matches the definition. */
const findFault = async (
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  definition: AttributeDefinitionRecord,
  text: string,
) =>
  definition.type === 'PRODUCT_REFERENCE' && !(await store.products.bySku(catalogId, text))
    ? unknownReference(text, null)
    : createValueCheck(labelValue(definition.labels), definition)(text);

/**
 * Creates a job that sets an attribute of many products to the same value, in the default language and for all
 * channels. An empty value removes it. Throws INVALID for an unknown attribute, for one whose values are different for
 * each product, and for a value that does not match the definition, and the same errors as `setProductsStatus`.
 */
export async function setProductsValue(
  ctx: DomainContext,
  { catalogId, target, expectedCount, ...input }: BulkRequest & { attribute: string; value: string },
): Promise<JobRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  const attribute = toCode(input.attribute);
  const text = input.value.trim();
  const definitions = await listKnownDefinitions(ctx.store);
  const definition = definitions.find(({ code }) => code === attribute);
  const used = await readUsage(ctx.store);
  const usage = used.get(attribute) ?? getUnused(attribute);
  if (!definition && !used.has(attribute)) {
    const nearest = nearestText(attribute, [...definitions.map(({ code }) => code), ...used.keys()]);
    throw refusal('attribute', withNearest(say`No attribute has the code ${attribute}.`, nearest));
  }
  if (definition && (definition.isUnique || OF_EACH.has(attribute))) {
    throw refusal(
      'attribute',
      say`Each product has its own value of ${labelValue(definition.labels)}. Select another attribute.`,
    );
  }
  const fault = definition && text !== '' ? await findFault(ctx, catalogId, definition, text) : null;
  if (fault) throw refusal('value', say`${fault.message} ${fault.suggestedFix ?? ''}`);
  const wanted = readTarget(target);
  await assertCount(ctx, catalog, wanted, expectedCount);
  const name = definition ? getStoredName({ ...definition, usage }) : (usage.names[0] ?? attribute);
  return createJob(ctx, {
    type: 'BULK_EDIT',
    catalogId,
    input: { kind: 'setValue', target: wanted, attribute, name, text },
  });
}
