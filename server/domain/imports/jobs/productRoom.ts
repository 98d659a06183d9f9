import { DomainError } from '#server/errors';
import { say } from '#server/records/sentence';
import type { WorkRun } from '../../jobs/work';
import type { Limits } from '../../limits';
import type { OpenedProducts } from '../openProducts';

/** Throws LIMIT if the file has more products than a catalog can hold, or more rows than an import can have. */
export function assertFits(fileName: string, { groupCount, rowCount }: OpenedProducts, limits: Limits): void {
  if (groupCount > limits.products) {
    throw new DomainError(
      'LIMIT',
      say`“${fileName}” has ${{ grouped: groupCount }} products, but a catalog can have at most ${{ grouped: limits.products }}. Split the file and import each part into its own catalog.`,
    );
  }
  if (rowCount > limits.rows) {
    throw new DomainError(
      'LIMIT',
      say`“${fileName}” has ${{ grouped: rowCount }} rows, but an import can have at most ${{ grouped: limits.rows }}. Split the file. Keep the rows of each product together.`,
    );
  }
}

/** How many new products of a file the catalog can still hold. */
export type ProductRoom = ReturnType<typeof createProductRoom>;

/** Tracks how many new products of a file the catalog can still hold. Products that are only planned count as well. */
export function createProductRoom({ ctx, job }: WorkRun) {
  const limit = ctx.limits.products;
  let stored = 0;
  let taken = 0;
  return {
    /** Counts the stored products. Call it at the start of each slice. */
    measure: async () => {
      stored = (await ctx.store.products.stats(job.catalogId)).products;
    },
    /** Reserves space for one product. Throws LIMIT if none is left. */
    take: () => {
      taken++;
      if (stored + taken <= limit) return;
      throw new DomainError(
        'LIMIT',
        say`The catalog “${job.catalogName}” has ${{ grouped: stored }} of at most ${{ grouped: limit }} products, so not all new products in the file can be added. Delete products you don’t need, or import the rest into another catalog.`,
      );
    },
    /** Ends all reservations, because the products are stored. */
    clear: () => {
      taken = 0;
    },
  };
}
