import { addToList } from '../../../addToList';
import type { ImportPlanRecord } from '../../../../records/imports';
import type { ProductContent } from '../../../../records/products';
import type { CatalogView } from '../../../jobs/catalogView';
import type { WorkRun } from '../../../jobs/work';
import type { ChangedKey, KeyField } from '../../cells/changedKey';
import {
  findWrittenAs,
  getSpreadsheetValues,
  getWrittenValues,
  type SpreadsheetValue,
} from '../../cells/spreadsheetText';
import type { OpenedProducts, SourceGroup } from '../../openProducts';
import type { ProductPatch } from '../../rows/patch';
import { matchesChanged } from '../importScope';
import { inFile } from '../rowIssues';
import { keyChanged, keyRestored, keyUnclear, keyWritten } from './changedKeyIssues';

type StoredKeys = ReadonlyMap<string, readonly string[]>;

const getId = ({ readAs, key }: SpreadsheetValue) => `${readAs} ${key}`;

const listKeys = ({ sku, externalReference, variants }: ProductContent): [KeyField, string][] => [
  ['sku', sku],
  ...variants.map(({ sku: own }): [KeyField, string] => ['sku', own]),
  ...[externalReference, ...variants.map((variant) => variant.externalReference)].flatMap(
    (text): [KeyField, string][] => (text ? [['externalReference', text]] : []),
  ),
];

/** The SKUs and references of the catalog by the values that a spreadsheet can take them for. */
const readStored = async ({ ctx, job, yieldIfDue }: WorkRun): Promise<Record<KeyField, StoredKeys>> => {
  const found = { sku: new Map<string, string[]>(), externalReference: new Map<string, string[]>() };
  for await (const product of ctx.store.products.scan(job.catalogId, 'ID')) {
    await yieldIfDue();
    // A job that resumes finds what it would have found without the interruption.
    if (job.startedAt !== null && product.createdAt > job.startedAt) continue;
    for (const [field, text] of listKeys(product)) {
      for (const value of getSpreadsheetValues(text)) addToList(found[field], getId(value), text);
    }
  }
  return found;
};

/** The keys that a patch states. Those that were made from other cells are not from the file. */
const listStated = ({ fields, variants, deleted = [], skuBasis }: ProductPatch): [KeyField, string][] =>
  [
    ['sku', skuBasis === 'MADE' ? '' : fields.sku] as const,
    ['externalReference', fields.externalReference] as const,
    ...variants.flatMap(({ sku, isSkuMade, externalReference }) => [
      ['sku', isSkuMade ? '' : sku] as const,
      ['externalReference', externalReference] as const,
    ]),
    ...deleted.map((sku) => ['sku', sku] as const),
  ].flatMap(([field, text]): [KeyField, string][] => (text ? [[field, text]] : []));

/** The patch with the keys that the catalog has instead of those of the file. */
const withStored = (patch: ProductPatch, changed: readonly ChangedKey[]): ProductPatch => {
  const storedOf = new Map(
    changed.flatMap(({ field, text, stored: [key] }) => (key ? [[`${field} ${text}`, key]] : [])),
  );
  const toStored = (field: KeyField, text: string) => storedOf.get(`${field} ${text}`) ?? text;
  const withKeys = <Part extends Partial<Record<KeyField, string | null>>>(part: Part): Part => ({
    ...part,
    ...(part.sku && { sku: toStored('sku', part.sku) }),
    ...(part.externalReference && { externalReference: toStored('externalReference', part.externalReference) }),
  });
  const { fields, variants, deleted } = patch;
  const { associations } = fields;
  return {
    ...patch,
    fields: { ...withKeys(fields), ...(associations && { associations: associations.map(withKeys) }) },
    variants: variants.map(withKeys),
    ...(deleted && { deleted: deleted.map((sku) => toStored('sku', sku)) }),
  };
};

/**
 * The products of a file with the keys that the catalog has in another form, as a spreadsheet writes them that has opened the
 * file. If the import matches them, the products get the keys of the catalog.
 */
export function withChangedKeys(
  run: WorkRun,
  plan: ImportPlanRecord,
  view: CatalogView,
  opened: OpenedProducts,
): OpenedProducts {
  let read: Promise<Record<KeyField, StoredKeys>> | undefined;
  const isKnown = async (field: KeyField, text: string) => {
    if (field === 'sku') return (await view.bySku(text)) !== undefined;
    return ((await view.byReference(text)) ?? (await view.byVariantReference(text))) !== undefined;
  };
  const findChanged = async (field: KeyField, text: string): Promise<ChangedKey | null> => {
    await run.yieldIfDue();
    const values = getWrittenValues(text);
    if (!values.length || (await isKnown(field, text))) return null;
    const known = (await (read ??= readStored(run)))[field];
    for (const value of values) {
      const stored = [...new Set(known.get(getId(value)))];
      if (stored.length > 0 && !stored.includes(text)) return { field, text, stored, readAs: value.readAs };
    }
    const readAs = findWrittenAs(text);
    return readAs ? { field, text, stored: [], readAs } : null;
  };
  const isMatched = matchesChanged(plan);
  const toIssue = (patch: ProductPatch, key: ChangedKey) => {
    if (!key.stored.length) return keyWritten(patch, key);
    if (!isMatched) return keyChanged(patch, key);
    return key.stored.length > 1 ? keyUnclear(patch, key) : keyRestored(patch, key);
  };
  const withKeys = async (group: SourceGroup): Promise<SourceGroup> => {
    const patch = group.patch ?? group.ignored;
    if (!patch) return group;
    const changedKeys: ChangedKey[] = [];
    for (const [field, text] of new Map(listStated(patch).map((key) => [key.join(' '), key])).values()) {
      const found = await findChanged(field, text);
      if (found) changedKeys.push(found);
    }
    if (!changedKeys.length) return group;
    const isOne = ({ stored }: ChangedKey) => stored.length === 1;
    const restored = isMatched ? withStored(patch, changedKeys.filter(isOne)) : patch;
    const found = changedKeys.map((key) => toIssue(patch, key));
    return {
      ...group,
      ...(group.patch ? { patch: restored } : { ignored: restored }),
      changedKeys,
      issues: [...group.issues, ...found.map((one) => inFile(group, plan, one))],
    };
  };
  return {
    ...opened,
    batches: async function* () {
      for await (const batch of opened.batches()) {
        const groups: SourceGroup[] = [];
        for (const group of batch) groups.push(await withKeys(group));
        yield groups;
      }
    },
  };
}
