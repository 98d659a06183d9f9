import type { ProductContent } from '../../records/products';
import type { Sentence } from '../../records/sentence';
import type { ProductInput, ProductVariantInput } from '../../types.generated';
import type { ContentDraft, VariantDraft } from '../products/contentDraft';

/** How variants have a field. */
export interface VariantField {
  /** Returns what the variant itself has; empty without a value. */
  read: (variant: VariantDraft) => string;
  /** Returns what applies without a value of its own; empty if nothing does. */
  readInherited?: (variant: VariantDraft, product: ContentDraft) => string;
  /** Returns the path of the field within the variant in issues; null if it has no value there. */
  getPath: (variant: VariantDraft) => string | null;
  /** Returns the fields of the variant that the value changes; absent if it can't be changed. Throws INVALID. */
  toChange?: (variant: VariantDraft, text: string) => Partial<ProductVariantInput>;
}

/** How a field of products is read and written as a text. */
export interface CellField {
  /** Returns what the product itself has; empty without a value. */
  read: (product: ContentDraft) => string;
  /** Returns what applies without a value of its own; empty if nothing does. */
  readInherited: (product: ContentDraft) => string;
  /** Returns the path of the field in issues of the product; null if it has no value there. */
  getPath: (product: ContentDraft) => string | null;
  isReadOnly: (product: ProductContent) => boolean;
  /** Returns the input that gives the product the value. Throws INVALID for a text that is none. */
  toInput: (product: ContentDraft, text: string) => ProductInput;
  /** Returns why a value does not match the definition of the attribute; null if it does. */
  check?: (text: string) => Promise<Sentence | null>;
  /** How variants have the field; absent if only products do. */
  variant?: VariantField;
}
