import { href, paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text/TextLink';
import type { JobIssuesQuery } from './JobIssues.generated';
import type { JobStateFragment } from '../JobState.generated';

/** An issue of a job. */
export type JobIssue = JobIssuesQuery['job']['issues']['issues'][number];

/** Props of `JobIssueProduct`. */
export interface JobIssueProductProps {
  issue: JobIssue;
  job: Pick<JobStateFragment, 'mode' | 'catalog'>;
}

/**
 * The product that an issue is about: a link to its page if it is stored, or to a search for its SKU if it comes from a
 * file.
 */
export function JobIssueProduct({ issue, job }: JobIssueProductProps) {
  const { entityId, entityName } = issue;
  const name = entityName ?? entityId;
  const catalogId = job.catalog?.id;
  if (name === null || entityId === null || catalogId === undefined) return name;
  if (/^\d+$/.test(entityId)) {
    return <TextLink to={href(paths.productDetail, { catalogId, productId: entityId })}>{name}</TextLink>;
  }
  if (job.mode === 'DRY_RUN') return name;
  return <TextLink to={href(paths.productList, { catalogId }, { q: entityId })}>{name}</TextLink>;
}
