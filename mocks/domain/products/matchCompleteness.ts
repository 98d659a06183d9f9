import type { CatalogRecord } from '../../records/catalogs';
import type { CompletenessFilterInput } from '../../types.generated';
import { getCurrentTags } from '../catalogs/remeasure';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import { getCellScopes, parseCells } from '../validation/completenessCells';

/**
 * Returns a function that tests the completeness of a product by channel and language, as it is stored. Outdated figures
 * do not pass. Throws INVALID for a language or a channel that the catalog does not have.
 */
export async function matchCompleteness(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  { isComplete, ...wanted }: CompletenessFilterInput,
): Promise<(cells: string) => boolean> {
  const scope = assertScope(catalog, wanted);
  const locale = scope.locale ?? catalog.defaultLocale;
  const isWanted = getCellScopes(catalog).map(
    (cell) => cell.locale === locale && (scope.channel === null || cell.channel === scope.channel),
  );
  const tags = await getCurrentTags(ctx, catalog);
  return (cells) => {
    const { tag, counts } = parseCells(cells);
    if (!tags.has(tag)) return false;
    return counts.every(({ filled, required }, at) => !isWanted[at] || filled === required) === isComplete;
  };
}
