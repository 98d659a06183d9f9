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

/** Whether ERROR issues keep the product out of a version. */
export const isInvalid = ({ issues }: ProductRecord): boolean => issues.some(({ severity }) => severity === 'ERROR');

/** What refused publishing can do instead: leave the products with errors out, if any others are ready. */
const wayOut = (products: readonly ProductRecord[]): string => {
  const ready = products.filter((product) => !isInvalid(product)).length;
  if (ready === 0) return ' Fix them first.';
  return ` Fix them, or publish the ${ready} that ${ready === 1 ? 'is' : 'are'} ready and make the rest drafts.`;
};

/**
 * Those of the catalog's ACTIVE products that its next version holds: all of them, or with `skipInvalid` those without
 * ERROR issues. Throws CONFLICT if there is nothing to publish, or if ERROR issues block it, with the first of them named.
 */
export const productsToPublish = (
  { name }: CatalogRecord,
  products: readonly ProductRecord[],
  skipInvalid: boolean,
): readonly ProductRecord[] => {
  if (!products.length) {
    throw conflict(`"${name}" has no active products to publish. Import some, or set the status of drafts to ACTIVE.`);
  }
  const ready = products.filter((product) => !isInvalid(product));
  if (ready.length === products.length || (skipInvalid && ready.length)) return ready;
  const errors = products.flatMap(({ sku, issues }) =>
    issues.filter(({ severity }) => severity === 'ERROR').map(({ message }) => `${sku}: ${message}`),
  );
  const rest = errors.length - NAMED;
  throw conflict(
    `${errors.length === 1 ? '1 error blocks' : `${errors.length} errors block`} publishing "${name}". ` +
      errors.slice(0, NAMED).join(' ') +
      (rest > 0 ? ` And ${rest} more.` : '') +
      wayOut(products),
  );
};

/** Throws CONFLICT if the current version holds the very same content. */
export const assertChanged = (checksum: string, current: PublishedCatalogRecord | null): void => {
  if (current?.checksum !== checksum) return;
  throw conflict(`Nothing to publish: version ${current.version}, which is current, has the same content.`);
};
