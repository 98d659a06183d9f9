import type { CatalogRecord } from '#server/records/catalogs';
import type { Sentence } from '#server/records/sentence';
import type { IssueSeverity } from '#server/types.generated';
import type { DomainContext } from '../../context';
import { getIssueLabel } from './issueLabels';
import { SEVERITIES } from '../validateProduct';

/** A kind of issue, and how many products of a catalog have one. */
export interface IssueKindRecord {
  code: string;
  severity: IssueSeverity;
  label: Sentence;
  productCount: number;
}

/**
 * Returns the kinds of issues that products of the catalog have: worst first, and those of most products first within a
 * severity.
 */
export async function listIssueKinds(
  { store }: Pick<DomainContext, 'store'>,
  { id }: Pick<CatalogRecord, 'id'>,
): Promise<IssueKindRecord[]> {
  const counts = await store.products.issueKinds(id);
  return counts
    .map((kind) => ({ ...kind, label: getIssueLabel(kind.code) }))
    .sort(
      (a, b) =>
        SEVERITIES[a.severity] - SEVERITIES[b.severity] ||
        b.productCount - a.productCount ||
        a.code.localeCompare(b.code),
    );
}
