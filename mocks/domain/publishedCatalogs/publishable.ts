import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';

/** How many of the products that block are named. */
const NAMED = 3;

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** Throws CONFLICT for a catalog that is put away, or that nobody could buy from once it is published. */
export const assertCatalogOpen = ({ name, status, channels }: CatalogRecord): void => {
  if (status === 'ARCHIVED') throw conflict(`"${name}" is archived. Restore it before you publish it.`);
  if (status === 'DRAFT' && !channels.length) {
    throw conflict(`"${name}" has no channel to be sold in. Add one before you publish it.`);
  }
};

/** Throws CONFLICT if there is nothing to publish, or if ERROR issues stand in the way, with the first of them named. */
export const assertProductsReady = ({ name }: CatalogRecord, products: readonly ProductRecord[]): void => {
  if (!products.length) {
    throw conflict(`"${name}" has no active products to publish. Import some, or set the status of drafts to ACTIVE.`);
  }
  const errors = products.flatMap(({ sku, issues }) =>
    issues.filter(({ severity }) => severity === 'ERROR').map(({ message }) => `${sku}: ${message}`),
  );
  if (!errors.length) return;
  const rest = errors.length - NAMED;
  throw conflict(
    `${errors.length === 1 ? '1 error blocks' : `${errors.length} errors block`} publishing "${name}". ` +
      errors.slice(0, NAMED).join(' ') +
      (rest > 0 ? ` And ${rest} more.` : ''),
  );
};

/** Throws CONFLICT if the current version holds the very same content. */
export const assertChanged = (checksum: string, current: PublishedCatalogRecord | null): void => {
  if (current?.checksum !== checksum) return;
  throw conflict(`Nothing to publish: version ${current.version}, which is current, has the same content.`);
};
