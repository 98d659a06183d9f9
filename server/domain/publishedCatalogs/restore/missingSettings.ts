import { attributeCode } from '#server/records/attributeCode';
import { withSystem } from '#server/records/systemAttributes';
import type { ProductContent } from '#server/records/products';
import type { RestorePreviewRecord } from '#server/records/publishedCatalogs';
import type { MissingSetting, SettingKind } from '#server/types.generated';
import { createYielder } from '#server/yielder';
import { getCatalog } from '../../catalogs/catalogList';
import type { DomainContext } from '../../context';
import { getFamilies } from '../../definitions/storedFamilies';
import { getAllValues } from '../../productValues/values';
import { listDefinitions } from '../../validation/definedRules';
import { contentsOfEntries } from '../entryContents';
import { createSettingsNotes } from '../freezer';
import { getFrozenSettings } from '../frozenSettings';
import { getRestoreTargets, targetsOfSku } from './restoreTargets';

type Reads = Pick<DomainContext, 'store' | 'workingCopies'>;

/** Number of products that are named. */
const NAMED = 3;

/** Returns what the version has and today's catalog has not, without the products. */
const findMissing = async (ctx: Reads, { versionId, catalogId }: RestorePreviewRecord): Promise<MissingSetting[]> => {
  const { store } = ctx;
  const frozen = await getFrozenSettings(ctx, versionId);
  // The version of the demo data keeps neither; deleted ones are stored, too.
  const families = frozen.families ?? (await store.list('families'));
  const definitions = frozen.definitions ?? (await store.list('attributeDefinitions'));
  const today = {
    FAMILY: new Set((await getFamilies(store)).map(({ code }) => code)),
    ATTRIBUTE: new Set(withSystem(await listDefinitions(store)).map(({ code }) => code)),
    CHANNEL: new Set((await getCatalog(ctx, catalogId)).channels),
  };
  const former = [
    ...families.map(({ code, labels }) => ({ kind: 'FAMILY' as const, code, labels })),
    ...definitions.map(({ code, labels }) => ({ kind: 'ATTRIBUTE' as const, code, labels })),
    ...frozen.channels.map(({ id, labels }) => ({ kind: 'CHANNEL' as const, code: id, labels })),
  ];
  return former
    .filter(({ kind, code }) => !today[kind].has(code))
    .map(({ labels, ...setting }) => ({ ...setting, labels: [...labels], productCount: 0, skus: [] }));
};

const getUsed = (content: ProductContent): Record<SettingKind, ReadonlySet<string | null>> => {
  const { note, used } = createSettingsNotes();
  note(content);
  const prices = [content, ...content.variants].flatMap((one) => one.prices);
  return {
    FAMILY: used.familyCodes,
    ATTRIBUTE: new Set([...used.attributeNames].map(attributeCode)),
    CHANNEL: new Set([...prices, ...getAllValues(content)].map(({ channel }) => channel ?? null)),
  };
};

/**
 * Returns the families, definitions of attributes, and channels that products which a restore changes had in the version
 * and that no longer exist. Reads these products only if there are any.
 */
export async function getMissingSettings(ctx: Reads, preview: RestorePreviewRecord): Promise<MissingSetting[]> {
  const missing = await findMissing(ctx, preview);
  if (!missing.length) return [];
  const { versionId: id, catalogId, sku } = preview;
  const targets = targetsOfSku(await getRestoreTargets(ctx, { id, catalogId }), sku);
  const yieldIfDue = createYielder();
  for await (const { entry, content } of contentsOfEntries(
    ctx,
    targets.flatMap(({ after }) => after ?? []),
  )) {
    const used = getUsed(content);
    for (const setting of missing) {
      if (!used[setting.kind].has(setting.code)) continue;
      setting.productCount++;
      if (setting.skus.length < NAMED) setting.skus.push(entry.sku);
    }
    await yieldIfDue();
  }
  return missing.filter(({ productCount }) => productCount > 0);
}
