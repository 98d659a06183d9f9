import type { CatalogRecord } from '#server/records/catalogs';
import { type Revalidation, validateCatalogs } from '../../attributes/revalidate';
import { updateCatalog } from '../../catalogs/catalogWrites';
import type { DomainContext } from '../../context';
import { isSameValue } from '../../products/contentFields';
import { listRuledCategories } from '../../products/rules/categoryRules';

/** What conditions of rules depend on besides products and definitions. */
const RULE_SETTINGS = ['channels', 'locales', 'currencies', 'defaultLocale', 'timeZone'] as const;

/**
 * Updates the given fields of a catalog, and starts a VALIDATE job if its rules depend on what has changed. Throws as
 * `updateCatalog`.
 */
export async function updateRuledCatalog(
  ctx: DomainContext,
  edit: Parameters<typeof updateCatalog>[1],
): Promise<Revalidation & { catalog: CatalogRecord }> {
  const before = await ctx.store.get('catalogs', edit.id);
  const catalog = await updateCatalog(ctx, edit);
  const isSame = RULE_SETTINGS.every((field) => isSameValue(before?.[field], catalog[field]));
  const hasRules =
    !isSame && (catalog.channelRules !== undefined || (await listRuledCategories(ctx, catalog.id)).length > 0);
  return { catalog, ...(await validateCatalogs(ctx, hasRules ? [catalog] : [])) };
}
