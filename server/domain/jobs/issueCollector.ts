import type { IssueCountsRecord, IssueRecord } from '../../records/validation';
import { COUNT_OF } from './parts';

/** Issues for a job: those that it stores, and the number of all. */
export interface CollectedIssues {
  issues: IssueRecord[];
  issueCounts: IssueCountsRecord;
}

/** Creates a function that collects at most `limit` issues of each severity, and counts all. */
export function createIssueCollector(limit: number): CollectedIssues & { collect: (issue: IssueRecord) => void } {
  const issues: IssueRecord[] = [];
  const issueCounts: IssueCountsRecord = { error: 0, warning: 0, info: 0 };
  const collect = (issue: IssueRecord) => {
    if (issueCounts[COUNT_OF[issue.severity]]++ < limit) issues.push(issue);
  };
  return { issues, issueCounts, collect };
}
