import { addToList } from '../../lists/addToList';
import type { ProductContent } from '#server/records/products';
import type { OpenedProducts } from '../openProducts';
import type { ProductPatch } from '../rows/patch';

/** The SKUs in a patch: the product's, if there is one, and those of its variants. */
export function statedSkus({ fields, variants, deleted = [] }: ProductPatch): string[] {
  return [fields.sku ?? '', ...variants.map(({ sku }) => sku), ...deleted].filter(Boolean);
}

/** The external references of the variants in a patch. */
export function statedReferences({ variants }: ProductPatch): string[] {
  return variants.flatMap(({ externalReference }) => externalReference || []);
}

/** What a file says which product it is: its SKU or key, slug, and reference. None if it only has those of variants. */
export function ownIdentities({ fields, skuBasis }: ProductPatch): string[] {
  const { sku, slug, externalReference } = fields;
  return [skuBasis === 'MADE' ? '' : sku, slug, externalReference].flatMap((text) => text || []);
}

type Stored = Pick<ProductContent, 'sku' | 'slug' | 'externalReference'>;

/** What a stored product is identified by. */
export function storedIdentities({ sku, slug, externalReference }: Stored): string[] {
  return [sku, slug, externalReference].flatMap((text) => text || []);
}

/** Tells whether the file has a stored product, but without this variant. */
export type IsLeftOut = (product: Stored, variantSku: string) => Promise<boolean>;

/** Reads the file once more the first time that a variant seems to move from one product to another. */
export function createFileProducts({ batches }: Pick<OpenedProducts, 'batches'>): IsLeftOut {
  let read: Promise<{ ofIdentity: Map<string, number>; ofSku: Map<string, number[]> }> | undefined;

  const readAll = async () => {
    const ofIdentity = new Map<string, number>();
    const ofSku = new Map<string, number[]>();
    for await (const batch of batches()) {
      for (const { index, patch } of batch) {
        if (!patch) continue;
        for (const identity of ownIdentities(patch)) ofIdentity.set(identity, index);
        for (const sku of statedSkus(patch)) addToList(ofSku, sku, index);
      }
    }
    return { ofIdentity, ofSku };
  };

  return async (product, variantSku) => {
    const { ofIdentity, ofSku } = await (read ??= readAll());
    const index = storedIdentities(product)
      .map((identity) => ofIdentity.get(identity))
      .find((found) => found !== undefined);
    return index !== undefined && !(ofSku.get(variantSku) ?? []).includes(index);
  };
}
