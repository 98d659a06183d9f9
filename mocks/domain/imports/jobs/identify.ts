import type { ProductRecord } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import { issue } from '../../validation/issues';
import type { SourceGroup } from '../openProducts';
import type { ProductPatch } from '../patch';
import { rejectsFailed, type ImportScope } from './importScope';
import { rowOfSku } from './rowIssues';

/** Which product a group of rows is for. */
export interface Identity {
  /** What the group says, without variants whose SKUs it may not use. */
  patch: ProductPatch;
  /** The stored product that it changes; null for a new one. */
  existing: ProductRecord | null;
  issues: IssueRecord[];
  /** Whether the product cannot come in. */
  isFailed: boolean;
}

type Found = Pick<IssueRecord, 'code' | 'message' | 'suggestedFix'> & { sku: string; rowNumber: number | null };

const refusal = ({ fields }: ProductPatch, { sku, ...found }: Found): IssueRecord =>
  issue({
    ...found,
    severity: 'ERROR',
    category: 'UNIQUE',
    entityType: 'PRODUCT',
    entityId: fields.sku ?? sku,
    entityName: fields.name ?? fields.sku ?? sku,
    field: 'sku',
  });

const statedSkus = ({ fields, variants }: ProductPatch): string[] => [
  ...(fields.sku === undefined ? [] : [fields.sku]),
  ...variants.map(({ sku }) => sku),
];

/** The first row of an earlier group that names one of the SKUs, by SKU; those not met before are noted. */
const repeatedSkus = ({ ledger }: ImportScope, group: SourceGroup, patch: ProductPatch) => {
  const repeated = new Map<string, number>();
  const own = new Set(statedSkus(patch));
  for (const sku of own) {
    const row = ledger.rowOfSku.get(sku);
    if (row === undefined) ledger.rowOfSku.set(sku, rowOfSku(group, sku) ?? 0);
    else repeated.set(sku, row);
  }
  return repeated;
};

/** A row that names a stored variant as if it were a product is about that variant: all that it says goes to the variant. */
const asVariant = ({ fields, variants }: ProductPatch, sku: string): ProductPatch => {
  const { name, gtin, prices, media, status } = fields;
  const own = { name, gtin, prices, media, status, ...variants[0] };
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { fields: {}, variants: [{ ...given, sku }] };
};

/** The stored product by SKU, then by a variant's SKU, then by external reference. */
const matched = async ({ view }: ImportScope, { fields, variants }: ProductPatch) => {
  for (const sku of [fields.sku, ...variants.map((variant) => variant.sku)]) {
    const holder = sku ? await view.bySku(sku) : undefined;
    if (holder) return holder;
  }
  return fields.externalReference ? view.byReference(fields.externalReference) : undefined;
};

/**
 * Tells which product the group is for and notes it in the ledger. A SKU that stands in an earlier group or belongs
 * to another stored product fails the product, or is left out with its variant where failed fields are left out.
 */
export const identify = async (scope: ImportScope, group: SourceGroup, given: ProductPatch): Promise<Identity> => {
  const { view, ledger, plan } = scope;
  const issues: IssueRecord[] = [];
  const bad = new Set<string>();
  const refuse = (sku: string, found: Omit<Found, 'sku' | 'rowNumber'>) => {
    bad.add(sku);
    issues.push(refusal(given, { sku, rowNumber: rowOfSku(group, sku), ...found }));
  };

  for (const [sku, row] of repeatedSkus(scope, group, given)) {
    refuse(sku, {
      code: 'SKU_DUPLICATE',
      message: `The SKU ${sku} stands in row ${row} already, for another product.`,
      suggestedFix: 'Give each product and variant a SKU of its own, or put the rows of one product together.',
    });
  }
  const { sku } = given.fields;
  if (sku !== undefined && bad.has(sku)) return { patch: given, existing: null, issues, isFailed: true };

  const kept = { ...given, variants: given.variants.filter((variant) => !bad.has(variant.sku)) };
  const existing = (await matched(scope, kept)) ?? null;
  const isVariantRow =
    existing !== null &&
    sku !== undefined &&
    existing.sku !== sku &&
    existing.variants.some((variant) => variant.sku === sku) &&
    kept.variants.every((variant) => variant.sku === sku);
  if (existing && !isVariantRow) {
    const row = ledger.rowOfProduct.get(existing.id);
    if (row !== undefined) {
      refuse(sku ?? existing.sku, {
        code: 'PRODUCT_REPEATED',
        message: `The product ${existing.sku} is described from row ${row} on already.`,
        suggestedFix: 'Put all rows of one product together, under one SKU.',
      });
      return { patch: given, existing: null, issues, isFailed: true };
    }
    ledger.rowOfProduct.set(existing.id, group.rows[0]?.number ?? 0);
  }
  for (const taken of await view.takenSkus(statedSkus(kept), existing?.id ?? '')) {
    refuse(taken, {
      code: 'SKU_TAKEN',
      message: `The SKU ${taken} belongs to another product of this catalog.`,
      suggestedFix: 'Give it another SKU, or remove it from the other product first.',
    });
  }
  const usable = { ...kept, variants: kept.variants.filter((variant) => !bad.has(variant.sku)) };
  return {
    patch: isVariantRow ? asVariant(usable, sku) : usable,
    existing,
    issues,
    isFailed: issues.length > 0 && rejectsFailed(plan),
  };
};
