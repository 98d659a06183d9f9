import type { ProductReader } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductTargetRecord } from '../../records/jobs';
import type { BulkEditImagesInput, BulkEditPart } from '../../types.generated';
import { createYielder } from '../../yielder';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { readTarget, scanTarget } from '../jobs/productTarget';
import { pageOfRows, type PageResult } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** An image of products. */
export interface UsedImageRecord {
  url: string;
  /** The first alt text of it that was found. */
  alt: string;
  /** Products that have it, or variants of which do. */
  products: number;
}

/** The most images that are kept for the next question. A URL takes about 200 bytes. */
const MAX_KEPT = 50_000;

interface Listed {
  key: string;
  images: Promise<UsedImageRecord[]>;
}

/** What was listed last, so that the products are not read again for each search and page. */
const known = new WeakMap<ProductReader, Listed>();

const scanImages = async (
  ctx: Reads,
  catalog: CatalogRecord,
  target: ProductTargetRecord | undefined,
  part: BulkEditPart,
): Promise<UsedImageRecord[]> => {
  const found = new Map<string, UsedImageRecord>();
  const yieldIfDue = createYielder();
  for await (const product of scanTarget(ctx, catalog, target)) {
    const own = part === 'VARIANTS' ? [] : product.media;
    const all = part === 'PRODUCTS' ? own : [...own, ...product.variants.flatMap(({ media }) => media)];
    const urls = new Set<string>();
    for (const { url, alt } of all) {
      const image = found.get(url) ?? { url, alt, products: 0 };
      found.set(url, image);
      image.alt ||= alt;
      if (!urls.has(url)) image.products++;
      urls.add(url);
    }
    await yieldIfDue();
  }
  // Equal ones stay in the order of the products.
  return [...found.values()].sort((a, b) => b.products - a.products);
};

const listAll = (
  ctx: Reads,
  catalog: CatalogRecord,
  target: ProductTargetRecord | undefined,
  part: BulkEditPart,
): Promise<UsedImageRecord[]> => {
  const { products } = ctx.store;
  const key = JSON.stringify([catalog.id, products.version(catalog.id), target, part]);
  const last = known.get(products);
  if (last?.key === key) return last.images;
  const images = scanImages(ctx, catalog, target, part);
  const listed = { key, images };
  known.set(products, listed);
  const forget = () => known.get(products) === listed && known.delete(products);
  images.then(({ length }) => length > MAX_KEPT && forget(), forget);
  return images;
};

/** Returns the name of an uploaded file, or else the end of the URL. */
const toName = (uploads: ReadonlyMap<string, string>, url: string): string => {
  const upload = uploads.get(url);
  if (upload !== undefined) return upload;
  const end = /[^/?#]+(?=\/?(?:[?#]|$))/.exec(url)?.[0] ?? url;
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
};

/**
 * Returns the images that products of a catalog have, those of most products first. Throws NOT_FOUND for the catalog,
 * and INVALID for a bad page, and as filters of products do.
 */
export async function listUsedImages(
  ctx: Reads,
  { catalogId, target, part, q, ...page }: BulkEditImagesInput,
): Promise<PageResult & { images: (UsedImageRecord & { name: string })[] }> {
  const catalog = await getCatalog(ctx, catalogId);
  const all = await listAll(ctx, catalog, target ? readTarget(target) : undefined, part ?? 'BOTH');
  const files = await ctx.store.list('files', ({ isPublic }) => isPublic === true);
  const uploads = new Map(files.map(({ id, name }) => [`/media/${id}`, name]));
  const text = foldQuery(q);
  const named = all.map((image) => ({ ...image, name: toName(uploads, image.url) }));
  const found = named.filter((image) => [image.name, image.url, image.alt].some((one) => foldText(one).includes(text)));
  const { rows, ...result } = pageOfRows(found, page);
  return { images: rows, ...result };
}
