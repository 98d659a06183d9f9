import { nearestText } from '../../texts/nearestText';
import { getCandidates } from '../../associations/unknownSkus';
import type { WorkRun } from '../../jobs/work';
import type { ProductContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { unknownAssociation } from '../../validation/associationRule';
import { loadDefinedRules } from '../../validation/definedRules';
import { issue } from '../../validation/issues';
import { unknownReference } from '../../validation/productReferences';
import type { SourceGroup } from '../openProducts';
import type { ImportScope } from './importScope';
import { getSourceColumn } from './rowIssues';

/** How many unknown SKUs get a suggestion. Each is compared with all SKUs of the file. */
const SUGGESTIONS = 100;

/** A mention of a product in the file whose SKU was not in the rows before it. */
interface Mention {
  /** Where it is in the file. */
  place: Pick<IssueRecord, 'rowNumber' | 'column' | 'field' | 'entityId' | 'isSku' | 'entityName'>;
  /** Returns what is said of it. */
  say: typeof unknownAssociation;
  /** Whether the product is already counted as one with warnings. */
  isCounted: boolean;
}

/** Returns the SKUs of the file that share the first half with the given one. */
const getFileCandidates = (sku: string, known: Iterable<string>) => {
  const start = sku.slice(0, Math.ceil(sku.length / 2)).toLowerCase();
  return [...known].filter((one) => one.toLowerCase().startsWith(start));
};

/**
 * Collects the products that a file mentions while it is read, as associated ones and in attributes, and reports at its
 * end those with a SKU that neither the file nor the catalog has: a mentioned product can be in a later row.
 */
export async function createAssociationCheck(
  { ctx, job, yieldIfDue }: WorkRun,
  { plan, view, ledger }: Pick<ImportScope, 'plan' | 'view' | 'ledger'>,
) {
  const rules = await loadDefinedRules(ctx.store);
  const open = new Map<string, Mention[]>();
  return {
    /** Adds a product of the file: its content once it is imported, and its ID if it has one. */
    add: (
      { patch, rows }: SourceGroup,
      { content, id, isCounted }: { content: ProductContent | null; id: string | undefined; isCounted: boolean },
    ) => {
      const { associations = [], sku = '', name } = patch?.fields ?? {};
      const toMention = (field: string, say: Mention['say']): Mention => ({
        place: {
          rowNumber: rows[0]?.number ?? null,
          column: getSourceColumn(field, plan, content),
          field,
          entityId: id ?? sku,
          ...(id === undefined && { isSku: true }),
          entityName: name || sku,
        },
        say,
        isCounted,
      });
      const add = (mentioned: string, mention: Mention) => {
        if (ledger.skus.has(mentioned)) return;
        const mentions = open.get(mentioned);
        if (mentions) mentions.push(mention);
        else open.set(mentioned, [mention]);
      };
      associations?.forEach((association, index) =>
        add(association.sku, toMention(`associations[${index}].sku`, unknownAssociation)),
      );
      for (const reference of (content && rules?.getReferences(content)) ?? []) {
        const { field, variant = null } = reference;
        const path = variant === null ? field : `variants[${variant}].${field}`;
        const mention = toMention(path, unknownReference);
        // Other values were in the catalog before.
        if (mention.place.column !== null) add(reference.sku, mention);
      }
    },
    /** Returns the warnings, and how many products have no other. */
    finish: async (): Promise<{ issues: IssueRecord[]; warnings: number }> => {
      const issues: IssueRecord[] = [];
      const counted = new Set<string | null>();
      let suggestions = 0;
      for (const [sku, mentions] of open) {
        await yieldIfDue();
        if (ledger.skus.has(sku) || (await view.bySku(sku))) continue;
        const candidates =
          suggestions++ < SUGGESTIONS
            ? [...(await getCandidates(ctx.store, job.catalogId, sku)), ...getFileCandidates(sku, ledger.skus.keys())]
            : [];
        const nearest = nearestText(sku, candidates);
        for (const { place, say, isCounted } of mentions) {
          issues.push(issue({ ...say(sku, nearest), ...place, entityType: 'PRODUCT' }));
          if (!isCounted) counted.add(place.entityId);
        }
      }
      return { issues, warnings: counted.size };
    },
  };
}
