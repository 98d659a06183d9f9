import { TEXT_FIELD_CODES } from '#server/records/attributeCode';
import type { SourceRow } from '../formats/source';
import type { CellReader } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { ATTRIBUTE } from '../mapping/targets';

/** Columns that say what a row is, which its variants do not inherit. */
const OWN = ['sku', 'parent', 'externalReference', 'status', 'gtin', 'kind', 'options', 'locale', 'channel'];

/** Fields that a product without a value of its own takes from its first variant. */
const FROM_FIRST = ['name', 'description', 'brand', 'family', 'seoTitle', 'seoDescription', 'images', 'imageAlts'];

/** Fields that variants have as well. */
const OF_VARIANTS = new Set(['name', 'images', 'imageAlts']);

const TEXT_FIELDS: ReadonlySet<string> = new Set(TEXT_FIELD_CODES);

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== '';

/** Passes cells on between the rows of a product: from models to their variants, and from variants to their product. */
export function createInheritance(columns: readonly string[], mapping: CompiledMapping) {
  const at = (readers: readonly CellReader[]) => readers.map(({ column }) => columns.indexOf(column));
  const of = (targets: readonly string[]) => targets.flatMap((target) => at(mapping.getReaders(target)));
  const scoped = (isField: boolean) =>
    at(mapping.scoped.flatMap(({ attribute, reader }) => (TEXT_FIELDS.has(attribute) === isField ? [reader] : [])));
  const named = mapping.namedReaders(ATTRIBUTE);
  const own = new Set(of(OWN));
  const fromFirst = new Set([...of(FROM_FIRST), ...scoped(true)]);
  const fromAll = new Set([...at(named.map(({ reader }) => reader)), ...of(['attributes']), ...scoped(false)]);
  const ofVariants = new Set(of([...OF_VARIANTS]));
  const getShared = (variants: readonly SourceRow[], index: number) => {
    const first = variants[0]?.cells[index] ?? '';
    return variants.every(({ cells }) => cells[index] === first) ? first : '';
  };
  return {
    /** The columns of the attributes with these names. */
    columnsOf: (names: ReadonlySet<string>) =>
      new Set(at(named.filter(({ name }) => names.has(name)).map(({ reader }) => reader))),
    /** The row of a variant with what it inherits from its models, the nearest of which is first. */
    toVariant: ({ number, cells }: SourceRow, models: readonly SourceRow[]): SourceRow => ({
      number,
      cells: cells.map((cell, index) =>
        isFilled(cell) || own.has(index)
          ? cell
          : (models.find((model) => isFilled(model.cells[index]))?.cells[index] ?? cell),
      ),
    }),
    /**
     * The row of a product with what it takes from its variants: texts from the first that has one, and attributes that
     * all have in common, except those in the columns of `axes`.
     */
    toProduct: (
      { number, cells }: SourceRow,
      variants: readonly SourceRow[],
      axes: ReadonlySet<number>,
    ): SourceRow => ({
      number,
      cells: cells.map((cell, index) => {
        if (isFilled(cell) || axes.has(index)) return cell;
        if (fromAll.has(index)) return getShared(variants, index);
        return fromFirst.has(index)
          ? (variants.find((variant) => isFilled(variant.cells[index]))?.cells[index] ?? cell)
          : cell;
      }),
    }),
    /** The columns with values of variants that neither the product nor the variants can have. */
    findLost: (product: SourceRow, variants: readonly SourceRow[], axes: ReadonlySet<number>): string[] =>
      columns.filter((_, index) => {
        if (axes.has(index) || ofVariants.has(index) || !(fromFirst.has(index) || fromAll.has(index))) return false;
        return variants.some(({ cells }) => isFilled(cells[index]) && cells[index] !== product.cells[index]);
      }),
  };
}
