import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductRecord, VariantRecord } from '#server/records/products';
import type { FilterFieldType } from '#server/types.generated';
import type { DomainContext } from '../../context';
import type { ValueScope } from '../../productValues/readValue';

/** What a field is read for. */
export interface FieldRequest {
  ctx: Pick<DomainContext, 'store' | 'now'>;
  catalog: CatalogRecord;
  scope: ValueScope;
  /** Null for the catalog's first currency that the product has a price in. */
  currency: string | null;
}

/** Where the values of a field are. */
export type FieldSource =
  | {
      /** What the column of the values is called besides the language and the channel; equal for equal `read`. */
      key: string;
      /** Returns the value of a product, empty without one. */
      read: (product: ProductRecord) => string;
      /** See `ValueReading`. */
      ofAttribute?: string;
      /** Whether a product has several values, separated by line breaks; absent if not. */
      isList?: true;
      /** Returns the value to compare of what was read, for those that depend on the time. */
      toValue?: (text: string) => string;
    }
  | { held: 'name' | 'sku' | 'slug' | 'brand' | 'status' | 'cells' | 'authors'; toValue?: (text: string) => string }
  | { held: 'quality' | 'variants'; toValue?: (number: number) => string }
  | { held: 'updatedAt' }
  | { held: 'categories' | 'family' | 'issues'; toValue?: (text: string) => string }
  | { held: 'channels' }
  | { held: 'price' };

/** Returns a function that returns the value of a variant, or with null of a product without variants. */
export type VariantReader = (
  request: FieldRequest,
) => (product: ProductRecord, variant: VariantRecord | null) => string;

/** A field that every product has. */
export interface SystemField {
  type: FilterFieldType;
  /** Whether each product has a value. */
  isAlways?: true;
  /** What a CHOICE can be; absent if it can be any text. */
  getOptions?: (request: Pick<FieldRequest, 'ctx' | 'catalog'>) => readonly string[] | Promise<readonly string[]>;
  /** Whether it can be any other text, too. */
  isOpen?: true;
  /** Whether it is a job. */
  isOfJobs?: true;
  has?: readonly ('locale' | 'channel' | 'currency')[];
  getSource: (request: FieldRequest) => FieldSource | Promise<FieldSource>;
  /** See `VariantReader`; absent if variants have no value. */
  readVariant?: VariantReader;
}

/** A field of the product itself, whose column has its name. */
export const own = (key: string, read: (product: ProductRecord) => string): Pick<SystemField, 'getSource'> => ({
  getSource: () => ({ key, read }),
});

/** The value of a variant, which needs nothing but the variant and its product. */
export const ofVariant = (
  read: (part: VariantRecord | ProductRecord, product: ProductRecord) => string,
): Pick<Required<SystemField>, 'readVariant'> => ({
  readVariant: () => (product, variant) => read(variant ?? product, product),
});
