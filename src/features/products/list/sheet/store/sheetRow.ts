import type { SheetProductFragment, SheetVariantFragment } from '../Sheet.generated';

/** A row of the spreadsheet: a product, or one of its variants. */
export interface SheetRow {
  /** Unique among the rows. */
  id: string;
  productId: string;
  /** null in the row of the product itself. */
  variantId: string | null;
  /** The place of the product in the list, from 1. */
  position: number;
  /** Of the product, and of the variant in its row. */
  name: string;
  image: string | null;
  updatedBy: string;
  cells: SheetProductFragment['cells'];
  /** What the columns that can’t be edited show; null for a variant. */
  facts: SheetProductFragment | null;
}

/** What the gateway answers for a row. */
type SheetRecord = SheetProductFragment | SheetVariantFragment;

/** Whether a row is a variant. */
export function isVariant(record: SheetRecord): record is SheetVariantFragment {
  return 'product' in record;
}

/** Returns the row of a product or a variant. */
export function toSheetRow(record: SheetRecord, position: number): SheetRow {
  const { id, name, sku, cells } = record;
  if (isVariant(record)) {
    const { product, media } = record;
    return {
      id: `${product.id}/${id}`,
      productId: product.id,
      variantId: id,
      position,
      name: `${product.name || product.sku} – ${name || sku}`,
      image: media[0]?.url ?? product.thumbnail,
      updatedBy: product.updatedBy,
      cells,
      facts: null,
    };
  }
  const { thumbnail: image, updatedBy } = record;
  const ids = { id, productId: id, variantId: null };
  return { ...ids, position, name: name || sku, image, updatedBy, cells, facts: record };
}
