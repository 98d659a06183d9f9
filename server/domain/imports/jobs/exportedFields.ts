import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ImportPlanRecord } from '#server/records/imports';
import type { ProductContent } from '#server/records/products';
import { writeProduct } from '../../feeds/writeProduct';
import type { WorkRun } from '../../jobs/work';
import { LAYOUTS } from '../layouts';
import type { OpenedProducts } from '../openProducts';
import type { ProductFields, ProductPatch, VariantPatch } from '../rows/patch';
import { matchVariants } from '../rows/matchVariants';
import { asProduct } from './matching/variantRows';
import type { LeaveOutExported } from './importScope';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ from those of `exported`; lists are compared as a whole. */
const getDifferent = <Fields extends object>(given: Fields, exported: Partial<Fields>): Partial<Fields> => {
  const different = { ...given };
  for (const field of Object.keys(given) as (keyof Fields)[]) {
    if (isEqual(given[field], exported[field])) delete different[field];
  }
  return different;
};

/** A SKU or reference that an export makes from other fields is not that of the product. */
const withoutMade = (
  { sku, externalReference, ...fields }: ProductFields,
  exported: ProductFields,
  existing: ProductContent,
): ProductFields => ({
  ...fields,
  ...(sku !== undefined && exported.sku === existing.sku && { sku }),
  ...(externalReference !== undefined &&
    exported.externalReference === existing.externalReference && { externalReference }),
});

const getDifferentFields = (given: ProductFields, exported: ProductFields, existing: ProductContent) => {
  const { attributes, ...fields } = withoutMade(getDifferent(given, exported), exported, existing);
  const others = attributes?.filter((pair) => !exported.attributes?.some((other) => isEqual(pair, other)));
  return { ...fields, ...(others?.length && { attributes: others }) };
};

const getDifferentVariant = (given: VariantPatch, exported: VariantPatch | undefined): VariantPatch =>
  exported ? { ...getDifferent(given, exported), sku: given.sku } : given;

/**
 * For files in a format that the app exports and that holds less than a product: what the file has of a stored product
 * is compared with an export of it. Fields that are the same did not change, even if reading them gives something else
 * than the product has, such as a single category, or the price of the product on each variant.
 */
export function createExportedFields(
  { ctx }: WorkRun,
  { layout }: ImportPlanRecord,
  { opened, catalog }: { opened: OpenedProducts; catalog: CatalogRecord },
): LeaveOutExported {
  const { exportFormat } = LAYOUTS[layout];
  if (!exportFormat) return async (patch) => patch;

  const readExport = async (existing: ProductContent): Promise<ProductPatch | null> => {
    const { name, bytes } = await writeProduct(ctx, exportFormat, catalog, existing);
    const source = {
      name,
      size: bytes.length,
      bytes: async function* () {
        yield bytes;
      },
    };
    try {
      return await opened.readProduct(source);
    } catch (error) {
      // The export has no products if the format can't have this one.
      if (error instanceof DomainError) return null;
      throw error;
    }
  };

  return async (patch, existing) => {
    const read = await readExport(existing);
    if (!read) return patch;
    const exported = asProduct(read, existing);
    const variants = new Map(exported.variants.map((variant) => [variant.sku, variant]));
    const matched = matchVariants(existing.variants, patch.variants);
    return {
      fields: getDifferentFields(patch.fields, exported.fields, existing),
      variants: patch.variants.map((variant) =>
        getDifferentVariant(variant, variants.get(matched.get(variant)?.sku ?? variant.sku)),
      ),
    };
  };
}
