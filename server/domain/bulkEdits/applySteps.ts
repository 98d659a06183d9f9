import type { BulkEditStep, CategoriesChange, StockChange } from '../../records/bulkEdits';
import { withRuleCategories } from '../../records/categories';
import type { ProductContent, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
import { withoutAbsent } from '../lists/withoutAbsent';
import { normalizeOption } from '../validation/options';
import { createAssociationsEdit } from './changeAssociations';
import { createImagesEdit } from './changeImages';
import { createKindEdit } from './changeKind';
import { createOptionsEdit } from '../optionEdits/changeOptions';
import { createPriceEdit, createSaleEnd, createSaleStart, type PricesEdit } from './changePrices';
import { createCopy, createValueEdit } from './changeValues';
import { mapVariants } from '../optionEdits/mapVariants';
import { StepFailure } from '../optionEdits/stepFailure';

/** Changes a product. Returns the same one if nothing changes. Throws StepFailure if that is impossible. */
export type ProductEditor = <Variant extends VariantContent>(
  product: ProductContent<Variant>,
) => ProductContent<Variant>;

const createPricesEditor =
  (edit: PricesEdit, of: Extract<BulkEditStep, { kind: 'price' }>['of']): ProductEditor =>
  (product) => {
    const prices = of === 'VARIANTS' ? product.prices : edit(product.prices);
    const edited = prices === product.prices ? product : { ...product, prices };
    if (of === 'PRODUCTS') return edited;
    return mapVariants(edited, (variant) => {
      if (!variant.prices.length) return variant;
      const own = edit(variant.prices);
      return own === variant.prices ? variant : { ...variant, prices: own };
    });
  };

const getStock = (change: StockChange, old: number | null): number | null => {
  if (change.kind === 'clear') return null;
  if (change.kind === 'set') return change.units;
  if (old === null) return null;
  const units = old + change.units;
  if (units < 0 && units < old) throw new StepFailure(say`The stock would be ${units}.`);
  return units;
};

const createStockEditor =
  (change: StockChange): ProductEditor =>
  (product) => {
    if (product.variants.length) {
      return mapVariants(product, (variant) => {
        const stock = getStock(change, variant.stock);
        return stock === variant.stock ? variant : { ...variant, stock };
      });
    }
    const { stock: former, ...others } = product;
    const stock = getStock(change, former ?? null);
    return stock === (former ?? null) ? product : { ...others, ...withoutAbsent({ stock }) };
  };

const getCategories = (change: CategoriesChange, old: readonly string[]): string[] => {
  switch (change.kind) {
    case 'add':
      return [...new Set([...old, ...change.paths])];
    case 'remove':
      return old.filter((path) => !change.paths.includes(path));
    case 'set':
      return [...change.paths];
    case 'move':
      return [...new Set(old.map((path) => (path === change.from ? change.to : path)))];
  }
};

const createCategoriesEditor =
  (change: CategoriesChange): ProductEditor =>
  (product) => {
    // What a rule has found is put there by hand as well if it is added.
    const added = change.kind === 'add' ? change.paths : [];
    const ruled = product.ruleCategories?.filter((path) => !added.includes(path));
    const isSameRuled = ruled?.length === product.ruleCategories?.length;
    const categories = withRuleCategories({ ruleCategories: ruled }, getCategories(change, product.categories));
    if (isSameRuled && JSON.stringify(categories) === JSON.stringify(product.categories)) return product;
    return { ...product, categories, ...(!isSameRuled && { ruleCategories: ruled }) };
  };

const createFamilyEditor =
  (code: string | null): ProductEditor =>
  ({ family: _, ...product }) => ({ ...product, ...withoutAbsent({ family: code }) });

/** Replaced options mean the same as what takes their place. */
const createOptionsEditor = (step: Extract<BulkEditStep, { kind: 'options' }>): ProductEditor => {
  const option = normalizeOption(step.to);
  const replaced = step.from.map((text) => ({ text, to: step.to, option }));
  return createOptionsEdit({ ...step, texts: [{ text: option, to: null, option }, ...replaced] }, step.part);
};

const createEditor = (step: BulkEditStep, defaultLocale: string): ProductEditor => {
  switch (step.kind) {
    case 'value':
      return createValueEdit(step, defaultLocale);
    case 'copy':
      return createCopy(step);
    case 'price':
      return createPricesEditor(createPriceEdit(step), step.of);
    case 'startSale':
      return createPricesEditor(createSaleStart(step), 'BOTH');
    case 'endSale':
      return createPricesEditor(createSaleEnd(step), 'BOTH');
    case 'stock':
      return createStockEditor(step.change);
    case 'categories':
      return createCategoriesEditor(step.change);
    case 'family': {
      const edit = createFamilyEditor(step.code);
      return (product) => ((product.family ?? null) === step.code ? product : edit(product));
    }
    case 'status':
      return (product) => (product.status === step.status ? product : { ...product, status: step.status });
    case 'kind':
      return createKindEdit(step.to);
    case 'options':
      return createOptionsEditor(step);
    case 'images':
      return createImagesEdit(step);
    case 'associations':
      return createAssociationsEdit(step);
  }
};

/** Returns the editor that does all steps, one after the other. `defaultLocale` is that of the catalog. */
export function createProductEditor(steps: readonly BulkEditStep[], defaultLocale: string): ProductEditor {
  const editors = steps.map((step) => createEditor(step, defaultLocale));
  return (product) => editors.reduce((edited, edit) => edit(edited), product);
}
