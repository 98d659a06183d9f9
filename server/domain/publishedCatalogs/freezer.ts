import type { FrozenProducts } from '../workingCopies';
import type { ProductScanFilter } from '../../db/store';
import { FIELD_CODES } from '../../records/attributeCode';
import { getBranchPaths } from '../../records/categories';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';
import { canonicalBytes, contentHash, createChecksum } from '../products/canonical';
import { getAllValues } from '../productValues/values';

/** Returns the product in stored form. Pass `bytes`, its canonical JSON, to avoid serializing it again. */
export function freezeProduct(product: ProductRecord, bytes?: Uint8Array): PublishedEntry {
  const hash = contentHash(product, bytes);
  const partOf = (product.associations ?? []).flatMap(({ type, sku }) => (type === 'PART_OF' ? [sku] : []));
  const { sku, id: productId, revision, ruleCategories, notInChannels } = product;
  return {
    sku,
    productId,
    hash,
    revision,
    ...(partOf.length && { partOf }),
    ...(ruleCategories && { ruleCategories }),
    ...(notInChannels && { notInChannels }),
  };
}

/** Creates a function that notes which settings a product uses, and the settings that all of them use. */
export function createSettingsNotes() {
  const categoryPaths = new Set<string>();
  const attributeNames = new Set<string>();
  const familyCodes = new Set<string>();
  const note = (content: ProductContent) => {
    for (const category of content.categories) {
      if (!categoryPaths.has(category)) for (const path of getBranchPaths(category)) categoryPaths.add(path);
    }
    if (content.family !== undefined) familyCodes.add(content.family);
    for (const { name } of content.attributes) attributeNames.add(name);
    for (const { options, attributes = [] } of content.variants) {
      for (const { name } of [...options, ...attributes]) attributeNames.add(name);
    }
    for (const { attribute } of getAllValues(content)) if (!FIELD_CODES.has(attribute)) attributeNames.add(attribute);
  };
  return { note, used: { categoryPaths, attributeNames, familyCodes } };
}

/**
 * Creates a function that freezes products one by one, so that long lists can be processed in slices. Products must be
 * sorted by SKU.
 */
export function createFreezer() {
  const entries: PublishedEntry[] = [];
  const sum = createChecksum();
  const { note, used } = createSettingsNotes();
  let variantCount = 0;

  const count = (content: ProductContent, bytes: Uint8Array) => {
    sum.add(bytes);
    variantCount += content.variants.length;
    note(content);
  };

  return {
    add: (product: ProductRecord): PublishedEntry => {
      const bytes = canonicalBytes(product);
      const entry = freezeProduct(product, bytes);
      count(product, bytes);
      entries.push(entry);
      return entry;
    },
    /** Adds a product that was frozen before. */
    addFrozen: (entry: PublishedEntry, content: ProductContent) => {
      count(content, canonicalBytes(content));
      entries.push(entry);
    },
    end: (): FrozenProducts => ({ entries, checksum: sum.digest(), variantCount, ...used }),
  };
}

/**
 * Reads the products that a version of the catalog would contain one by one, or those of them that match: the ACTIVE
 * ones, sorted by SKU.
 */
export function scanPublishable(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  filter: Pick<ProductScanFilter, 'issues'> = {},
): AsyncIterable<ProductRecord> {
  return store.products.scan(catalogId, 'SKU', { ...filter, status: 'ACTIVE' });
}
