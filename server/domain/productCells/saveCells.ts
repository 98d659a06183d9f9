import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import { toComposed } from '../../records/composedText';
import { getSkus } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import type { Change } from '../../records/tables';
import { say, type Sentence, type StoredSentence } from '../../records/sentence';
import type { ProductCellInput, ProductCellOutcome, SaveProductCellsInput } from '../../types.generated';
import { getAuthorName } from '../author';
import { withContentChange } from '../catalogs/catalogEdits';
import { assertOpen, getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { assertFamilyKnown } from '../definitions/knownFamily';
import { addToList } from '../lists/addToList';
import { createCatalogView, type CatalogView } from '../jobs/catalogView';
import { createToRecord } from '../jobs/productWrites';
import { catalogLock, withLock } from '../withLock';
import { assertValid } from '../products/assertValid';
import { isSameContent } from '../products/canonical';
import { applyInput, type ContentDraft } from '../products/contentDraft';
import { normalizeInput } from '../products/normalizeInput';
import type { CellField } from './cellField';
import { createCellFieldReader } from './cellFields';
import { bindToVariant } from './variantField';

/** Changes that can be made at once: a paste of 500 rows and 10 columns. */
const MAX_CELLS = 5000;

/** The result of a change; `message` says why it is INVALID. */
export interface CellResult {
  outcome: ProductCellOutcome;
  message: StoredSentence | null;
}

/** The result for each change, the products as they are stored now, and the IDs of the variants that were given. */
export interface CellsUpdate {
  results: CellResult[];
  products: ProductRecord[];
  variantIds: ReadonlySet<string>;
}

interface Cell {
  input: ProductCellInput;
  field: CellField;
  /** Where its result belongs. */
  place: number;
}

const SAVED: CellResult = { outcome: 'SAVED', message: null };
const CONFLICT: CellResult = { outcome: 'CONFLICT', message: null };
const invalid = (message: StoredSentence): CellResult => ({ outcome: 'INVALID', message });

/** Throws CONFLICT for a new SKU that another product has. */
const assertSkuFree = async (view: CatalogView, content: ContentDraft, product: ProductRecord) => {
  const isNew = content.sku !== product.sku || content.variants !== product.variants;
  const known = new Set(isNew ? getSkus(product) : []);
  for (const sku of isNew ? getSkus(content) : []) {
    const holder = known.has(sku) ? undefined : await view.bySku(sku);
    if (!holder || holder.id === product.id) continue;
    throw new DomainError('CONFLICT', say`The SKU ${sku} is already used by "${holder.name || holder.sku}".`);
  }
};

/** Returns the content with the change. Throws a DomainError if it can't be made. */
const applyCell = async (
  { ctx, view, catalog }: { ctx: Pick<DomainContext, 'store'>; view: CatalogView; catalog: CatalogRecord },
  { content, product }: { content: ContentDraft; product: ProductRecord },
  { field, input }: Cell,
): Promise<ContentDraft> => {
  if (field.isReadOnly(product)) throw new DomainError('INVALID', say`This value can’t be changed here.`);
  const fault: Sentence | null = input.asGiven ? null : ((await field.check?.(input.value)) ?? null);
  if (fault) throw new DomainError('INVALID', fault);
  const changed = applyInput(content, normalizeInput(field.toInput(content, input.value), catalog.timeZone));
  assertValid(changed, content, catalog);
  await assertFamilyKnown(ctx.store, changed.family, content.family);
  await assertSkuFree(view, changed, product);
  return changed;
};

/**
 * Changes fields of products and variants one after the other, and stores all of them in one commit. A field that was
 * changed to another value since the edit started is a CONFLICT, and one that can't have the value is INVALID; both
 * stay as they are. Throws NOT_FOUND for the catalog, CONFLICT if it is archived, and INVALID for none or too many
 * changes, and for fields that the catalog doesn't have.
 */
export async function saveProductCells(
  ctx: DomainContext,
  { catalogId, cells: given }: SaveProductCellsInput,
): Promise<CellsUpdate> {
  if (given.length < 1 || given.length > MAX_CELLS) {
    const message = say`Change from 1 to ${{ grouped: MAX_CELLS }} values at once.`;
    throw new DomainError('INVALID', message, { cells: message });
  }
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await getCatalog(ctx, catalogId);
    assertOpen(catalog);
    const readField = await createCellFieldReader(ctx, catalog);
    const byProduct = new Map<string, Cell[]>();
    given.forEach((input, place) => {
      const ofProduct = readField(input.field);
      const field = input.variantId ? bindToVariant(ofProduct, input.variantId) : ofProduct;
      addToList(byProduct, input.productId, { input: toComposed(input), field, place });
    });
    const view = createCatalogView(ctx.store, catalog.id);
    const changes: Change[] = [];
    const toRecord = await createToRecord({ ctx, job: { user: getAuthorName(ctx), id: null } }, view, catalog);
    const results: CellResult[] = [];
    const products: ProductRecord[] = [];

    const change = async (product: ProductRecord, cells: readonly Cell[]): Promise<ProductRecord> => {
      let content: ContentDraft = product;
      for (const cell of cells) {
        const { input, field, place } = cell;
        if (input.variantId && !product.variants.some(({ id: known }) => known === input.variantId)) {
          results[place] = invalid(say`This variant no longer exists.`);
          continue;
        }
        const current = field.read(content);
        const isChanged = current !== input.base && current !== input.value;
        results[place] = isChanged && !input.overwrite ? CONFLICT : SAVED;
        if (current === input.value || results[place] === CONFLICT) continue;
        try {
          content = await applyCell({ ctx, view, catalog }, { content, product }, cell);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          results[place] = invalid(error.sentence);
        }
      }
      if (isSameContent(content, product)) return product;
      const record = await toRecord({ content, id: product.id, previous: product });
      view.put(record);
      changes.push({ table: 'products', put: record });
      return record;
    };

    for (const [id, cells] of byProduct) {
      const product = await view.get(id);
      if (product) products.push(await change(product, cells));
      else for (const { place } of cells) results[place] = invalid(say`This product no longer exists.`);
    }
    const now = ctx.now().toISOString();
    if (changes.length) await commit([...changes, { table: 'catalogs', put: withContentChange(catalog, now) }]);
    return { results, products, variantIds: new Set(given.flatMap(({ variantId }) => variantId ?? [])) };
  });
}
