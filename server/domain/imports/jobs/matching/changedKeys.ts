import type { ImportPlanRecord } from '#server/records/imports';
import type { ProductContent, ProductRecord } from '#server/records/products';
import type { CatalogView } from '#server/domain/jobs/catalogView';
import type { WorkRun } from '#server/domain/jobs/work';
import type { ChangedKey, KeyField } from '../../cells/changedKey';
import {
  findWrittenAs,
  getShownDigits,
  getSpreadsheetValues,
  getWrittenValues,
  isOpenDate,
  shorten,
  type SpreadsheetValue,
} from '../../cells/spreadsheetText';
import type { OpenedProducts, SourceGroup } from '../../openProducts';
import type { ProductPatch } from '../../rows/patch';
import { matchesByReference, matchesChanged } from '../importScope';
import { inFile } from '../rowIssues';
import { keyChanged, keyRestored, keyUnclear, keyWritten, skuKept } from './changedKeyIssues';
import { withoutSku, withoutUnclear, withStored } from './keyPatches';

type Keys = Record<KeyField, Map<string, Set<string>>>;

const createKeys = (): Keys => ({ sku: new Map(), externalReference: new Map() });

const getId = ({ readAs, key }: SpreadsheetValue) => `${readAs} ${key}`;

const addKey = (keys: Keys, [field, text]: readonly [KeyField, string], values: readonly SpreadsheetValue[]) => {
  for (const value of values) {
    const texts = keys[field].get(getId(value)) ?? new Set();
    keys[field].set(getId(value), texts.add(text));
  }
};

const listKeys = ({ sku, externalReference, variants }: ProductContent): [KeyField, string][] => [
  ['sku', sku],
  ...variants.map(({ sku: own }): [KeyField, string] => ['sku', own]),
  ...[externalReference, ...variants.map((variant) => variant.externalReference)].flatMap(
    (text): [KeyField, string][] => (text ? [['externalReference', text]] : []),
  ),
];

/**
 * Whether the product was in the catalog before the import. One that resumes finds what it would have found at once.
 */
const isOlder = ({ createdAt }: ProductRecord, { job: { startedAt } }: WorkRun) =>
  startedAt === null || createdAt <= startedAt;

/**
 * The SKUs and references of the catalog by the values that a spreadsheet can take them for, and those that long ones
 * are shortened to, with as many digits as in the file.
 */
const readStored = async (run: WorkRun, shown: ReadonlySet<number>): Promise<Keys> => {
  const found = createKeys();
  for await (const product of run.ctx.store.products.scan(run.job.catalogId, 'ID')) {
    await run.yieldIfDue();
    if (!isOlder(product, run)) continue;
    for (const key of listKeys(product)) {
      const shortened = [...shown].flatMap((digits) => shorten(key[1], digits));
      addKey(found, key, [...getSpreadsheetValues(key[1]), ...shortened]);
    }
  }
  return found;
};

const toKeys = (pairs: readonly (readonly [KeyField, string | null | undefined])[]): [KeyField, string][] =>
  pairs.flatMap(([field, text]): [KeyField, string][] => (text ? [[field, text]] : []));

/** The keys that a patch states. Those that were made from other cells are not from the file. */
const listStated = ({ fields, variants, deleted = [], skuBasis }: ProductPatch): [KeyField, string][] =>
  toKeys([
    ['sku', skuBasis === 'MADE' ? '' : fields.sku],
    ['externalReference', fields.externalReference],
    ...variants.flatMap(({ sku, isSkuMade, externalReference }) => [
      ['sku', isSkuMade ? '' : sku] as const,
      ['externalReference', externalReference] as const,
    ]),
    ...deleted.map((sku) => ['sku', sku] as const),
  ]);

/** The SKUs of other products that a patch names. */
const listNamed = ({ fields: { associations } }: ProductPatch): [KeyField, string][] =>
  toKeys((associations ?? []).map(({ sku }) => ['sku', sku]));

const getPatch = ({ patch, ignored }: SourceGroup) => patch ?? ignored ?? null;

/** The keys that the file states, by their values, and all of them, and how many digits are left of shortened ones. */
const readFile = async ({ batches }: OpenedProducts, { yieldIfDue }: WorkRun) => {
  const byValue = createKeys();
  const stated = new Set<string>();
  const shown = new Set<number>();
  for await (const batch of batches()) {
    for (const group of batch) {
      const patch = getPatch(group);
      for (const key of patch ? listStated(patch) : []) {
        await yieldIfDue();
        stated.add(key.join(' '));
        const digits = getShownDigits(key[1]);
        if (digits !== null) shown.add(digits);
        addKey(byValue, key, getWrittenValues(key[1]));
      }
    }
  }
  return { byValue, stated, shown };
};

const collect = (keys: ReadonlyMap<string, ReadonlySet<string>>, values: readonly SpreadsheetValue[]) => [
  ...new Set(values.flatMap((value) => [...(keys.get(getId(value)) ?? [])])),
];

/**
 * The products of a file with the keys that the catalog has in another form, as a spreadsheet writes them that has
 * opened the file. If the import matches them, the products get the keys of the catalog, unless several can be meant:
 * two of the catalog, two of the file, or one that the file has unchanged, too.
 */
export function withChangedKeys(
  run: WorkRun,
  plan: ImportPlanRecord,
  view: CatalogView,
  opened: OpenedProducts,
): OpenedProducts {
  let read: Promise<{ known: Keys; file: Awaited<ReturnType<typeof readFile>> }> | undefined;
  const readBoth = async () => {
    const file = await readFile(opened, run);
    return { known: await readStored(run, file.shown), file };
  };
  const isKnown = async (field: KeyField, text: string) => {
    const holder =
      field === 'sku'
        ? await view.bySku(text)
        : ((await view.byReference(text)) ?? (await view.byVariantReference(text)));
    return holder !== undefined && isOlder(holder, run);
  };
  const findChanged = async (field: KeyField, text: string): Promise<ChangedKey | null> => {
    await run.yieldIfDue();
    const values = getWrittenValues(text);
    if (!values.length || (await isKnown(field, text))) return null;
    const { known, file } = await (read ??= readBoth());
    const stored = collect(known[field], values).filter((key) => !file.stated.has(`${field} ${key}`));
    const readAs = stored.length ? values[0]!.readAs : findWrittenAs(text);
    if (!readAs) return null;
    const [only, ...others] = stored;
    const isOne =
      only !== undefined &&
      !others.length &&
      readAs !== 'SHORTENED' &&
      !isOpenDate(text) &&
      collect(file.byValue[field], getSpreadsheetValues(only)).every((other) => other === text);
    return { field, text, stored, match: isOne ? only : null, readAs };
  };
  const isMatched = matchesChanged(plan);
  /** The SKU of the stored product with the reference of this one, whose SKU is none of the catalog. */
  const findKept = async ({ fields }: ProductPatch, changed: readonly ChangedKey[]) => {
    const key = changed.find(({ field, text, match }) => field === 'sku' && text === fields.sku && match === null);
    const own = fields.externalReference;
    const reference = changed.find(({ field, text }) => field === 'externalReference' && text === own)?.match ?? own;
    const holder = key && reference ? await view.byReference(reference) : undefined;
    if (!key || !holder || !isOlder(holder, run) || !read) return null;
    const isOther = (key.stored.length > 0 && !key.stored.includes(holder.sku)) || !holder.sku;
    return isOther || (await read).file.stated.has(`sku ${holder.sku}`) ? null : { key, sku: holder.sku };
  };
  /** Whether the product can’t be found if this key is unclear. Otherwise it only stays as the catalog has it. */
  const isVital = ({ fields }: ProductPatch, { field, text }: ChangedKey) =>
    field === 'sku' || matchesByReference(plan) || (!fields.sku && fields.externalReference === text);
  const withKeys = async (group: SourceGroup): Promise<SourceGroup> => {
    const patch = getPatch(group);
    if (!patch) return group;
    const stated = listStated(patch);
    const changedKeys: ChangedKey[] = [];
    for (const [field, text] of new Map([...stated, ...listNamed(patch)].map((key) => [key.join(' '), key])).values()) {
      const found = await findChanged(field, text);
      if (found) changedKeys.push(found);
    }
    if (!changedKeys.length) return group;
    const own = new Set(stated.map((key) => key.join(' ')));
    const keeping = isMatched ? await findKept(patch, changedKeys) : null;
    const unclear = new Set(
      changedKeys.filter(
        (key) =>
          key !== keeping?.key && key.stored.length > 0 && key.match === null && own.has(`${key.field} ${key.text}`),
      ),
    );
    const isLost = [...unclear].some((key) => isVital(patch, key) && patch.fields[key.field] === key.text);
    const given = keeping ? withoutSku(patch) : patch;
    const kept = !isMatched ? patch : isLost ? null : withoutUnclear(withStored(given, changedKeys), unclear);
    const found = changedKeys.map((key) => {
      if (keeping?.key === key) return skuKept(patch, key, keeping.sku);
      if (!key.stored.length) return keyWritten(patch, key);
      if (isMatched && key.match !== null) return keyRestored(patch, key);
      return isMatched && unclear.has(key) && isVital(patch, key) ? keyUnclear(patch, key) : keyChanged(patch, key);
    });
    const { patch: _patch, ignored: _ignored, ...others } = group;
    return {
      ...others,
      patch: group.patch && kept,
      ...(!group.patch && kept && { ignored: kept }),
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
