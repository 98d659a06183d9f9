import { say } from '#server/records/sentence';
import type { AttributeRecord, ProductContent } from '#server/records/products';
import { attributeCode } from '#server/records/attributeCode';
import { isOfVariants } from '../../productValues/values';
import { distinct, type Dialect } from '../formats/dialect';
import { headerKey } from '#server/records/headerKey';
import type { SourceRow } from '../formats/source';
import type { Group, RowRole, Spread } from '../layout';
import type { CompiledMapping } from '../mapping/mapping';
import { ATTRIBUTE } from '../mapping/targets';
import type { Draft } from '../rows/draft';
import { listFrom, withNamed } from '../rows/listFields';
import { createAncestry, reportCycle, reportMissingParent } from './ancestry';
import { createInheritance } from './inheritance';
import { isOwnKey, ownKey, textOn } from './rowKeys';
import { createStoredParents, toModel, toModelRow } from './storedParents';

/** What differs between the systems whose rows have models as parents. */
export interface ModelRules {
  dialect: Dialect;
  /** Whether a row is a model even if no other row has it as the parent. */
  isModel?: (row: SourceRow) => boolean;
  /** The names of the attributes that distinguish the variants of a product, as `headerKey`; empty if it names none. */
  axesOn?: (product: SourceRow) => readonly string[];
  /** Attributes whose values are in several columns. */
  attributes?: (row: SourceRow) => AttributeRecord[];
}

/** Longer texts describe a variant rather than distinguish it. */
const LONGEST_OPTION = 100;

const ignore = () => undefined;

const reportLost = (draft: Draft, columns: readonly string[], variants: readonly SourceRow[]) =>
  draft.report({
    code: 'VARIANT_VALUES_SKIPPED',
    severity: 'INFO',
    category: 'REFERENCE',
    rowNumber: variants[0]?.number,
    message:
      columns.length === 1
        ? say`The variants have different values in the column ${{ list: columns }}. Only those of the product were imported.`
        : say`The variants have different values in the columns ${{ list: columns }}. Only those of the product were imported.`,
    suggestedFix: say`To import them with the variants, map the columns to variant options.`,
  });

const ofProduct = ({ attributes }: ProductContent) =>
  new Map(attributes.map(({ name, value }): [string, string] => [name, value]));

/**
 * Groups rows that have models as parents, over any number of levels, as one product. Its variants inherit from their
 * models. What distinguishes the variants becomes their options. Parents can also be in the catalog, from an earlier
 * file.
 */
export function createModelGroups(
  columns: readonly string[],
  mapping: CompiledMapping,
  { dialect, isModel, axesOn, attributes }: ModelRules,
): Required<Pick<Spread, 'keys' | 'parents' | 'resolve' | 'group'>> & { keyOn: (row: SourceRow) => string } {
  const ancestry = createAncestry();
  const stored = createStoredParents(ancestry);
  const skus = mapping.getReaders('sku');
  const references = mapping.getReaders('externalReference');
  const parents = mapping.getReaders('parent');
  const categories = mapping.getReaders('categories');
  const statuses = mapping.getReaders('status');
  const named = mapping.namedReaders(ATTRIBUTE);
  const names = distinct(named.map(({ name }) => name));
  // Values that differ between variants are attributes of the variants.
  const ownColumns = new Set(
    [...named.map(({ reader }) => reader), ...mapping.getReaders('attributes')].map(({ column }) => column),
  );
  const scopedAttributes = new Map(
    mapping.scoped.flatMap(({ attribute, reader }) => (isOfVariants(attribute) ? [[reader.column, attribute]] : [])),
  );
  const scopedCodes = new Set(scopedAttributes.values());
  const indexOf = new Map(columns.map((column, index) => [column, index]));
  const inheritance = createInheritance(columns, mapping);
  const keyOn = (row: SourceRow) => textOn(row, skus) || textOn(row, references) || ownKey(row);
  const parentOn = (row: SourceRow) => textOn(row, parents);
  const valuesOn = (row: SourceRow) =>
    new Map(withNamed(attributes?.(row), named, row.cells, ignore)?.map(({ name, value }) => [name, value]));
  const categoriesOn = ({ cells }: SourceRow) => listFrom(categories, cells, dialect.categories, ignore) ?? [];

  /**
   * The attributes that are options: those of stored variants, or else those that the product names, or else those that
   * differ between the variants.
   */
  const findAxes = (
    product: SourceRow | undefined,
    variants: readonly ReadonlyMap<string, string>[],
    own: ReadonlyMap<string, string>,
    root: ProductContent | undefined,
  ) => {
    const known = new Set(root?.variants.flatMap(({ options }) => options.map(({ name }) => name)));
    const stored = names.filter((name) => known.has(name));
    if (stored.length) return stored;
    const valuesOf = (name: string) => variants.map((values) => values.get(name) ?? own.get(name) ?? '');
    const given = (product && axesOn?.(product)) ?? [];
    const stated = names.filter((name) => given.includes(headerKey(name)) && valuesOf(name).some(Boolean));
    if (stated.length) return stated;
    return names.filter((name) => {
      // What has texts by language or channel does not tell variants apart.
      if (scopedCodes.has(attributeCode(name))) return false;
      const values = valuesOf(name);
      if (values.some(({ length }) => length > LONGEST_OPTION)) return false;
      return values.length > 1 ? new Set(values).size > 1 : values[0] !== (own.get(name) ?? '');
    });
  };

  const groupFamily = (rows: readonly SourceRow[], draft: Draft): Group => {
    const isParent = new Set(rows.map(parentOn));
    const product = rows.find((row) => keyOn(row) === draft.key);
    const { product: root, model: rootModel } = (product ? undefined : stored.get(draft.key)) ?? {};
    if (!product && !root) {
      reportMissingParent(draft, rows, parents[0]?.column);
      return { roles: [], isRefused: true };
    }
    const isVariant = (row: SourceRow) =>
      parentOn(row) !== '' && !isParent.has(keyOn(row)) && !(isModel?.(row) ?? false);
    const variants = rows.filter(isVariant);
    const models = new Map<string, SourceRow>();
    for (const row of rows) if (!isVariant(row) && !models.has(keyOn(row))) models.set(keyOn(row), row);
    const number = variants[0]?.number ?? 0;
    const modelsAt = (code: string): SourceRow[] => {
      if (code === draft.key) return [];
      const row = models.get(code);
      if (row) return [row, ...modelsAt(parentOn(row))];
      const model = stored.get(code)?.model;
      return model ? [toModelRow(columns, model, number), ...modelsAt(model.parent)] : [];
    };
    const inherited = new Map(variants.map((row) => [row, inheritance.toVariant(row, modelsAt(parentOn(row)))]));
    const whole = [...inherited.values()];
    const values = new Map(whole.map((row) => [row.number, valuesOn(row)]));
    const blank = { number, cells: columns.map(() => '') };
    const base = product ?? (rootModel ? toModelRow(columns, rootModel, number) : blank);
    const own = root ? ofProduct(root) : valuesOn(base);
    const axes = findAxes(base, [...values.values()], own, root);
    const axisColumns = inheritance.columnsOf(new Set(axes));
    const productRow = inheritance.toProduct(base, whole, axisColumns);
    const axisCodes = new Set(axes.map(attributeCode));
    const isOfOption = (attribute: string | undefined) => attribute === undefined || axisCodes.has(attribute);
    const lost = inheritance
      .findLost(productRow, whole, axisColumns)
      .filter((column) => !ownColumns.has(column) && isOfOption(scopedAttributes.get(column)));
    if (lost.length) reportLost(draft, lost, variants);
    // A stored product takes from its variants what its model does not have, if the file has all of them.
    const inFile = new Set(variants.map(keyOn));
    const isComplete = !root || (rootModel !== undefined && root.variants.every(({ sku }) => inFile.has(sku)));
    const additions = { number, cells: productRow.cells.map((cell, index) => (base.cells[index] ? '' : cell)) };
    const ownRow = product ? productRow : isComplete ? additions : blank;
    const common = isComplete ? valuesOn(productRow) : own;
    const commonTexts = isComplete ? productRow : base;
    const roles = rows.map((row): RowRole => {
      if (row === product) return 'PRODUCT';
      if (isVariant(row)) return !product && row === variants[0] ? 'BOTH' : 'VARIANT';
      return models.get(keyOn(row)) === row ? 'IGNORED' : 'DUPLICATE';
    });
    return {
      roles,
      models: [...models]
        .filter(([code]) => code !== draft.key || !variants.length)
        .map(([code, row]) => toModel(columns, row, code, parentOn(row))),
      isPartial: !product || !variants.length,
      ...(root && { storedProduct: root }),
      ...(attributes && { attributes }),
      inherit: (row, isOfVariant) => (isOfVariant ? (inherited.get(row) ?? row) : ownRow),
      categories: () => {
        const known = categoriesOn(productRow);
        return distinct(rows.flatMap(categoriesOn)).filter((category) => !known.includes(category));
      },
      options: ({ number }) =>
        axes.flatMap((name) => {
          const value = values.get(number)?.get(name) ?? own.get(name);
          return value ? [{ name, value }] : [];
        }),
      variantAttributes: ({ number }) => {
        const own = [...(values.get(number) ?? [])].flatMap(([name, value]) =>
          value && value !== common.get(name) && !axes.includes(name) ? [{ name, value }] : [],
        );
        return own.length ? own : undefined;
      },
      isOwnText: ({ cells }, { attribute, reader: { column } }) => {
        const index = indexOf.get(column);
        return index !== undefined && !isOfOption(attribute) && cells[index] !== commonTexts.cells[index];
      },
      identify: () => {
        draft.standInSku(draft.key, 'KEY');
      },
      finish: () => {
        const { fields } = draft;
        const [first] = draft.variants;
        // A product without a status of its own is hidden if all its variants are.
        const hasOwnStatus = !isComplete || textOn(base, statuses) !== '';
        if (!hasOwnStatus && first?.status && draft.variants.every(({ status }) => status === first.status)) {
          fields.status ??= first.status;
        }
        // Exports repeat the name of the product in the rows of its variants.
        const name = fields.name ?? root?.name;
        for (const variant of draft.variants) if (variant.name === name) delete variant.name;
      },
    };
  };

  return {
    keyOn,
    parents: ancestry.roots,
    resolve: stored.resolve,
    keys: () => (row) => {
      const key = keyOn(row);
      ancestry.note(key, parentOn(row));
      stored.note(key, parentOn(row));
      return key;
    },
    group: (rows, draft) => {
      const cycle = ancestry.getCycle(draft.key);
      if (cycle.length) {
        const inCycle = rows.filter((row) => cycle.includes(keyOn(row)));
        reportCycle(draft, inCycle, cycle, parents[0]?.column);
        return { roles: [], isRefused: true };
      }
      const [first] = rows;
      if (rows.length > 1 || (first && (parentOn(first) !== '' || isModel?.(first)))) return groupFamily(rows, draft);
      return {
        roles: ['PRODUCT'],
        ...(attributes && { attributes }),
        identify: () => {
          if (!isOwnKey(draft.key)) draft.standInSku(draft.key, 'KEY');
        },
      };
    },
  };
}
