import { headerKey } from '#server/records/headerKey';

/** A column with the place of the image of each row among those of its product. */
const POSITION =
  /^(image|media|picture|photo|bild|foto|imagen|imagem) ?(position|order|sort|sort order|rank|reihenfolge|posición|posição)$|^position de l image$/;

/** Whether a column has the place of an image, by which an import orders images. */
export function isImagePosition(header: string): boolean {
  return POSITION.test(headerKey(header));
}
