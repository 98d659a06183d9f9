import type { ProductContent } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import { say, type Sentence } from '../../records/sentence';
import { cutText } from '../texts/htmlText';
import type { CodeLabels } from '../productValues/scopeName';
import type { IssueCode } from './kinds/issueLabels';

/** Information needed for validation that is not part of the product. */
export interface ValidationScope {
  productId: string;
  /** The currencies of the catalog. */
  currencies: readonly string[];
  /** The languages of the catalog. */
  locales: readonly string[];
  defaultLocale: string;
  /** The sales channels of the catalog. */
  channels: readonly string[];
  /** The currencies that channels sell in, by their codes; without those that sell in all of a catalog. */
  soldIn?: ReadonlyMap<string, readonly string[]> | undefined;
  /** What messages call channels and attributes. */
  labels?: CodeLabels | undefined;
  /** The product's SKUs that another product of the catalog already uses. */
  takenSkus: ReadonlySet<string>;
  isSlugTaken: boolean;
  /** SKUs of other products that no product has, each with the one that is most like it; undefined if not checked. */
  unknownSkus?: ReadonlyMap<string, string | null> | undefined;
  /** Which of the product’s unique values another product has, by `getValueId`; undefined if not checked. */
  takenValues?: ReadonlySet<string> | undefined;
  /** Checks attributes by their definitions and by the product's family; undefined if there are no definitions. */
  attributeRule?: Rule | undefined;
  /** The time of the validation, for values with a period. */
  now: Date;
}

/** What a rule reports. `field` is a path within the product, or within the variant if `variant` gives its index. */
export interface Finding extends Pick<IssueRecord, 'severity' | 'category'> {
  code: IssueCode;
  message: Sentence;
  field: string;
  variant?: number | null;
  /** The language and the sales channel of a value or a price. */
  locale?: string | null;
  channel?: string | null;
  suggestedFix?: Sentence;
}

/** A validation rule. Reports the issues it finds in the product. */
export type Rule = (product: ProductContent, report: (finding: Finding) => void, scope: ValidationScope) => void;

type Shared = Pick<ProductContent, 'sku' | 'gtin' | 'prices' | 'media'>;

/** Calls `visit` with the product (index null) and then with each variant, for the fields they share. */
export function eachPart(product: ProductContent, visit: (part: Shared, variant: number | null) => void): void {
  visit(product, null);
  product.variants.forEach(visit);
}

/** Returns the value for use in a message, cut to a readable length. */
export function shown(value: string): string {
  return value.length > 60 ? `${cutText(value, 59)}…` : value;
}

/** Says that no product of the catalog has an SKU that a product mentions. */
export function unknownSku(sku: string, code: IssueCode, suggestedFix: Sentence): Omit<Finding, 'field' | 'variant'> {
  return {
    code,
    severity: 'WARNING',
    category: 'REFERENCE',
    message: say`No product in this catalog has the SKU ${shown(sku)}.`,
    suggestedFix,
  };
}
