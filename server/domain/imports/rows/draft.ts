import type { IssueRecord } from '#server/records/validation';
import { issue, type IssueFacts } from '../../validation/issues';
import type { ProductValueRecord } from '#server/records/products';
import { getOptionWords } from '#server/records/variantName';
import { valuePath, type ValueKey } from '../../productValues/values';
import type { Discount, ProductFields, SkuBasis, VariantPatch } from './patch';
import type { SourceRow, YieldIfDue } from '../formats/source';
import type { CellFail } from '../../ownLayout/valueProblem';

type Finding = Pick<IssueFacts, 'code' | 'severity' | 'category' | 'message'> &
  Partial<Pick<IssueFacts, 'field' | 'rowNumber' | 'column' | 'suggestedFix'>> & {
    /** Index of the variant concerned. */
    variant?: number;
  };

/** Returns the handler for cells of a row whose value is not valid for the field at that path. */
export type FailAt = (field: string) => CellFail;

/** The row of a variant, and its index. */
export interface VariantRow {
  row: SourceRow;
  variant: number;
}

/** A product being assembled from its rows. */
export class Draft {
  readonly fields: ProductFields = {};
  readonly variants: VariantPatch[] = [];
  /** What stands for the product's SKU; undefined if a row states it. */
  skuBasis: SkuBasis | undefined;
  /** The first variant with each SKU, and whether it was reported that it is not the only one. */
  readonly skus = new Map<string, VariantRow & { isReported?: true }>();
  /** How many SKUs were generated from the same text. */
  readonly madeSkus = new Map<string, number>();
  /** URLs of its images so far. */
  readonly pictures = new Set<string>();
  /** The discount on its row, if it has one of its own. */
  discount: Discount | null = null;
  /** Paths of its values for languages and channels so far. */
  private readonly values = new Set<string>();
  private readonly findings: Finding[] = [];

  /** `key` identifies the group of rows. */
  constructor(readonly key: string) {}

  /** Sets the SKU of a product whose rows do not state it. */
  standInSku(sku: string, basis: SkuBasis): void {
    if (this.fields.sku) return;
    this.fields.sku = sku;
    this.skuBasis = basis;
  }

  report(finding: Finding): void {
    this.findings.push(finding);
  }

  /** The product, or the variant at that index. */
  private getOwner(variant: number | undefined): ProductFields | VariantPatch {
    return (variant === undefined ? undefined : this.variants[variant]) ?? this.fields;
  }

  /**
   * Adds a value of the product or a variant for a language or a channel, unless there is one: the first row with a
   * value wins.
   */
  addValue(value: ProductValueRecord, variant?: number): void {
    const path = `${variant ?? ''}${valuePath(value)}`;
    if (this.values.has(path)) return;
    this.values.add(path);
    (this.getOwner(variant).values ??= []).push(value);
  }

  /** The text of the product or a variant for exactly this language and channel; undefined if there is none. */
  getText({ attribute, locale, channel }: ValueKey, variant?: number): string | undefined {
    const found = this.getOwner(variant).values?.find(
      (value) => value.attribute === attribute && value.locale === locale && value.channel === channel,
    );
    return found?.text || undefined;
  }

  /** Returns the handler for invalid cells of a row, for the product or for the variant at that index. */
  failAt({ number }: SourceRow, variant?: number): FailAt {
    return (field) =>
      ({ code, severity, category, message, suggestedFix }, column) =>
        this.report({
          code,
          severity,
          category,
          message,
          suggestedFix,
          field,
          column,
          rowNumber: number,
          variant,
        });
  }

  /** Shop systems show the sum of the variants' stock on the product, which is not the product's own stock. */
  leaveStockToVariants(): void {
    if (!this.variants.length) return;
    delete this.fields.stock;
    delete this.fields.availability;
    delete this.fields.availableFrom;
  }

  /** The findings as issues of the product and its variants. */
  async issues(yieldIfDue: YieldIfDue): Promise<IssueRecord[]> {
    const { sku = null, name } = this.fields;
    const issues: IssueRecord[] = [];
    for (const { variant: index, field, ...finding } of this.findings) {
      await yieldIfDue();
      const variant = index === undefined ? undefined : this.variants[index];
      const of = index === undefined ? (field ?? null) : `variants[${index}]${field ? `.${field}` : ''}`;
      issues.push(
        issue({
          ...finding,
          entityType: index === undefined ? 'PRODUCT' : 'VARIANT',
          entityId: variant?.sku || sku,
          isSku: true,
          entityName:
            (variant && (variant.name || getOptionWords(variant.options ?? []) || variant.sku)) || name || sku,
          field: of,
        }),
      );
    }
    return issues;
  }
}
