import { nearestText } from '../../nearestText';
import { getCandidates } from '../../associations/unknownSkus';
import type { CatalogView } from '../../jobs/catalogView';
import type { WorkRun } from '../../jobs/work';
import type { ProductRecord } from '../../../records/products';
import type { IssueRecord } from '../../../records/validation';
import { unknownAssociation } from '../../validation/associationRule';
import { issue } from '../../validation/issues';
import type { SourceGroup } from '../openProducts';
import type { FileLedger } from './importScope';

/** How many unknown SKUs get a suggestion. Each is compared with all SKUs of the file. */
const SUGGESTIONS = 100;

/** An association in the file whose SKU was not in the rows before it. */
interface Mention {
  /** Where it is in the file. */
  place: Pick<IssueRecord, 'rowNumber' | 'column' | 'field' | 'entityId' | 'entityName'>;
  /** Whether the product is already counted as one with warnings. */
  isCounted: boolean;
}

/** Returns the SKUs of the file that share the first half with the given one. */
const getFileCandidates = (sku: string, known: Iterable<string>) => {
  const start = sku.slice(0, Math.ceil(sku.length / 2)).toLowerCase();
  return [...known].filter((one) => one.toLowerCase().startsWith(start));
};

/**
 * Collects the associations of a file while it is read, and reports at its end those with a SKU that neither the file nor
 * the catalog has: an associated product can be in a later row.
 */
export function createAssociationCheck({ ctx, job, yieldIfDue }: WorkRun, view: CatalogView, ledger: FileLedger) {
  const open = new Map<string, Mention[]>();
  return {
    /** Adds a product of the file, with its stored form if it has one, and the column of its associations. */
    add: (
      { patch, rows }: SourceGroup,
      product: Pick<ProductRecord, 'id'> | null,
      { column, isCounted }: { column: string | null; isCounted: boolean },
    ) => {
      const { associations = [], sku = '', name } = patch?.fields ?? {};
      associations.forEach((association, index) => {
        if (ledger.rowOfSku.has(association.sku)) return;
        const mention = {
          place: {
            rowNumber: rows[0]?.number ?? null,
            column,
            field: `associations[${index}].sku`,
            entityId: product?.id ?? sku,
            entityName: name || sku,
          },
          isCounted,
        };
        const mentions = open.get(association.sku);
        if (mentions) mentions.push(mention);
        else open.set(association.sku, [mention]);
      });
    },
    /** Returns the warnings, and how many products have no other. */
    finish: async (): Promise<{ issues: IssueRecord[]; warnings: number }> => {
      const issues: IssueRecord[] = [];
      const counted = new Set<string | null>();
      let suggestions = 0;
      for (const [sku, mentions] of open) {
        await yieldIfDue();
        if (ledger.rowOfSku.has(sku) || (await view.bySku(sku))) continue;
        const candidates =
          suggestions++ < SUGGESTIONS
            ? [
                ...(await getCandidates(ctx.store, job.catalogId, sku)),
                ...getFileCandidates(sku, ledger.rowOfSku.keys()),
              ]
            : [];
        const words = unknownAssociation(sku, nearestText(sku, candidates));
        for (const { place, isCounted } of mentions) {
          issues.push(issue({ ...words, ...place, entityType: 'PRODUCT' }));
          if (!isCounted) counted.add(place.entityId);
        }
      }
      return { issues, warnings: counted.size };
    },
  };
}
