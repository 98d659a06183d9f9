import { DomainError } from '../../errors';
import { assertOpen } from '../catalogs/catalogList';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import { fromStored, joinSentences, say, type Sentence } from '../../records/sentence';

/** Maximum number of blocking products listed. */
const NAMED = 3;

const conflict = (message: Sentence) => new DomainError('CONFLICT', message);

/** Throws CONFLICT if the catalog is archived, or if it is a draft without a sales channel. */
export function assertPublishable(catalog: CatalogRecord): void {
  assertOpen(catalog);
  if (catalog.status === 'DRAFT' && !catalog.channels.length) {
    throw conflict(say`"${catalog.name}" has no sales channel. Add one before you publish.`);
  }
}

/** Whether ERROR issues exclude the product from a version. */
export function isInvalid({ issues }: ProductRecord): boolean {
  return issues.some(({ severity }) => severity === 'ERROR');
}

/** Returns the alternative when publishing is blocked: leave out the products with errors if any others are ready. */
const wayOut = (ready: number): Sentence => {
  if (ready === 0) return say`Fix them first.`;
  return ready === 1
    ? say`Fix them, or publish the 1 that is ready and set the rest to draft.`
    : say`Fix them, or publish the ${ready} that are ready and set the rest to draft.`;
};

/** The ACTIVE products of a catalog. */
interface ActiveProducts {
  count: number;
  /** Those with ERROR issues, sorted by SKU. */
  invalid: readonly ProductRecord[];
  skipInvalid: boolean;
}

/**
 * Throws CONFLICT if there is nothing to publish or if ERROR issues block publishing, which those of left-out products
 * do not; the message lists the first ones.
 */
export function assertReady({ name }: CatalogRecord, { count, invalid, skipInvalid }: ActiveProducts): void {
  if (!count) {
    throw conflict(say`"${name}" has no active products to publish. Import products or set drafts to active.`);
  }
  const ready = count - invalid.length;
  if (!invalid.length || (skipInvalid && ready)) return;
  const errors = invalid.flatMap(({ sku, issues }) =>
    issues.filter(({ severity }) => severity === 'ERROR').map(({ message }) => say`${sku}: ${fromStored(message)}`),
  );
  const rest = errors.length - NAMED;
  throw conflict(
    joinSentences([
      errors.length === 1
        ? say`1 error blocks publishing "${name}".`
        : say`${errors.length} errors block publishing "${name}".`,
      ...errors.slice(0, NAMED),
      ...(rest > 0 ? [say`And ${rest} more.`] : []),
      wayOut(ready),
    ]),
  );
}

/**
 * Returns those of the catalog's ACTIVE products that its next version contains: all of them, or with `skipInvalid` those
 * without ERROR issues. Throws CONFLICT like `assertReady`.
 */
export function productsToPublish(
  catalog: CatalogRecord,
  products: readonly ProductRecord[],
  skipInvalid: boolean,
): readonly ProductRecord[] {
  assertReady(catalog, { count: products.length, invalid: products.filter(isInvalid), skipInvalid });
  return products.filter((product) => !isInvalid(product));
}

/** Throws CONFLICT if the new version has the same content as the current one. */
export function assertChanged(isSame: boolean, current: PublishedCatalogRecord | null): void {
  if (!isSame || !current) return;
  throw conflict(say`No changes to publish. The current version, ${current.version}, has the same content.`);
}
