import { notFound } from '../../errors';
import { getLabel, type AttributeDefinitionRecord, type AttributeFormat } from '../../records/attributes';
import type { AttributeListInput, AttributeSort, UndefinedAttributesInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { pageOfRows, sortSign, type PageResult } from '../paging';
import { attributeCode } from '../../records/attributeCode';
import { listDefinitions } from '../validation/definedRules';
import { createFormatInference } from './inferFormat';
import { getUnused, readUsage, scanValues, type AttributeUsageRecord } from './usage';

type Reads = Pick<DomainContext, 'store'>;

/** A definition with its usage. */
export interface DefinedAttribute extends AttributeDefinitionRecord {
  usage: AttributeUsageRecord;
}

/** Returns the name under which products have the attribute, or else one that has its code. */
export function getStoredName({ usage, labels, code }: DefinedAttribute): string {
  const label = getLabel(labels);
  return usage.names[0] ?? (attributeCode(label) === code ? label : code);
}

/** An attribute in use that has no definition. */
export interface UndefinedAttributeRecord {
  code: string;
  usage: AttributeUsageRecord;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Compare = (a: DefinedAttribute, b: DefinedAttribute) => number;

const byLabel: Compare = (a, b) => collator.compare(getLabel(a.labels), getLabel(b.labels));

const COMPARE: Record<AttributeSort, Compare> = {
  POSITION: (a, b) => collator.compare(a.group, b.group) || a.position - b.position,
  LABEL: byLabel,
  TYPE: (a, b) => a.type.localeCompare(b.type),
  PRODUCTS: (a, b) => a.usage.products - b.usage.products,
};

/** Returns the definitions with their usage. */
export async function withUsage(
  { store }: Reads,
  definitions: readonly AttributeDefinitionRecord[],
): Promise<DefinedAttribute[]> {
  const usage = await readUsage(store);
  return definitions.map((definition) => ({
    ...definition,
    usage: usage.get(definition.code) ?? getUnused(definition.code),
  }));
}

const hasText = ({ code, labels, options }: AttributeDefinitionRecord, text: string) =>
  [code, ...[{ labels }, ...options].flatMap((one) => one.labels.map((label) => label.text))].some((word) =>
    word.toLowerCase().includes(text),
  );

/** Returns a page of the definitions that match the input. Throws INVALID for a bad page. */
export async function listAttributes(
  ctx: Reads,
  input?: AttributeListInput | null,
): Promise<PageResult & { attributes: DefinedAttribute[] }> {
  const text = input?.q?.trim().toLowerCase() ?? '';
  const found = (await listDefinitions(ctx.store)).filter(
    (definition) =>
      (!input?.type || definition.type === input.type) &&
      (!input?.group || definition.group === input.group) &&
      hasText(definition, text),
  );
  const compare = COMPARE[input?.sort ?? 'POSITION'];
  const sign = sortSign(input);
  const sorted = (await withUsage(ctx, found)).sort((a, b) => sign * compare(a, b) || byLabel(a, b));
  const { rows, ...page } = pageOfRows(sorted, input);
  return { attributes: rows, ...page };
}

/** Returns the stored definition. Throws NOT_FOUND, also for one that is deleted. */
export async function getDefinition({ store }: Reads, id: string): Promise<AttributeDefinitionRecord> {
  const definition = await store.get('attributeDefinitions', id);
  if (!definition || definition.deletedAt !== undefined) throw notFound('attribute', id);
  return definition;
}

/** Returns the definition with its usage. Throws NOT_FOUND. */
export async function getAttribute(ctx: Reads, id: string): Promise<DefinedAttribute> {
  const [attribute] = await withUsage(ctx, [await getDefinition(ctx, id)]);
  return attribute!;
}

/** Returns the groups in use, sorted A to Z. */
export async function listGroups({ store }: Reads): Promise<string[]> {
  const groups = new Set((await listDefinitions(store)).map(({ group }) => group).filter(Boolean));
  return [...groups].sort(collator.compare);
}

/** Returns the attributes in use without a definition, those that most products have first. */
export async function findUndefined({ store }: Reads): Promise<UndefinedAttributeRecord[]> {
  const defined = new Set((await listDefinitions(store)).map(({ code }) => code));
  return [...(await readUsage(store))]
    .filter(([code]) => code && !defined.has(code))
    .map(([code, usage]) => ({ code, usage }))
    .sort((a, b) => b.usage.products - a.usage.products || collator.compare(a.code, b.code));
}

/** Returns a page of the attributes in use without a definition. Throws INVALID for a bad page. */
export async function listUndefined(
  ctx: Reads,
  input?: UndefinedAttributesInput | null,
): Promise<PageResult & { attributes: UndefinedAttributeRecord[] }> {
  const text = input?.q?.trim().toLowerCase() ?? '';
  const found = (await findUndefined(ctx)).filter(({ code, usage }) =>
    [code, ...usage.names].some((name) => name.toLowerCase().includes(text)),
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
