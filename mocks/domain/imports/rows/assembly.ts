import type { IssueRecord } from '../../../records/validation';
import { Draft } from './draft';
import type { Group, Layout } from '../layout';
import { getLevels } from '../cells/levels';
import { canonicalLocale } from '../../canonicalLocale';
import type { CompiledMapping } from '../mapping/mapping';
import type { ProductPatch } from './patch';
import { createProductReader } from './productRow';
import { textOn } from '../layouts/rowKeys';
import type { Reading } from './sharedFields';
import type { SourceRow } from '../formats/source';
import { createTranslationReader } from './valueFields';
import { createVariantReader, getVariantFacts } from './variantRow';

/** A product assembled from its rows; null if the rows do not identify a product. */
export interface Assembled {
  patch: ProductPatch | null;
  issues: IssueRecord[];
}

const reportShort = (draft: Draft, { number, cells }: SourceRow, columns: readonly string[]) =>
  draft.report({
    code: 'ROW_TOO_SHORT',
    severity: 'ERROR',
    category: 'TYPE',
    rowNumber: number,
    message: `Row ${number} has ${cells.length} cells, but the header has ${columns.length} columns.`,
    suggestedFix: 'Check the row for a missing separator or quote. Empty cells need separators too.',
  });

const reportDuplicate = (draft: Draft, { number }: SourceRow, first: SourceRow | undefined) =>
  draft.report({
    code: 'SKU_DUPLICATE',
    severity: 'ERROR',
    category: 'UNIQUE',
    field: 'sku',
    rowNumber: number,
    message: `Row ${number} is the same product as row ${first?.number}${draft.fields.sku ? `, ${draft.fields.sku}` : ''}.`,
    suggestedFix: 'Keep only one of the rows, or give each product a unique SKU.',
  });

const reportVariantText = (draft: Draft, { number }: SourceRow, locale: string) =>
  draft.report({
    code: 'VARIANT_TEXT_SKIPPED',
    severity: 'INFO',
    category: 'REFERENCE',
    rowNumber: number,
    message: `Row ${number} has texts of a variant in ${locale} and was skipped. Only products have texts in several languages.`,
  });

const isIdentified = ({ fields, variants }: Draft) =>
  Boolean(fields.sku || fields.externalReference || fields.slug || fields.name || variants.some(({ sku }) => sku));

/**
 * Binds a layout and a mapping to the columns of a file. The returned function assembles a product from a group of
 * rows.
 */
export function createAssembler(
  layout: Layout,
  columns: readonly string[],
  mapping: CompiledMapping,
  given: Pick<Reading, 'currency' | 'currencies' | 'languages'>,
) {
  const spread = layout.spread(columns, mapping);
  const levels = getLevels(mapping, layout.isShared(mapping));
  const reading = { dialect: layout.dialect, ...given };
  const readProduct = createProductReader(mapping, levels, reading);
  const readVariant = createVariantReader(mapping, reading, layout, levels.variant);
  const readTranslation = createTranslationReader(mapping, reading);
  const locales = mapping.getReaders('locale');
  /** The language that all texts of a row are in; blank for the default language. */
  const localeOn = (row: SourceRow) => {
    const text = locales.length ? textOn(row, locales) : '';
    const locale = text && (canonicalLocale(text.replaceAll('_', '-')) ?? text);
    return locale === given.languages?.defaultLocale ? '' : locale;
  };
  const hasVariantFacts = getVariantFacts(mapping);
  const isAlwaysVariant = layout.hasVariantOnEachRow || layout.isShared(mapping);

  const readTranslations = (draft: Draft, rows: readonly SourceRow[], group: Group) => {
    for (const row of rows) {
      const locale = localeOn(row);
      if (group.isVariant?.(row)) {
        reportVariantText(draft, row, locale);
        continue;
      }
      // A file of translations alone changes products that are in the catalog already.
      const sku = textOn(row, levels.product.sku);
      if (sku) draft.fields.sku ??= sku;
      readTranslation(draft, row, locale, group);
    }
  };

  const assemble = (key: string, all: readonly SourceRow[]): Assembled => {
    const draft = new Draft(key);
    for (const row of all) if (row.cells.length < columns.length) reportShort(draft, row, columns);
    const translations = locales.length ? all.filter((row) => localeOn(row) !== '') : [];
    const rows = translations.length ? all.filter((row) => !translations.includes(row)) : all;
    const group = spread.group(rows, draft);
    const { roles } = group;
    rows.forEach((row, index) => {
      const role = roles[index];
      if (role === 'PRODUCT' || role === 'BOTH') readProduct(draft, row, group, role === 'PRODUCT');
    });
    group.identify?.();
    rows.forEach((row, index) => {
      const role = roles[index];
      const isVariant = role === 'VARIANT' || (role === 'BOTH' && (isAlwaysVariant || hasVariantFacts(row.cells)));
      if (isVariant) readVariant(draft, row, group);
      else if (role === 'DUPLICATE') reportDuplicate(draft, row, rows[0]);
    });
    readTranslations(draft, translations, group);
    group.finish?.();
    if (!layout.dialect.hasBlankValues) draft.leaveStockToVariants();
    if (isIdentified(draft))
      return { patch: { fields: draft.fields, variants: draft.variants }, issues: draft.issues() };
    // Rows that were skipped have already been reported.
    if (rows.length && roles.every((role) => role === 'IGNORED')) return { patch: null, issues: draft.issues() };
    const [first] = all;
    draft.report({
      code: 'IDENTITY_MISSING',
      severity: 'ERROR',
      category: 'REQUIRED',
      rowNumber: first?.number,
      message: `Row ${first?.number} has no SKU, external reference, slug, or name, so the product can’t be identified.`,
      suggestedFix: 'Enter a SKU in the row, or map the column that contains it.',
    });
    return { patch: null, issues: draft.issues() };
  };
  return { spread, assemble };
}
