import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import type { JobIssuesQuery } from './JobIssues.generated';

/** An issue of a job. */
export type JobIssue = JobIssuesQuery['job']['issues']['issues'][number];

export interface JobIssueProductProps {
  issue: JobIssue;
  catalogId: string | undefined;
}

/** The product that an issue is about: a link to its page if it is stored, otherwise its name. */
export function JobIssueProduct({ issue, catalogId }: JobIssueProductProps) {
  const { entityId, entityName, productId } = issue;
  const name = entityName ?? entityId;
  if (productId === null || catalogId === undefined) return name;
  return <TextLink to={href(paths.productDetail, { catalogId, productId })}>{name}</TextLink>;
}
