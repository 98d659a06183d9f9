import type { AttributeDefinitionRecord, AttributeFormat } from '../../records/attributes';
import { NO_RULES } from '../../records/attributes';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { readableName } from '#shared/readableName';
import { isInternalName } from './internalWords';
import { listDefinitions } from '../validation/definedRules';
import type { AttributeFields } from './attributeFields';
import { findUndefined } from './attributeList';
import { createFormatInference } from './inferFormat';
import { createSystemFit } from './systemFit';
import { scanValues } from './usage';

/** The definition that fits all values of an attribute. */
export interface InferredDefinition {
  code: string;
  /** The name that most products have it under. */
  name: string;
  format: AttributeFormat;
  /** Whether there is a value for a language. */
  isLocalizable: boolean;
  /** Whether there is a value for a channel. */
  isOfChannel: boolean;
}

/** The fields of a definition before anything is known about it. */
export const NEW_DEFINITION: AttributeFields = {
  labels: [],
  type: 'TEXT',
  unitFamily: null,
  rules: NO_RULES,
  options: [],
  group: '',
  position: 0,
  isLocalizable: false,
};

/** Returns the position after all others of the group. */
export function getLastPosition(group: string, others: readonly AttributeDefinitionRecord[]): number {
  return others.reduce((last, other) => (other.group === group ? Math.max(last, other.position) : last), 0) + 1;
}

/**
 * Returns definitions of attributes in use by what all of their values have in common, so that no value becomes an
 * issue. Codes that are defined already or not in use are left out, and system attributes that all values match.
 */
export async function inferDefinitions(
  ctx: Pick<DomainContext, 'store'>,
  codes: Iterable<string>,
  yieldIfDue: () => Promise<void>,
): Promise<InferredDefinition[]> {
  const wanted = new Set(codes);
  const found = (await findUndefined(ctx, await listDefinitions(ctx.store))).filter(({ code }) => wanted.has(code));
  const inferences = new Map(found.map(({ code }) => [code, createFormatInference()]));
  const localized = new Set<string>();
  const ofChannels = new Set<string>();
  const system = createSystemFit();
  const usages = found.map(({ usage }) => usage);
  for await (const { attribute, locale, channel, value } of scanValues(ctx.store, usages)) {
    inferences.get(attribute)?.add(value);
    system.add(attribute, value);
    if (locale !== undefined) localized.add(attribute);
    if (channel !== undefined) ofChannels.add(attribute);
    await yieldIfDue();
  }
  const others = found.filter(({ code }) => !system.isFit(code));
  return others.map(({ code, usage }) => ({
    code,
    name: usage.names[0] ?? code,
    format: inferences.get(code)!.getFormat(),
    isLocalizable: localized.has(code),
    isOfChannel: ofChannels.has(code),
  }));
}

/** Returns the records of new definitions, after all others. Those whose code is defined by now are left out. */
export async function toDefinitions(
  ctx: DomainContext,
  inferred: readonly InferredDefinition[],
): Promise<AttributeDefinitionRecord[]> {
  const others = await listDefinitions(ctx.store);
  const known = new Set(others.map(({ code }) => code));
  let position = getLastPosition('', others);
  const definitions: AttributeDefinitionRecord[] = [];
  for (const { code, name, format, isLocalizable, isOfChannel } of inferred) {
    if (known.has(code)) continue;
    definitions.push({
      ...NEW_DEFINITION,
      ...format,
      labels: [{ locale: 'en', text: readableName(name) }],
      isLocalizable,
      ...(isOfChannel && { isChannelSpecific: true }),
      ...(isInternalName(name) && { isInternal: true }),
      id: await ctx.store.nextId('attributeDefinitions'),
      code,
      position: position++,
      createdAt: ctx.now().toISOString(),
      ...getEdit(ctx),
    });
  }
  return definitions;
}
