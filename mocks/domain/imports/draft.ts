import type { IssueRecord } from '../../records/validation';
import { issue, type IssueFacts } from '../validation/issues';
import type { ProductFields, VariantPatch } from './patch';
import type { SourceRow } from './source';
import type { CellFail } from './valueProblem';

type Finding = Pick<IssueFacts, 'code' | 'severity' | 'category' | 'message'> &
  Partial<Pick<IssueFacts, 'field' | 'rowNumber' | 'column' | 'suggestedFix'>> & {
    /** Index of the variant that it is about. */
    variant?: number;
  };

/** What takes up the cells of a row that have no value for the field of that path. */
export type FailAt = (field: string) => CellFail;

/** A product as it comes together from its rows. */
export class Draft {
  readonly fields: ProductFields = {};
  readonly variants: VariantPatch[] = [];
  /** SKUs of its variants so far. */
  readonly skus = new Set<string>();
  /** How many SKUs were made of the same words. */
  readonly madeSkus = new Map<string, number>();
  /** Addresses of its pictures so far. */
  readonly pictures = new Set<string>();
  private readonly findings: Finding[] = [];

  /** `key` names the group of rows. */
  constructor(readonly key: string) {}

  report(finding: Finding): void {
    this.findings.push(finding);
  }

  /** What takes up the cells of a row for the product, or for the variant of that index. */
  failAt({ number }: SourceRow, variant?: number): FailAt {
    return (field) =>
      ({ code, category, message, suggestedFix }, column) =>
        this.report({
          code,
          severity: 'ERROR',
          category,
          message,
          suggestedFix,
          field,
          column,
          rowNumber: number,
          variant,
        });
  }

  /** Shop systems sum up the stock of a product whose variants are sold; that is not stock of its own. */
  leaveStockToVariants(): void {
    if (!this.variants.length) return;
    delete this.fields.stock;
    delete this.fields.availability;
    delete this.fields.availableFrom;
  }

  /** The findings as issues of the product and its variants. */
  issues(): IssueRecord[] {
    const { sku = null, name } = this.fields;
    return this.findings.map(({ variant: index, field, ...finding }) => {
      const variant = index === undefined ? undefined : this.variants[index];
      const of = index === undefined ? (field ?? null) : `variants[${index}]${field ? `.${field}` : ''}`;
      return issue({
        ...finding,
        entityType: index === undefined ? 'PRODUCT' : 'VARIANT',
        entityId: variant?.sku || sku,
        entityName: (variant && (variant.name || variant.sku)) || name || sku,
        field: of,
      });
    });
  }
}
