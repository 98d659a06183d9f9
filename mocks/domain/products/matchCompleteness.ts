import type { CatalogRecord } from '../../records/catalogs';
import type { CompletenessFilterInput } from '../../types.generated';
import { getCurrentTags } from '../catalogs/remeasure';
import { getSoldScopes } from '../channels/catalogChannels';
import type { DomainContext } from '../context';
import { assertScope } from '../productValues/assertScope';
import { getCellScopes, parseCells } from '../validation/completenessCells';

/**
 * Returns a function that tests the completeness of a product by channel and language, as it is stored. Without a
 * channel, those that sell in the language count, or all if none does. Outdated figures do not pass. Throws INVALID for a language or a channel that the catalog does not have.
 */
export async function matchCompleteness(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  { isComplete, ...requested }: CompletenessFilterInput,
): Promise<(cells: string) => boolean> {
  const scope = assertScope(catalog, requested);
  const locale = scope.locale ?? catalog.defaultLocale;
  const cells = getCellScopes(catalog);
  const inLanguage = cells.filter((cell) => cell.locale === locale);
  const sold = inLanguage.filter(await getSoldScopes(ctx.store, catalog));
  const wanted =
    scope.channel === null
      ? new Set(sold.length ? sold : inLanguage)
      : new Set(inLanguage.filter(({ channel }) => channel === scope.channel));
  const isWanted = cells.map((cell) => wanted.has(cell));
  const tags = await getCurrentTags(ctx, catalog);
  return (text) => {
    const { tag, counts } = parseCells(text);
    if (!tags.has(tag)) return false;
    return counts.every(({ filled, required }, at) => !isWanted[at] || filled === required) === isComplete;
  };
}
