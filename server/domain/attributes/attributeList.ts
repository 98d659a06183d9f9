import { isNamedLike } from '../locales/labelFields';
import { compareNames } from '../locales/nameOrder';
import { labelValue } from '../../records/labelValue';
import { DomainError, notFound } from '../../errors';
import { getLabel, type AttributeDefinitionRecord, type AttributeFormat } from '../../records/attributes';
import type { AttributeListInput, AttributeSort, UndefinedAttributesInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { pageOfRows, sortSign, type PageResult } from '../lists/paging';
import { attributeCode } from '../../records/attributeCode';
import { say } from '../../records/sentence';
import { getDeletedDefinitions, listDefinitions, listKnownDefinitions } from '../validation/definedRules';
import { readFieldUsage } from './fieldUsage';
import { createFormatInference } from './inferFormat';
import { getUnused, readUsage, scanValues, type AttributeUsageRecord } from './usage';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** A definition with its usage, which is empty for fields. See `getUsage`. */
export interface DefinedAttribute extends AttributeDefinitionRecord {
  usage: AttributeUsageRecord;
}

/** Returns the name under which products have the attribute, or else one that has its code. */
export function getStoredName({ usage, labels, code, field }: DefinedAttribute): string {
  const label = getLabel(labels);
  return usage.names[0] ?? (field !== undefined || attributeCode(label) === code ? label : code);
}

/** Returns where the attribute is in use. For fields, it is read from the products. */
export async function getUsage(
  { store }: Reads,
  { code, field, usage }: DefinedAttribute,
): Promise<AttributeUsageRecord> {
  return field === undefined ? usage : readFieldUsage(store, code);
}

/** An attribute in use that has no definition. */
export interface UndefinedAttributeRecord {
  code: string;
  usage: AttributeUsageRecord;
}

type Compare = (a: DefinedAttribute, b: DefinedAttribute) => number;

const byLabel: Compare = (a, b) => compareNames(getLabel(a.labels), getLabel(b.labels));

const COMPARE: Record<AttributeSort, Compare> = {
  POSITION: (a, b) =>
    Number(a.isSystem ?? false) - Number(b.isSystem ?? false) ||
    compareNames(a.group, b.group) ||
    a.position - b.position,
  LABEL: byLabel,
  TYPE: (a, b) => a.type.localeCompare(b.type),
  PRODUCTS: (a, b) => a.usage.products - b.usage.products,
};

/** Returns the definitions with their usage. */
export async function withUsage(
  { store }: Reads,
  definitions: readonly AttributeDefinitionRecord[],
): Promise<DefinedAttribute[]> {
  const usage = await readUsage(store, { withOptions: true });
  return definitions.map((definition) => ({
    ...definition,
    usage: usage.get(definition.code) ?? getUnused(definition.code),
  }));
}

/** Returns a page of the definitions that match the input. Throws INVALID for a bad page. */
export async function listAttributes(
  ctx: Reads,
  input?: AttributeListInput | null,
): Promise<PageResult & { attributes: DefinedAttribute[] }> {
  const text = foldQuery(input?.q);
  const known = input?.isDeleted
    ? [...(await getDeletedDefinitions(ctx.store)).values()]
    : await listKnownDefinitions(ctx.store);
  const found = known.filter(
    (definition) =>
      ((input?.isSystem ?? null) === null || (definition.isSystem ?? false) === input?.isSystem) &&
      (!input?.type || definition.type === input.type) &&
      (!input?.group || definition.group === input.group) &&
      isNamedLike(definition, text),
  );
  const compare = COMPARE[input?.sort ?? 'POSITION'];
  const sign = sortSign(input);
  const attributes = await withUsage(ctx, found);
  if (input?.sort === 'PRODUCTS') for (const one of attributes) one.usage = await getUsage(ctx, one);
  const sorted = attributes.sort((a, b) => sign * compare(a, b) || byLabel(a, b));
  const { rows, ...page } = pageOfRows(sorted, input);
  return { attributes: rows, ...page };
}

/** Returns the definition with the ID or the code, with its usage. Throws NOT_FOUND, or INVALID without either. */
export async function findAttribute(
  ctx: Reads,
  { id, code }: { id?: string | null; code?: string | null },
): Promise<DefinedAttribute> {
  if (!id && !code) throw new DomainError('INVALID', say`Enter the ID or the code of the attribute.`);
  const isWanted = (one: AttributeDefinitionRecord) => (!id || one.id === id) && (!code || one.code === code);
  const definition = (await listKnownDefinitions(ctx.store)).find(isWanted);
  if (!definition)
    throw id ? notFound('attribute', id) : new DomainError('NOT_FOUND', say`No attribute has the code ${code ?? ''}.`);
  const [attribute] = await withUsage(ctx, [definition]);
  return attribute!;
}

/** Returns the definition with its usage. Throws NOT_FOUND, also for one that is deleted. */
export function getAttribute(ctx: Reads, id: string): Promise<DefinedAttribute> {
  return findAttribute(ctx, { id });
}

/**
 * Returns the stored definition. Throws NOT_FOUND, or INVALID for a system attribute, whose definition can't change.
 */
export async function getDefinition(ctx: Reads, id: string): Promise<AttributeDefinitionRecord> {
  const definition = (await listKnownDefinitions(ctx.store)).find((one) => one.id === id);
  if (!definition) throw notFound('attribute', id);
  if (!definition.isSystem) return definition;
  throw new DomainError(
    'INVALID',
    say`${labelValue(definition.labels)} is a system attribute. It can’t be changed or deleted.`,
  );
}

/** Returns the groups in use, sorted A to Z. */
export async function listGroups({ store }: Reads): Promise<string[]> {
  const groups = new Set((await listDefinitions(store)).map(({ group }) => group).filter(Boolean));
  return [...groups].sort(compareNames);
}

/** Returns the attributes in use that none of the definitions is for, those that most products have first. */
export async function findUndefined(
  { store }: Reads,
  definitions: readonly AttributeDefinitionRecord[],
): Promise<UndefinedAttributeRecord[]> {
  const defined = new Set(definitions.map(({ code }) => code));
  return [...(await readUsage(store))]
    .filter(([code]) => code && !defined.has(code))
    .map(([code, usage]) => ({ code, usage }))
    .sort((a, b) => b.usage.products - a.usage.products || compareNames(a.code, b.code));
}

/** Returns a page of the attributes in use without a definition. Throws INVALID for a bad page. */
export async function listUndefined(
  ctx: Reads,
  input?: UndefinedAttributesInput | null,
): Promise<PageResult & { attributes: UndefinedAttributeRecord[] }> {
  const text = foldQuery(input?.q);
  const found = (await findUndefined(ctx, await listKnownDefinitions(ctx.store))).filter(({ code, usage }) =>
    [code, ...usage.names].some((name) => foldText(name).includes(text)),
  );
  const { rows, ...page } = pageOfRows(found, input);
  return { attributes: rows, ...page };
}

/** Values that a suggestion in a list is read from. */
const SAMPLE = 200;

const EXAMPLES = 5;

/** What the definition of an attribute could be. */
export interface SuggestedFormat extends AttributeFormat {
  examples: string[];
}

/** Returns what the definition of an attribute could be, from a sample of its values. */
export async function suggestFormat({ store }: Reads, { usage }: UndefinedAttributeRecord): Promise<SuggestedFormat> {
  const inference = createFormatInference();
  let read = 0;
  for await (const { value } of scanValues(store, [usage])) {
    inference.add(value);
    if (++read === SAMPLE) break;
  }
  return { ...inference.getFormat(), examples: inference.getExamples(EXAMPLES) };
}
