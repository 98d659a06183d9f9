import { DomainError } from '../../errors';
import { toEnglish } from '../../records/sentenceText';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';

/** Maximum number of blocking products listed. */
const NAMED = 3;

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** Throws CONFLICT if the catalog is archived or has no sales channel. */
export function assertCatalogOpen({ name, status, channels }: CatalogRecord): void {
  if (status === 'ARCHIVED') throw conflict(`"${name}" is archived. Restore it before you publish.`);
  if (status === 'DRAFT' && !channels.length) {
    throw conflict(`"${name}" has no sales channel. Add one before you publish.`);
  }
}

/** Whether ERROR issues exclude the product from a version. */
export function isInvalid({ issues }: ProductRecord): boolean {
  return issues.some(({ severity }) => severity === 'ERROR');
}

/** Returns the alternative when publishing is blocked: leave out the products with errors if any others are ready. */
const wayOut = (products: readonly ProductRecord[]): string => {
  const ready = products.filter((product) => !isInvalid(product)).length;
  if (ready === 0) return ' Fix them first.';
  return ` Fix them, or publish the ${ready} that ${ready === 1 ? 'is' : 'are'} ready and set the rest to draft.`;
};

/**
 * Returns the catalog's ACTIVE products that its next version contains: all of them, or with `skipInvalid` those
 * without ERROR issues. Throws CONFLICT if there is nothing to publish or if ERROR issues block publishing; the message
 * lists the first ones.
 */
export function productsToPublish(
  { name }: CatalogRecord,
  products: readonly ProductRecord[],
  skipInvalid: boolean,
): readonly ProductRecord[] {
  if (!products.length) {
    throw conflict(`"${name}" has no active products to publish. Import products or set drafts to active.`);
  }
  const ready = products.filter((product) => !isInvalid(product));
  if (ready.length === products.length || (skipInvalid && ready.length)) return ready;
  const errors = products.flatMap(({ sku, issues }) =>
    issues.filter(({ severity }) => severity === 'ERROR').map(({ message }) => `${sku}: ${toEnglish(message)}`),
  );
  const rest = errors.length - NAMED;
  throw conflict(
    `${errors.length === 1 ? '1 error blocks' : `${errors.length} errors block`} publishing "${name}". ` +
      errors.slice(0, NAMED).join(' ') +
      (rest > 0 ? ` And ${rest} more.` : '') +
      wayOut(products),
  );
}

/** Throws CONFLICT if the new version has the same content as the current one. */
export function assertChanged(isSame: boolean, current: PublishedCatalogRecord | null): void {
  if (!isSame || !current) return;
  throw conflict(`No changes to publish. The current version, ${current.version}, has the same content.`);
}
