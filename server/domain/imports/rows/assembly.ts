import { say } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import type { Limits } from '../../limits';
import { findProductExcess, productTooLarge, type Excess } from '../../products/productSize';
import { cellCountProblem } from '../errors';
import { createChannelPriceReader } from './prices/channelPrices';
import { Draft } from './draft';
import type { Group, Layout } from '../layout';
import { getLevels } from '../cells/levels';
import type { CompiledMapping } from '../mapping/mapping';
import { createActionReader, NO_ACTIONS, toDeletion, type GroupActions } from './rowActions';
import { createDefaultFirst } from './defaultFirst';
import { createImageOrder } from './imageOrder';
import { createListActionReader } from './listActions';
import { createLocationRows } from './locationRows';
import { leaveToVariants } from './ownAttributes';
import type { ProductPatch } from './patch';
import { createProductReader } from './productRow';
import { textOn } from '../layouts/rowKeys';
import type { Reading } from './sharedFields';
import type { SourceRow, YieldIfDue } from '../formats/source';
import { createTranslationFinder, reportVariantTexts, type Translation } from './translations';
import { createTranslationReader } from './valueFields';
import {
  createVariantReader,
  getVariantFacts,
  leaveNamesToOptions,
  leaveReferencesOfProduct,
  shareLinks,
} from './variantRow';

/** A product assembled from its rows; null if the rows do not identify a product. */
export interface Assembled extends Pick<Group, 'models' | 'isPartial'> {
  patch: ProductPatch | null;
  /** What the rows ask for instead of an import of their data; absent for that. */
  action?: 'DELETE' | 'IGNORE';
  /** Whether the rows only create or only update the product; absent for both. */
  write?: GroupActions['write'];
  /** What identifies the product of rows that are ignored; absent if nothing does, and for others. */
  ignored?: ProductPatch;
  issues: IssueRecord[];
}

const reportShort = (draft: Draft, { number, cells }: SourceRow, columns: readonly string[]) =>
  draft.report({
    code: 'ROW_TOO_SHORT',
    severity: 'ERROR',
    category: 'TYPE',
    rowNumber: number,
    message: cellCountProblem(number, cells.length, columns.length),
    suggestedFix: say`Check the row for a missing separator or quote. Empty cells need separators too.`,
  });

const reportDuplicate = (draft: Draft, { number }: SourceRow, first: SourceRow | undefined) =>
  draft.report({
    code: 'SKU_DUPLICATE',
    severity: 'ERROR',
    category: 'UNIQUE',
    field: 'sku',
    rowNumber: number,
    message: draft.fields.sku
      ? say`Row ${number} is the same product as row ${first?.number ?? ''}, ${draft.fields.sku}.`
      : say`Row ${number} is the same product as row ${first?.number ?? ''}.`,
    suggestedFix: say`Keep only one of the rows, or give each product a unique SKU.`,
  });

/** The only finding about a product that is too large, whatever else its rows have. */
const refuse = ({ fields }: Draft, { number }: SourceRow, excess: Excess): Assembled => ({
  patch: null,
  issues: [productTooLarge(fields, excess, number)],
});

const isIdentified = ({ fields, variants }: Draft) =>
  Boolean(fields.sku || fields.externalReference || fields.slug || fields.name || variants.some(({ sku }) => sku));

/** How large products can be, and how to let other work run between the rows of a product, which can be thousands. */
interface AssemblyOptions {
  limits: Pick<Limits, 'variants' | 'images'>;
  yieldIfDue: YieldIfDue;
}

/**
 * Binds a layout and a mapping to the columns of a file. The returned function assembles a product from a group of
 * rows.
 */
export function createAssembler(
  layout: Layout,
  columns: readonly string[],
  mapping: CompiledMapping,
  { limits, yieldIfDue, ...given }: Omit<Reading, 'dialect'> & AssemblyOptions,
) {
  const spread = layout.spread(columns, mapping);
  const isShared = layout.isShared(mapping);
  const levels = getLevels(mapping, isShared);
  const reading = { dialect: layout.dialect, ...given };
  const readProduct = createProductReader(mapping, levels, reading);
  const readOwnVariant = createVariantReader(mapping, reading, layout, levels.variant);
  const readSharedVariant = createVariantReader(mapping, reading, layout, getLevels(mapping, true).variant);
  const readTranslation = createTranslationReader(mapping, reading);
  const readChannelPrices = createChannelPriceReader(levels, isShared, reading);
  const findTranslations = createTranslationFinder(mapping, given.languages?.defaultLocale);
  const hasVariantFacts = getVariantFacts(mapping);
  const readActions = createActionReader(mapping, isShared, layout.hasStrictActions === true);
  const readListActions = createListActionReader(mapping, layout.dialect);
  const orderImages = createImageOrder(columns, mapping);
  const mergeLocations = createLocationRows(columns, mapping);
  const putDefaultFirst = createDefaultFirst(columns, mapping);
  const isAlwaysVariant = layout.hasVariantOnEachRow || isShared;

  const readTranslations = async (draft: Draft, translations: readonly Translation[], group: Group) => {
    const isOfVariant = ({ row }: Translation) => group.isVariant?.(row) ?? false;
    const indexes = new Map(draft.variants.map(({ sku }, index) => [sku, index]));
    const findVariant = ({ row }: Translation) => indexes.get(textOn(row, levels.variant.sku));
    const ofVariants = translations.filter(isOfVariant);
    for (const translation of translations) {
      await yieldIfDue();
      if (isOfVariant(translation)) continue;
      // A file of translations alone changes products that are in the catalog already.
      const sku = textOn(translation.row, levels.product.sku);
      if (sku) draft.fields.sku ??= sku;
      readTranslation(draft, translation, group);
    }
    // Texts of variants are compared with those of their product.
    for (const translation of ofVariants) {
      await yieldIfDue();
      const variant = findVariant(translation);
      if (variant !== undefined) readTranslation(draft, translation, group, variant);
    }
    reportVariantTexts(
      draft,
      ofVariants.filter((translation) => findVariant(translation) === undefined),
    );
  };

  const assembleRows = async (
    draft: Draft,
    { all, meant, actions }: { all: readonly SourceRow[]; meant: readonly SourceRow[]; actions: GroupActions },
  ): Promise<Assembled> => {
    const kept = spread.leaveOut?.(meant, draft) ?? meant;
    const translations = findTranslations(kept);
    const translated = new Set(translations.map(({ row }) => row));
    const own = translated.size ? kept.filter((row) => !translated.has(row)) : kept;
    const merged = mergeLocations?.(own) ?? own;
    const ordered = putDefaultFirst?.(merged) ?? merged;
    const group = spread.group(ordered, draft);
    const rows = group.rows ?? ordered;
    if (group.isRefused || !kept.length) return { patch: null, issues: await draft.issues(yieldIfDue) };
    const { roles } = group;
    const inherit = (row: SourceRow, isVariant: boolean) => group.inherit?.(row, isVariant) ?? row;
    for (const [index, row] of rows.entries()) {
      await yieldIfDue();
      const role = roles[index];
      if (role === 'PRODUCT' || role === 'BOTH') readProduct(draft, inherit(row, false), group, role === 'PRODUCT');
      const excess = findProductExcess({ media: draft.fields.media, variants: [] }, limits);
      if (excess) return refuse(draft, row, excess);
    }
    orderImages?.(draft.fields, rows);
    const lists = readListActions?.(draft, rows);
    group.identify?.();
    const readVariant = group.isShared ? readSharedVariant : readOwnVariant;
    const product = rows.find((_, index) => roles[index] === 'PRODUCT' || roles[index] === 'BOTH');
    for (const [index, row] of rows.entries()) {
      await yieldIfDue();
      const role = roles[index];
      const isVariant = role === 'VARIANT' || (role === 'BOTH' && (isAlwaysVariant || hasVariantFacts(row.cells)));
      if (isVariant) readVariant(draft, inherit(row, true), group);
      else if (role === 'DUPLICATE') reportDuplicate(draft, row, product);
      const excess = findProductExcess({ variants: draft.variants }, limits, draft.variants.length - 1);
      if (excess) return refuse(draft, row, excess);
    }
    if (isShared && !mapping.getReaders('variantReference').length) leaveReferencesOfProduct(draft);
    if (!roles.includes('PRODUCT')) leaveToVariants(draft);
    if (isShared && !mapping.getReaders('variantLink').length) shareLinks(draft, roles.includes('PRODUCT'));
    await readTranslations(draft, translations, group);
    readChannelPrices(draft, spread.priceRows?.(kept) ?? translations, group);
    group.finish?.();
    if (!layout.dialect.isOwn) {
      draft.leaveStockToVariants();
      leaveNamesToOptions(draft);
    }
    if (isIdentified(draft)) {
      const { models, isPartial } = group;
      const { fields, skuBasis } = draft;
      const isGone = new Set(
        rows
          .flatMap((row) => (actions.deleted.has(row.number) ? [textOn(row, levels.variant.sku)] : []))
          .filter(Boolean),
      );
      const variants = isGone.size ? draft.variants.filter(({ sku }) => !isGone.has(sku)) : draft.variants;
      const patch = {
        fields,
        variants,
        ...(skuBasis && { skuBasis }),
        ...(isGone.size && { deleted: [...isGone] }),
        ...(lists && { lists }),
      };
      if (actions.isDeleted) return { patch: toDeletion(patch), action: 'DELETE', issues: [] };
      return {
        patch,
        issues: await draft.issues(yieldIfDue),
        ...(actions.write && { write: actions.write }),
        ...(models && { models }),
        ...(isPartial && { isPartial }),
      };
    }
    // Rows that were skipped have already been reported.
    if (rows.length && roles.every((role) => role === 'IGNORED'))
      return { patch: null, issues: await draft.issues(yieldIfDue) };
    const [first] = all;
    draft.report({
      code: 'IDENTITY_MISSING',
      severity: 'ERROR',
      category: 'REQUIRED',
      rowNumber: first?.number,
      message: say`Row ${first?.number ?? ''} has no SKU, external reference, slug, or name, so the product can’t be identified.`,
      suggestedFix: say`Enter a SKU in the row, or map the column that contains it.`,
    });
    return { patch: null, issues: await draft.issues(yieldIfDue) };
  };

  const assemble = async (key: string, all: readonly SourceRow[]): Promise<Assembled> => {
    const draft = new Draft(key);
    for (const row of all) if (row.cells.length < columns.length) reportShort(draft, row, columns);
    const actions = readActions(draft, all);
    if (!actions) return { patch: null, issues: await draft.issues(yieldIfDue) };
    const meant = actions.ignored.size ? all.filter(({ number }) => !actions.ignored.has(number)) : all;
    if (meant.length) return assembleRows(draft, { all, meant, actions });
    const { patch } = await assembleRows(draft, { all, meant: all, actions: NO_ACTIONS });
    return { patch: null, issues: [], action: 'IGNORE', ...(patch && { ignored: toDeletion(patch) }) };
  };
  return { spread, assemble };
}
