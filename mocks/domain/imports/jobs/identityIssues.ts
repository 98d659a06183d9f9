import type { IssueRecord } from '../../../records/validation';
import { issue } from '../../validation/issues';
import type { ProductPatch } from '../patch';

type Words = Pick<IssueRecord, 'code' | 'message' | 'suggestedFix'>;

const clash = (
  { fields }: ProductPatch,
  sku: string,
  rowNumber: number | null,
  words: Words,
  field: 'sku' | 'externalReference' = 'sku',
): IssueRecord =>
  issue({
    ...words,
    severity: 'ERROR',
    category: 'UNIQUE',
    entityType: 'PRODUCT',
    entityId: fields.sku || sku,
    entityName: fields.name || fields.sku || sku,
    field,
    rowNumber,
  });

/** The SKU was named by an earlier product of the file. */
export const skuRepeated = (patch: ProductPatch, sku: string, row: number | null, first: number): IssueRecord =>
  clash(patch, sku, row, {
    code: 'SKU_DUPLICATE',
    message: `The SKU ${sku} stands in row ${first} already, for another product.`,
    suggestedFix: 'Give each product and variant a SKU of its own, or put the rows of one product together.',
  });

/** An earlier product of the file is for the same stored one. */
export const productRepeated = (patch: ProductPatch, sku: string, row: number | null, first: number): IssueRecord =>
  clash(patch, sku, row, {
    code: 'PRODUCT_REPEATED',
    message: `The product ${sku} is described from row ${first} on already.`,
    suggestedFix: 'Put all rows of one product together, under one SKU.',
  });

/** Another stored product holds the SKU. */
export const skuTaken = (patch: ProductPatch, sku: string, row: number | null): IssueRecord =>
  clash(patch, sku, row, {
    code: 'SKU_TAKEN',
    message: `The SKU ${sku} belongs to another product of this catalog.`,
    suggestedFix: 'Give it another SKU, or remove it from the other product first.',
  });

/** The external reference was named by an earlier product of the file. */
export const referenceRepeated = (patch: ProductPatch, reference: string, row: number | null, first: number) =>
  clash(
    patch,
    reference,
    row,
    {
      code: 'REFERENCE_DUPLICATE',
      message: `The external reference ${reference} stands in row ${first} already, for another product.`,
      suggestedFix: 'Give each product a reference of its own, or put the rows of one product together.',
    },
    'externalReference',
  );

/** Another stored product has the external reference. */
export const referenceTaken = (patch: ProductPatch, reference: string, row: number | null, holder: string) =>
  clash(
    patch,
    reference,
    row,
    {
      code: 'REFERENCE_TAKEN',
      message: `The external reference ${reference} belongs to the product ${holder}.`,
      suggestedFix: 'Correct the SKU or the reference, so that both mean the same product.',
    },
    'externalReference',
  );

const missing = (name: string | undefined, message: string, suggestedFix: string, field: string): IssueRecord =>
  issue({
    code: 'SKU_MISSING',
    severity: 'ERROR',
    category: 'REQUIRED',
    entityType: 'PRODUCT',
    entityName: name || null,
    field,
    message,
    suggestedFix,
  });

/** A new product has no SKU. */
export const skuMissing = ({ fields }: ProductPatch): IssueRecord =>
  missing(fields.name, 'The product has no SKU, so it could not be found again.', 'Enter a SKU.', 'sku');

/** A variant has no SKU; `index` is its place in the patch. */
export const variantSkuMissing = ({ fields }: ProductPatch, index: number): IssueRecord =>
  missing(
    fields.name || fields.sku,
    `Variant ${index + 1} of the product has no SKU, so it could not be found again.`,
    'Enter a SKU for the variant.',
    `variants[${index}].sku`,
  );
