import { DomainError } from '../../../errors';
import type { WorkRun } from '../../jobs/work';
import type { Limits } from '../../limits';
import type { OpenedProducts } from '../openProducts';

const inWords = (count: number) => count.toLocaleString('en');

/** Throws LIMIT if the file has more products than a catalog can hold, or more rows than an import takes. */
export const assertFits = (fileName: string, { groupCount, rowCount }: OpenedProducts, limits: Limits): void => {
  if (groupCount > limits.products) {
    const message = `“${fileName}” has ${inWords(groupCount)} products, and a catalog can hold ${inWords(limits.products)}.`;
    throw new DomainError('LIMIT', `${message} Split the file, then import each part into a catalog of its own.`);
  }
  if (rowCount > limits.rows) {
    const message = `“${fileName}” has ${inWords(rowCount)} rows, and an import takes ${inWords(limits.rows)}.`;
    throw new DomainError('LIMIT', `${message} Split the file, keeping the rows of each product together.`);
  }
};

/** How many new products of a file its catalog can still take. One that is only planned takes room, too. */
export const createProductRoom = ({ ctx, job }: WorkRun, isStoring: boolean) => {
  const limit = ctx.limits.products;
  let stored = 0;
  let taken = 0;
  return {
    /** Looks how many products are stored; to be called at the start of each slice. */
    measure: async () => {
      stored = (await ctx.store.products.stats(job.catalogId)).products;
      // What earlier slices created is stored by now.
      if (isStoring) taken = 0;
    },
    /** Takes the room of one product. Throws LIMIT where none is left. */
    take: () => {
      taken++;
      if (stored + taken <= limit) return;
      throw new DomainError(
        'LIMIT',
        `The catalog “${job.catalogName}” holds ${inWords(stored)} products and can hold ${inWords(limit)}, so not all new products of the file can be added. ` +
          'Delete products that are not needed, or import the rest into another catalog.',
      );
    },
  };
};
