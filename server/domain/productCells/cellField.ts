import type { ProductContent } from '../../records/products';
import type { Sentence } from '../../records/sentence';
import type { ProductInput } from '../../types.generated';
import type { ContentDraft } from '../products/contentDraft';

/** How a field of products is read and written as a text. */
export interface CellField {
  /** Returns what the product itself has; empty without a value. */
  read: (product: ProductContent) => string;
  /** Returns what applies without a value of its own; empty if nothing does. */
  readInherited: (product: ProductContent) => string;
  /** Returns the path of the field in issues of the product; null if it has no value there. */
  getPath: (product: ProductContent) => string | null;
  isReadOnly: (product: ProductContent) => boolean;
  /** Returns the input that gives the product the value. Throws INVALID for a text that is none. */
  toInput: (product: ContentDraft, text: string) => ProductInput;
  /** Returns why a value does not match the definition of the attribute; null if it does. */
  check?: (text: string) => Promise<Sentence | null>;
}
