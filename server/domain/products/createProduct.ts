import type { ProductRecord } from '../../records/products';
import { getSkus } from '../../records/productFacts';
import type { ProductInput } from '../../types.generated';
import { valuesField } from '../productValues/values';
import { assertAssociations } from '../associations/partCycle';
import { getCatalog } from '../catalogs/catalogList';
import { assertFamilyKnown } from '../definitions/knownFamily';
import { catalogLock, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { getContent } from './canonical';
import { EMPTY_CONTENT, applyInput } from './contentDraft';
import { getProduct } from './productList';
import { assertValid } from './assertValid';
import { assertValuesKnown } from './readAttribute';
import { createSkuFinder, isSlugTaken, saveProduct } from './saveProduct';
import { makeSlug } from '../../records/makeSlug';
import { firstFree } from '../../records/slug';
import { normalizeInput } from './normalizeInput';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'limits' | 'locks'>;

const freeSlug = (ctx: Writes, catalogId: string, slug: string) =>
  firstFree(slug, (candidate) => isSlugTaken(ctx, catalogId, candidate, null));

/**
 * Creates a product, as a DRAFT if no status is given. The slug is generated from the name or else the SKU. Throws
 * NOT_FOUND for the catalog, INVALID with `fields`, or CONFLICT with `fields` for a SKU that another product uses.
 */
export function createProduct(
  ctx: Writes,
  { catalogId, input }: { catalogId: string; input: ProductInput },
): Promise<ProductRecord> {
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await getCatalog(ctx, catalogId);
    const draft = applyInput(EMPTY_CONTENT, normalizeInput(input, catalog.timeZone));
    assertValid(draft, EMPTY_CONTENT, catalog);
    await assertValuesKnown(ctx.store, catalogId, draft, EMPTY_CONTENT);
    await assertFamilyKnown(ctx.store, draft.family);
    await assertAssociations(draft, createSkuFinder(ctx, catalogId));
    const made = makeSlug(draft.name, draft.sku);
    const slug = draft.slug || (made && (await freeSlug(ctx, catalogId, made)));
    return saveProduct(ctx, commit, { catalog, content: { ...draft, slug }, previous: null });
  });
}

/** Returns `-copy`, or else the first of `-copy-2`, `-copy-3`, and so on that makes all SKUs unique. */
const copySuffix = ({ store }: Writes, catalogId: string, skus: readonly string[]) =>
  firstFree('-copy', async (suffix) => {
    const holders = await Promise.all(skus.map((sku) => store.products.bySku(catalogId, sku + suffix)));
    return holders.some(Boolean);
  });

/**
 * Creates a DRAFT copy of the product in the same catalog, with its own SKUs and slug and no reference. Throws
 * NOT_FOUND.
 */
export async function duplicateProduct(ctx: Writes, id: string): Promise<ProductRecord> {
  const { catalogId } = await getProduct(ctx, id);
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const original = getContent(await getProduct(ctx, id));
    const suffix = await copySuffix(ctx, catalogId, getSkus(original));
    const content = {
      ...original,
      sku: original.sku + suffix,
      name: `${original.name} (copy)`,
      slug: original.slug && (await freeSlug(ctx, catalogId, `${original.slug}-copy`)),
      status: 'DRAFT' as const,
      variants: original.variants.map((variant) => ({ ...variant, sku: variant.sku + suffix })),
      externalReference: null,
      // Like the slug, those for other languages are unique.
      ...valuesField(
        (original.values ?? []).map((value) =>
          value.attribute === 'slug' ? { ...value, text: value.text + suffix } : value,
        ),
      ),
    };
    return saveProduct(ctx, commit, { catalog: await getCatalog(ctx, catalogId), content, previous: null });
  });
}
