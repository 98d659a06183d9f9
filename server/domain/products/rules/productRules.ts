import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent, ProductRecord, VariantContent } from '#server/records/products';
import type { DomainContext } from '../../context';
import { isSameValue } from '../contentFields';
import { type Identity, loadCategoryRules } from './categoryRules';
import { listChannelRules } from './channelRules';

type Content = ProductContent<VariantContent & { id?: string }>;

/** The rules of a catalog that decide where a product is. */
export interface ProductRules {
  /** Returns the content in the categories that rules give it, and without the channels whose rules leave it out. */
  place: (content: Content, identity: Identity, previous: ProductRecord | null) => Content;
}

/** Returns the rules of the catalog's categories and channels. Those of channels can ask for categories. */
export async function loadProductRules(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
): Promise<ProductRules> {
  const categoryRules = await loadCategoryRules(ctx, catalog);
  const ofChannels = listChannelRules(catalog, ['CHANNEL']);
  // Their code is loaded with the first of them.
  const channelRules = ofChannels.length
    ? await (await import('./placeInChannels')).loadChannelRules(ctx, catalog, ofChannels)
    : undefined;
  return {
    place: (content, identity, previous) => {
      const found = categoryRules.find(content, identity, previous);
      const isByHand = !content.ruleCategories && !found.ruleCategories && found.categories === content.categories;
      // Most products stay where they are. A copy of one takes longer than to see that.
      if (isByHand && !content.notInChannels && !channelRules) return content;
      const { ruleCategories: _, notInChannels: __, ...others } = content;
      const placed = { ...others, ...found };
      if (!channelRules) return placed;
      const former = previous?.notInChannels ?? content.notInChannels ?? [];
      const leftOut = channelRules.findLeftOut(placed, identity, former);
      // The same list says that nothing has changed.
      return leftOut.length ? { ...placed, notInChannels: isSameValue(former, leftOut) ? former : leftOut } : placed;
    },
  };
}
