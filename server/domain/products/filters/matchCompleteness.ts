import type { CatalogRecord } from '#server/records/catalogs';
import type { CellOrder } from '#server/db/store';
import type { CompletenessFilterInput, CompletenessSortInput } from '#server/types.generated';
import { getCurrentTags } from '../../catalogs/remeasure';
import { getSoldScopes } from '../../definitions/catalogChannels';
import type { DomainContext } from '../../context';
import { assertScope } from '../../productValues/assertScope';
import { getCellScopes, parseCells } from '../../validation/completenessCells';

type Reads = Pick<DomainContext, 'store'>;

/** Which of the stored cells of the catalog's products are in the scope, and under which tags they are up to date. */
const selectCells = async (ctx: Reads, catalog: CatalogRecord, requested: CompletenessSortInput) => {
  const scope = assertScope(catalog, requested);
  const locale = scope.locale ?? catalog.defaultLocale;
  const cells = getCellScopes(catalog);
  const inLanguage = cells.filter((cell) => cell.locale === locale);
  const sold = inLanguage.filter(await getSoldScopes(ctx.store, catalog));
  const wanted =
    scope.channel === null
      ? new Set(sold.length ? sold : inLanguage)
      : new Set(inLanguage.filter(({ channel }) => channel === scope.channel));
  return { isWanted: cells.map((cell) => wanted.has(cell)), tags: await getCurrentTags(ctx, catalog) };
};

/**
 * Returns a function that tests the completeness of a product by channel and language, as it is stored. Without a
 * channel, those that sell in the language count, or all if none does. Outdated figures, and products that are in none
 * of these channels, do not pass. Throws INVALID for
 * a language or a channel that the catalog does not have.
 */
export async function matchCompleteness(
  ctx: Reads,
  catalog: CatalogRecord,
  { isComplete, ...requested }: CompletenessFilterInput,
): Promise<(cells: string) => boolean> {
  const { isWanted, tags } = await selectCells(ctx, catalog, requested);
  return (text) => {
    const { tag, counts } = parseCells(text);
    if (!tags.has(tag)) return false;
    const wanted = counts.filter(({ required }, at) => isWanted[at] && required);
    return wanted.length > 0 && wanted.every(({ filled, required }) => filled === required) === isComplete;
  };
}

/**
 * Returns the order by the stored completeness in a language and a channel. Without a channel, the lowest of those that
 * sell in the language counts, or of all if none does. Outdated figures, and products that are in none of these channels,
 * come last. Throws INVALID for a language or a channel that the catalog does not have.
 */
export async function createCompletenessOrder(
  ctx: Reads,
  catalog: CatalogRecord,
  requested: CompletenessSortInput,
): Promise<CellOrder> {
  const { isWanted, tags } = await selectCells(ctx, catalog, requested);
  return {
    toCellKey: (text) => {
      const { tag, counts } = parseCells(text);
      if (!tags.has(tag)) return NaN;
      const ratios = counts.flatMap(({ filled, required }, at) => (isWanted[at] && required ? filled / required : []));
      return ratios.length ? Math.min(...ratios) : NaN;
    },
    stamp: [...tags, isWanted.join()].join(' '),
  };
}
