import type { SourceRow } from '../formats/source';
import { textOn } from '../layouts/rowKeys';
import { isImagePosition } from '../mapping/imagePosition';
import type { CompiledMapping } from '../mapping/mapping';
import type { ProductFields } from './patch';

/** Returns a function that puts the images of a product in the order that its rows name; null without such a column. */
export function createImageOrder(columns: readonly string[], mapping: CompiledMapping) {
  const index = columns.findIndex(isImagePosition);
  const images = mapping.getReaders('images');
  if (index < 0 || !images.length) return null;
  return (fields: ProductFields, rows: readonly SourceRow[]): void => {
    const places = new Map<string, number>();
    for (const row of rows) {
      const place = Number(row.cells[index]?.trim() || Number.NaN);
      const url = textOn(row, images);
      if (url && Number.isFinite(place) && !places.has(url)) places.set(url, place);
    }
    const placeOf = (url: string) => places.get(url) ?? Infinity;
    // Sorting keeps the order of images without a place, and of those with the same.
    if (places.size) fields.media &&= fields.media.toSorted((a, b) => placeOf(a.url) - placeOf(b.url) || 0);
  };
}
