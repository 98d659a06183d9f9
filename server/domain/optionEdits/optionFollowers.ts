import type { CatalogRecord } from '#server/records/catalogs';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import { createYielder } from '#server/yielder';
import { readAllTexts } from '../productValues/readAllTexts';
import { createOptionsEdit, createReplace } from './changeOptions';
import { StepFailure } from './stepFailure';
import type { DomainContext } from '../context';
import { productsOfIds } from '../products/productList';
import { findFollowing } from './followOptions';

type Reads = Pick<DomainContext, 'store'>;

/** Returns the ids of the products of a catalog that have changed options, or whose variants have. */
export function findOptionProducts({ store }: Reads, catalogId: string, edit: OptionsEditRecord): Promise<string[]> {
  const replace = createReplace(edit);
  const isMatch = (texts: string) => texts.split('\n').some((text) => replace(text) !== text);
  const reading = readAllTexts(edit.attribute);
  const values = [{ ...reading, isMatch }];
  return store.products.ids(catalogId, { inner: { readings: [reading], held: [], values, and: [], or: [], not: [] } });
}

/** What follows changed options in a catalog. */
export interface OptionFollowersRecord {
  catalog: CatalogRecord;
  /** Products that change; of an archived catalog, those that have the options and keep them. */
  products: number;
  /** Products that can’t change. */
  failed: number;
  /** Rules, views, and recipes. */
  conditions: number;
}

/** Returns the catalogs in which products, rules, views, or recipes have changed options, most products first. */
export async function previewFollowers(ctx: Reads, edit: OptionsEditRecord): Promise<OptionFollowersRecord[]> {
  const change = createOptionsEdit(edit, 'BOTH');
  const yieldIfDue = createYielder();
  const followers: OptionFollowersRecord[] = [];
  for (const catalog of await ctx.store.list('catalogs')) {
    let products = 0;
    let failed = 0;
    for await (const product of productsOfIds(ctx, await findOptionProducts(ctx, catalog.id, edit))) {
      await yieldIfDue();
      if (!product) continue;
      try {
        if (change(product) !== product) products++;
      } catch (error) {
        if (!(error instanceof StepFailure)) throw error;
        failed++;
      }
    }
    const isOpen = catalog.status !== 'ARCHIVED';
    const conditions = isOpen ? (await findFollowing(ctx, catalog.id, edit)).length : 0;
    if (products + failed + conditions > 0) followers.push({ catalog, products, failed, conditions });
  }
  return followers.sort((a, b) => b.products - a.products);
}

/** The catalogs that are not archived and in which something follows changed options. */
export interface FollowingCatalog {
  catalogId: string;
  hasProducts: boolean;
}

/** Returns the catalogs in which something follows changed options, without archived ones, whose products never change. */
export async function listFollowing(ctx: Reads, edit: OptionsEditRecord): Promise<FollowingCatalog[]> {
  const found: FollowingCatalog[] = [];
  for (const { id: catalogId } of await ctx.store.list('catalogs', ({ status }) => status !== 'ARCHIVED')) {
    const hasProducts = (await findOptionProducts(ctx, catalogId, edit)).length > 0;
    const hasConditions = hasProducts || (await findFollowing(ctx, catalogId, edit)).length > 0;
    if (hasProducts || hasConditions) found.push({ catalogId, hasProducts });
  }
  return found;
}
