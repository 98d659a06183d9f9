import { makeCode } from '#server/records/slug';
import { parseRowType } from '../cells/rowTypeText';
import { distinct, parseMedia, PLAIN } from '../formats/dialect';
import { splitImages } from '../formats/imageList';
import type { SourceRow } from '../formats/source';
import type { Layout, RowRole } from '../layout';
import { getVariantFacts } from '../rows/variantRow';
import { familyRoles } from './family';
import { createListedVariants } from './listedVariants';
import { createNesting } from './nesting';
import { createPairReader, pairsOf, parseNamedOptions } from './pairCells';
import { OPTION } from '../mapping/targets';
import { createTemplateRows } from './templateRows';
import { isOwnKey, ownKey, textOn } from './rowKeys';

/**
 * Any other file: rows are grouped by the SKU or reference of their parent, by the type of the row, or else by their
 * own key.
 */
export const custom: Layout = {
  code: 'CUSTOM',
  name: 'Other file',
  signature: [],
  targets: {},
  otherTarget: () => null,
  dialect: { ...PLAIN, media: (value) => parseMedia(splitImages(value)), pairs: pairsOf },
  isShared: (mapping) => ['parent', 'rowType'].some((target) => mapping.getReaders(target).length > 0),
  makesSkus: true,
  namesEachLocale: true,
  hasVariantOnEachRow: false,
  spread: (columns, mapping) => {
    const hasParents = mapping.getReaders('parent').length > 0;
    const rowType = mapping.getReaders('rowType');
    const hasTypes = rowType.length > 0 && !hasParents;
    const identities = (['parent', 'sku', 'externalReference', 'slug'] as const).map(mapping.getReaders);
    const sku = mapping.getReaders('sku');
    const variantSku = mapping.getReaders('variantSku');
    const images = mapping.getReaders('images');
    const name = mapping.getReaders('name');
    // Lists of prices or stock can have nothing but the SKUs of variants.
    const hasProducts = [...identities, name].some(({ length }) => length > 0);
    const hasVariantFacts = getVariantFacts(mapping);
    const nesting = createNesting(mapping);
    const optionsOn = createPairReader(mapping.getReaders('options'));
    const attributesOn = createPairReader(mapping.getReaders('attributes'));
    const parent = mapping.getReaders('parent');
    const named = mapping.namedReaders(OPTION).map(({ reader }) => reader);
    const optionLists = mapping.getReaders('options');
    const hasOptionColumns = optionLists.length > 0;
    const hasOptions = (row: SourceRow) =>
      textOn(row, named) !== '' || (optionsOn ? optionsOn(row, row).length > 0 : textOn(row, optionLists) !== '');
    const readListed = createListedVariants(columns, mapping);
    const templates = createTemplateRows(mapping, hasOptions);
    const typeOn = (row: SourceRow) => parseRowType(textOn(row, rowType)) ?? 'PRODUCT';
    // Some systems have no row for the product: its main variant references itself.
    const isVariantItself = (row: SourceRow | undefined) =>
      row !== undefined && textOn(row, parent) !== '' && hasOptions(row);
    const typedRoles = (rows: readonly SourceRow[]): RowRole[] =>
      rows.map((row, index) => {
        if (typeOn(row) === 'VARIANT') return 'VARIANT';
        if (index === 0) return 'PRODUCT';
        return typeOn(row) === 'OTHER' ? 'PRODUCT' : 'DUPLICATE';
      });
    const plainRoles = (rows: readonly SourceRow[]): RowRole[] =>
      rows.map((row, index) => {
        if (index === 0) return 'BOTH';
        if (hasVariantFacts(row.cells)) return 'VARIANT';
        return textOn(row, name) === '' && textOn(row, images) !== '' ? 'PRODUCT' : 'DUPLICATE';
      });
    const templateRoles = (rows: readonly SourceRow[]): RowRole[] =>
      rows.map((row, index) => (index === 0 ? 'PRODUCT' : hasOptions(row) ? 'VARIANT' : 'DUPLICATE'));
    /**
     * The images on rows of variants. If products and variants use the same columns, they are those of the variants.
     */
    const imagesOfVariants = (rows: readonly SourceRow[], roles: readonly RowRole[]) =>
      hasParents || hasTypes || roles[0] === 'PRODUCT'
        ? []
        : distinct(
            rows
              .filter((_, index) => roles[index] === 'VARIANT')
              .flatMap((row) => images.flatMap((reader) => splitImages(textOn(row, [reader])))),
          );
    return {
      parents: {
        get size() {
          return nesting.roots.size + templates.products.size;
        },
        get: (key) => templates.products.get(key) ?? nesting.roots.get(key),
      },
      // A row without a product identity but with variant data continues the product above it.
      keys: () => {
        let key: string | null = null;
        const noteTemplate = templates.start();
        return (row) => {
          nesting.note(row);
          if (hasTypes && key !== null && typeOn(row) !== 'PRODUCT') return key;
          const identity = identities.find((readers) => textOn(row, readers) !== '');
          const named = identity
            ? textOn(row, identity)
            : variantSku.length
              ? textOn(row, hasProducts ? name : variantSku)
              : '';
          const isBelow = key !== null && textOn(row, name) === '';
          const isContinued =
            isBelow && (hasVariantFacts(row.cells) || (variantSku.length > 0 && textOn(row, images) !== ''));
          key = named || (isContinued && key !== null ? key : ownKey(row));
          noteTemplate(row, key);
          return key;
        };
      },
      group: (rows, draft) => {
        const { key, fields } = draft;
        if (hasParents && nesting.report(draft, rows)) return { roles: rows.map(() => 'IGNORED') };
        const [only] = rows;
        const listed = rows.length === 1 && only ? readListed?.(draft, only) : null;
        if (listed === 'MISMATCH') return { roles: ['IGNORED'], isRefused: true };
        if (listed === 'OPTIONS') {
          // Without SKUs of variants, the options are only what buyers can choose.
          return {
            roles: ['PRODUCT'],
            attributes: (row) => [...(attributesOn?.(row, row) ?? []), ...(optionsOn?.(row, row) ?? [])],
          };
        }
        if (listed) {
          return {
            roles: listed.rows.map((_, index) => (index ? 'VARIANT' : 'PRODUCT')),
            rows: listed.rows,
            isShared: true,
            options: (row) => optionsOn?.(row, row) ?? [],
            ...(attributesOn && { attributes: (row) => attributesOn(row, row) }),
            identify: () => draft.standInSku(listed.skus[0] ?? '', 'MADE'),
          };
        }
        const roles = hasParents
          ? familyRoles(rows, mapping, true).map((role, index) =>
              role === 'PRODUCT' && isVariantItself(rows[index]) ? 'BOTH' : role,
            )
          : hasTypes
            ? typedRoles(rows)
            : templates.isTemplate(key)
              ? templateRoles(rows)
              : plainRoles(rows);
        return {
          roles,
          isShared: templates.isTemplate(key),
          ...(optionsOn && { options: (row) => optionsOn(row, rows[0]) }),
          ...(hasTypes && !hasOptionColumns && { options: (row) => parseNamedOptions(textOn(row, name)) }),
          ...(attributesOn && { attributes: (row) => attributesOn(row, rows[0]) }),
          identify: () => {
            if (hasParents && roles.includes('BOTH') && !isOwnKey(key)) draft.standInSku(key, 'KEY');
            if (fields.sku || (fields.externalReference && !hasTypes)) return;
            // A product whose variants alone have SKUs gets the first variant's SKU.
            const shared = rows
              .map((row) => textOn(row, hasTypes && !variantSku.length ? sku : variantSku))
              .find(Boolean);
            const made = sku.length ? undefined : fields.slug || makeCode(fields.name ?? '');
            if (shared || made) draft.standInSku(shared || made || '', !shared && fields.slug ? 'KEY' : 'MADE');
          },
          finish: () => {
            const [first] = draft.variants;
            const shown = new Set(fields.media?.map(({ url }) => url));
            const more = imagesOfVariants(rows, roles).filter((url) => !shown.has(url));
            if (more.length) fields.media = [...(fields.media ?? []), ...parseMedia(more)];
            // A product without a row of its own is hidden if all its variants are.
            if (
              roles.includes('BOTH') &&
              first?.status &&
              draft.variants.every(({ status }) => status === first.status)
            ) {
              fields.status ??= first.status;
            }
            // A name that all rows share is that of the product.
            const isShared = draft.variants.every(({ name: own }) => !own || own === fields.name);
            for (const variant of draft.variants) {
              const isOfProduct = isShared && variant.options?.length;
              // Neither tells buyers which variant it is.
              if (isOfProduct || parseNamedOptions(variant.name ?? '').length) delete variant.name;
            }
          },
        };
      },
    };
  },
};
