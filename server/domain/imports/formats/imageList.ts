import { splitParts } from './dialect';
import type { CellValue } from '../cells/cellReader';

// URLs can contain commas, semicolons and even blanks, so these separate two images only before a URL or after an
// ending.
const BETWEEN_IMAGES =
  /[|\n]|[,;\s]+(?=https?:\/\/|\/\/?\w)|(?<=\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)(?:\?[^\s,;|]*)?)[,;\s]+/i;

/** The image URLs and paths in a cell, separated by commas, semicolons, blanks, `|` or line breaks. */
export function splitImages(value: CellValue): string[] {
  return splitParts(value, BETWEEN_IMAGES)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (text.startsWith('//') ? `https:${text}` : text));
}
