import { say } from '#server/records/sentence';
import { attributeCode, TEXT_FIELD_CODES } from '#server/records/attributeCode';
import type { ImportPlanRecord, NewAttributeRecord } from '#server/records/imports';
import { toDefinitions, type InferredDefinition } from '../../attributes/inferDefinitions';
import { createFormatInference, type FormatInference } from '../../attributes/inferFormat';
import { createSystemFit } from '../../attributes/systemFit';
import { readUsage, scanValues } from '../../attributes/usage';
import type { SliceResult, WorkRun } from '../../jobs/work';
import { listDefinitions } from '../../validation/definedRules';
import type { ProductPatch } from '../rows/patch';

/** The attributes without a definition in the products of a file. */
export interface NewAttributes {
  /** Adds those of a product. */
  add: (patch: ProductPatch) => void;
  codes: () => string[];
  /** Returns how an import would define them, with the values that stored products have already. */
  propose: () => Promise<NewAttributeRecord[]>;
}

interface Found {
  name: string;
  inference: FormatInference | null;
  isLocalizable: boolean;
}

const toRecord = (
  { code, name, format: { type, unitFamily, options }, isLocalizable }: Omit<InferredDefinition, 'isOfChannel'>,
  id: string | null,
): NewAttributeRecord => ({ id, code, name, type, unitFamily, options: options.length, isLocalizable });

/** Collects the attributes of a file that an import defines; null if the plan defines none. */
export async function createNewAttributes(
  { ctx: { store }, job, yieldIfDue }: WorkRun,
  { defineAttributes = false }: ImportPlanRecord,
): Promise<NewAttributes | null> {
  if (!defineAttributes) return null;
  const known = new Set<string>([...TEXT_FIELD_CODES, ...(await listDefinitions(store)).map(({ code }) => code)]);
  const found = new Map<string, Found>();
  const system = createSystemFit();
  const note = (code: string, name: string, text: string, locale: string | undefined) => {
    if (code === '' || known.has(code) || text.trim() === '') return;
    let attribute = found.get(code);
    if (!attribute) {
      attribute = { name, inference: job.mode === 'DRY_RUN' ? createFormatInference() : null, isLocalizable: false };
      found.set(code, attribute);
    }
    attribute.inference?.add(text);
    system.add(code, text);
    attribute.isLocalizable ||= locale !== undefined;
  };
  return {
    add: ({ fields, variants }) => {
      const named = variants.flatMap(({ namedAttributes = [] }) => namedAttributes);
      // A name with an own spelling is better than the code that values have.
      const parts = [fields, ...variants];
      for (const { attributes = [] } of [...parts, { attributes: named }])
        for (const { name, value } of attributes) note(attributeCode(name), name, value, undefined);
      for (const { values = [] } of parts)
        for (const { attribute, text, locale } of values) note(attribute, attribute, text, locale);
    },
    codes: () => [...found.keys()],
    propose: async () => {
      const usage = await readUsage(store);
      const used = [...found.keys()].flatMap((code) => usage.get(code) ?? []);
      for await (const { attribute, value, locale } of scanValues(store, used)) {
        const { inference = null } = found.get(attribute) ?? {};
        inference?.add(value);
        system.add(attribute, value);
        if (locale !== undefined) found.get(attribute)!.isLocalizable = true;
        await yieldIfDue();
      }
      return [...found].flatMap(([code, { name, inference, isLocalizable }]) =>
        inference && !system.isFit(code)
          ? [toRecord({ code, name, format: inference.getFormat(), isLocalizable }, null)]
          : [],
      );
    },
  };
}

/** Returns a slice's changes that define the attributes by all of their values, and log it in the job. */
export async function defineNewAttributes(
  { ctx, job }: WorkRun,
  inferred: readonly InferredDefinition[],
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'>> {
  const definitions = await toDefinitions(ctx, inferred);
  if (!definitions.length) return {};
  const ids = new Map(definitions.map(({ id, code }) => [code, id]));
  const { importSummary } = (await ctx.store.get('jobs', job.id)) ?? job;
  const newAttributes = inferred.flatMap((one) => (ids.has(one.code) ? [toRecord(one, ids.get(one.code)!)] : []));
  const names = newAttributes.map(({ name }) => name).join(', ');
  return {
    changes: definitions.map((put) => ({ table: 'attributeDefinitions', put })),
    log: [{ level: 'INFO', message: say`Defined the attributes ${names}.` }],
    job: {
      definedAttributes: [...ids.values()],
      ...(importSummary && { importSummary: { ...importSummary, newAttributes } }),
    },
  };
}
