import type { Draft, FailAt } from './draft';
import { distinct, type Dialect } from '../formats/dialect';
import type { Group } from '../layout';
import { listFrom, withDates, withNamed } from './listFields';
import type { Level, Levels } from '../cells/levels';
import { clearsField, givenText, type CellReader } from '../cells/cellReader';
import type { CompiledMapping } from '../mapping/mapping';
import { readClearedPrices } from './prices/clearedPrices';
import type { ProductFields } from './patch';
import { readPrices } from './prices/priceFields';
import { readMedia, valueFrom, type Reading } from './sharedFields';
import type { SourceRow } from '../formats/source';
import { ATTRIBUTE, OPTION } from '../mapping/targets';
import { gtinFrom } from '../cells/gtinText';
import { parseAssociations } from '../../ownLayout/associationCells';
import { parseKind } from '../cells/kindText';
import { parseStatus } from '../cells/statusText';
import { readStock } from './stockFields';
import { createValueReader } from './valueFields';

/** A row with data of a product. */
interface ProductRow {
  draft: Draft;
  row: SourceRow;
  group: Group;
  /** Whether the row represents only the product. */
  isAlone: boolean;
  level: Level;
  failAt: FailAt;
}

type Step = (productRow: ProductRow) => void;

const isBlank = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Sets the field unless it is already set, so the first row with a value wins. A cell that clears it is weaker. */
const setFirst = <Field extends keyof ProductFields>(
  fields: ProductFields,
  field: Field,
  read: () => ProductFields[Field],
) => {
  const known = fields[field];
  if (known !== undefined && !isBlank(known)) return;
  const value = read();
  // An undefined field would overwrite the stored value.
  if (value !== undefined && !(known !== undefined && isBlank(value))) fields[field] = value;
};

/** Steps for the mapped text, code and SEO fields. */
const textSteps = (mapping: CompiledMapping, dialect: Dialect): Step[] => {
  const read = ({ row, failAt }: ProductRow, field: string, readers: readonly CellReader[]) =>
    givenText(readers, row.cells, failAt(field));
  const orNull = (text: string | undefined) => (text === '' ? null : text);
  const mapped = <Target extends string>(targets: readonly Target[]) =>
    targets.map((target) => ({ target, readers: mapping.getReaders(target) })).filter(({ readers }) => readers.length);
  const seoTitle = mapping.getReaders('seoTitle');
  const seoDescription = mapping.getReaders('seoDescription');
  const seoSteps: Step[] = [
    (at) =>
      setFirst(at.draft.fields, 'seo', () => {
        const title = read(at, 'seo.title', seoTitle);
        const description = read(at, 'seo.description', seoDescription);
        if (title === undefined && description === undefined) return undefined;
        return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
      }),
  ];
  return [
    (at) => setFirst(at.draft.fields, 'sku', () => read(at, 'sku', at.level.sku)),
    (at) => setFirst(at.draft.fields, 'name', () => read(at, 'name', at.level.name)),
    (at) =>
      setFirst(at.draft.fields, 'gtin', () =>
        orNull(gtinFrom(at.level.gtin, at.row.cells, dialect, at.failAt('gtin'))),
      ),
    ...mapped(['slug', 'description', 'brand'] as const).map(
      ({ target, readers }): Step =>
        (at) =>
          setFirst(at.draft.fields, target, () => read(at, target, readers)),
    ),
    ...mapped(['mpn', 'family', 'link', 'externalUrl', 'buttonText', 'externalReference'] as const).map(
      ({ target, readers }): Step =>
        (at) =>
          setFirst(at.draft.fields, target, () => orNull(read(at, target, readers))),
    ),
    ...(seoTitle.length || seoDescription.length ? seoSteps : []),
  ];
};

/**
 * Reads the product data of a row into the draft. Images and attributes of further rows are added; other fields keep
 * their values.
 */
export function createProductReader(mapping: CompiledMapping, levels: Levels, reading: Reading) {
  const { dialect } = reading;
  const categories = mapping.getReaders('categories');
  const attributes = mapping.getReaders('attributes');
  const kinds = mapping.getReaders('kind');
  const associations = mapping.getReaders('associations');
  const named = mapping.namedReaders(ATTRIBUTE);
  const readValues = createValueReader(mapping, reading);
  // If rows are either products or variants, options of a product without variants become attributes.
  const namedAlone = levels.product === levels.family ? named : [...named, ...mapping.namedReaders(OPTION)];
  const steps: Step[] = [
    ...textSteps(mapping, dialect),
    ({ draft, row, level, failAt }) =>
      setFirst(draft.fields, 'status', () => valueFrom(level.status, row.cells, failAt('status'), parseStatus)),
    ({ draft, row, failAt }) =>
      setFirst(draft.fields, 'kind', () => {
        const kind = valueFrom(kinds, row.cells, failAt('kind'), parseKind);
        return kind === undefined && clearsField(kinds, row.cells) ? null : kind;
      }),
    ({ draft, row, level, failAt }) => {
      Object.assign(draft.fields, { ...readStock(level, row.cells, reading, failAt), ...draft.fields });
    },
    ({ draft, row, level, isAlone, failAt }) => {
      const { fields } = draft;
      const cleared = readClearedPrices(level, row.cells, reading);
      if (cleared.length) fields.clearedPrices = [...(fields.clearedPrices ?? []), ...cleared];
      if (fields.prices !== undefined || fields.partialPrices !== undefined) return;
      const { prices, partial, discount } = readPrices(level, row, reading, failAt('prices'));
      if (prices) fields.prices = prices;
      if (partial.length) fields.partialPrices = partial;
      // A product's own row has the discount for all of its variants.
      if (isAlone) draft.discount = discount;
    },
    ({ draft, row, group, failAt }) =>
      setFirst(draft.fields, 'categories', () => {
        const listed = listFrom(categories, row.cells, dialect.categories, failAt('categories'));
        const paths = group.categories?.(row) ?? [];
        if (!listed && !paths.length) return undefined;
        const all = [...(listed ?? []), ...paths];
        return dialect.isOwn ? all : distinct(all);
      }),
    ({ draft: { fields, pictures }, row, level, failAt }) => {
      const media = readMedia(level, row.cells, reading, failAt('media'));
      if (!media) return;
      const added = media.filter(({ url }) => !pictures.has(url));
      const images = (fields.media ??= []);
      for (const image of added) {
        // Our own layout lists the images as the product has them, also one that it has twice.
        if (dialect.isOwn || !pictures.has(image.url)) images.push(image);
        pictures.add(image.url);
      }
    },
    ({ draft: { fields }, row, group, isAlone, failAt }) => {
      const fail = failAt('attributes');
      const found = group.attributes?.(row) ?? listFrom(attributes, row.cells, dialect.pairs, fail);
      const listed = found && withDates(found, mapping, (problem) => fail(problem, attributes[0]?.column ?? ''));
      const columns = isAlone ? namedAlone : named;
      const pairs = withNamed(listed, columns, row.cells, fail);
      for (const { name, reader } of columns) {
        if (reader.clears(row.cells)) fields.clearedAttributes = [...(fields.clearedAttributes ?? []), name];
      }
      if (!pairs) return;
      const cleared = pairs.filter(({ value }) => value === dialect.clearWord);
      if (cleared.length) {
        fields.clearedAttributes = [...(fields.clearedAttributes ?? []), ...cleared.map(({ name }) => name)];
      }
      const known = new Set([...(fields.attributes ?? []), ...cleared].map(({ name }) => name));
      fields.attributes = [...(fields.attributes ?? []), ...pairs.filter(({ name }) => !known.has(name))];
    },
    ({ draft, row, failAt }) =>
      setFirst(draft.fields, 'associations', () => {
        const listed = valueFrom(associations, row.cells, failAt('associations'), parseAssociations);
        return listed === undefined && clearsField(associations, row.cells) ? [] : listed;
      }),
    ({ draft, row, group, failAt }) => readValues(draft, row, failAt, group),
  ];
  return (draft: Draft, row: SourceRow, group: Group, isAlone: boolean): void => {
    const level = isAlone ? levels.product : levels.family;
    const productRow = { draft, row, group, isAlone, level, failAt: draft.failAt(row) };
    for (const step of steps) step(productRow);
  };
}
