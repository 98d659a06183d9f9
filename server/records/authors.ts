import type { ProductRecord } from './products';

/** Who created or changed a product, and the job that did. */
export type Author = 'createdBy' | 'createdByJob' | 'updatedBy' | 'updatedByJob';

const AUTHORS: readonly Author[] = ['createdByJob', 'updatedByJob', 'createdBy', 'updatedBy'];

/** No name has it. */
const SEPARATOR = '\0';

/** Returns who created and changed a product as one text, because few of a catalog's products differ in it. */
export function toAuthors(product: Pick<ProductRecord, Author>): string {
  return AUTHORS.map((author) => product[author] ?? '').join(SEPARATOR);
}

/** Returns a part of the text of `toAuthors`, empty if not known. */
export function getAuthor(authors: string, author: Author): string {
  return authors.split(SEPARATOR)[AUTHORS.indexOf(author)] ?? '';
}
