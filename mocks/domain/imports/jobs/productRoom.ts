import { DomainError } from '../../../errors';
import type { WorkRun } from '../../jobs/work';

const inWords = (count: number) => count.toLocaleString('en');

/** A file with more products than a catalog can hold. */
export const tooManyProducts = (fileName: string, count: number, limit: number): DomainError =>
  new DomainError(
    'LIMIT',
    `“${fileName}” has ${inWords(count)} products, and a catalog can hold ${inWords(limit)}. ` +
      'Split the file, then import each part into a catalog of its own.',
  );

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
