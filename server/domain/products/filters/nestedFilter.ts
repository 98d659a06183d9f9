import type { InnerFilter, ProductScanFilter } from '#server/db/store';
import { DomainError, type FieldSentences } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import { say, type StoredSentence } from '#server/records/sentence';
import type { ProductFilter } from '#server/types.generated';
import { findSellingChannels } from '../../definitions/catalogChannels';
import { assertNoFieldErrors } from '../../errors';
import { createConditionReader, type FilterPart } from './conditions';
import type { FieldRequest } from './fieldSources';

/** Filters in filters, the outermost one included. */
const MAX_DEPTH = 5;

/** Conditions in a filter and those in it. */
const MAX_CONDITIONS = 50;

/** Filters in a filter. */
const MAX_FILTERS = 50;

/** A filter in another one, with its path. */
interface FilterPlace {
  filter: ProductFilter;
  path: string;
}

const getParts = ({ filter: { and, or, not }, path }: FilterPlace): FilterPlace[] => [
  ...(and ?? []).map((filter, at) => ({ filter, path: `${path}.and[${at}]` })),
  ...(or ?? []).map((filter, at) => ({ filter, path: `${path}.or[${at}]` })),
  ...(not ? [{ filter: not, path: `${path}.not` }] : []),
];

/** Throws INVALID for a filter with too many conditions, or that is nested too deeply. */
function assertSize(filter: ProductFilter): void {
  let level: FilterPlace[] = [{ filter, path: 'filter' }];
  let conditions = 0;
  let filters = 0;
  for (let depth = 1; level.length; depth++) {
    if (depth > MAX_DEPTH) {
      assertNoFieldErrors({ [level[0]!.path]: say`Nest filters at most ${MAX_DEPTH} levels deep.` });
    }
    conditions += level.reduce((sum, one) => sum + (one.filter.conditions?.length ?? 0), 0);
    filters += level.length;
    if (conditions > MAX_CONDITIONS || filters > MAX_FILTERS) {
      assertNoFieldErrors({ filter: say`Use at most ${MAX_CONDITIONS} conditions.` });
    }
    level = level.flatMap(getParts);
  }
}

/** Returns a filter without the conditions and filters in it as the index evaluates it. */
export type ToQuickFilter = (filter: ProductFilter) => Promise<ProductScanFilter>;

/**
 * Returns a filter with conditions or other filters as the index evaluates it. Throws INVALID, with a message for the
 * path of each part that is wrong.
 */
export async function toNestedFilter(
  ctx: FieldRequest['ctx'],
  catalog: CatalogRecord,
  outermost: ProductFilter,
  toQuickFilter: ToQuickFilter,
): Promise<ProductScanFilter> {
  assertSize(outermost);
  const readCondition = await createConditionReader(ctx, catalog);
  const errors: Record<string, StoredSentence> = {};

  /** Returns what `get` returns, or notes under the path why it can’t. */
  const attempt = async <Part extends object>(path: string, get: () => Promise<Part>): Promise<Part | undefined> => {
    try {
      return await get();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
      errors[path] = error.sentence;
      return undefined;
    }
  };

  const read = async ({ filter, path }: FilterPlace): Promise<ProductScanFilter> => {
    const { conditions, untranslatedIn, and, or } = filter;
    const own = path === 'filter' ? await toQuickFilter(filter) : await attempt(path, () => toQuickFilter(filter));
    const parts: FilterPart[] = [];
    for (const [at, condition] of (conditions ?? []).entries()) {
      parts.push((await attempt(`${path}.conditions[${at}]`, () => readCondition(condition))) ?? {});
    }
    if (untranslatedIn) {
      const condition = { field: 'translated', operator: 'IS' as const, values: ['no'], locale: untranslatedIn };
      parts.push((await attempt(path, () => readCondition(condition))) ?? {});
      const values = await findSellingChannels(ctx.store, catalog, untranslatedIn);
      if (values.length > 0) parts.push(await readCondition({ field: 'channel', operator: 'IN', values }));
    }
    const filters = await Promise.all(getParts({ filter, path }).map(read));
    const [andCount, orCount] = [and?.length ?? 0, or?.length ?? 0];
    const values = parts.flatMap((part) => part.values ?? []);
    const inner: InnerFilter = {
      readings: [...values, ...filters.flatMap((one) => one.inner?.readings ?? [])],
      held: parts.flatMap((part) => part.held ?? []),
      values,
      and: filters.slice(0, andCount),
      or: filters.slice(andCount, andCount + orCount),
      not: filters.slice(andCount + orCount),
    };
    return { ...own, inner };
  };

  const found = await read({ filter: outermost, path: 'filter' });
  assertNoFieldErrors(errors satisfies FieldSentences);
  return found;
}
