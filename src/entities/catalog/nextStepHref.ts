import { href, paths } from '#routing/paths';
import type { NextActionFragment } from './NextAction.generated';
import type { NextAction } from './nextAction';

/** What the URL of a step depends on. */
export interface NextStepTarget extends Pick<NextActionFragment, 'id'> {
  currentVersion: { id: string } | null;
}

/** Returns the URL of the page for a step that is done on a page of its own; null for a step that is one click. */
export function getNextStepHref(catalog: NextStepTarget, step: NextAction, jobId?: string): string | null {
  const catalogId = catalog.id;
  switch (step) {
    case 'WATCH_JOB':
      return jobId === undefined ? href(paths.jobList, {}, { catalogId }) : href(paths.jobDetail, { jobId });
    case 'IMPORT':
      return href(paths.catalogImport, { catalogId });
    case 'FIX_ERRORS':
      return href(paths.issueList, { catalogId });
    case 'RESTORE_WORKING_COPY':
      return catalog.currentVersion
        ? href(paths.publishedCatalogRestore, { versionId: catalog.currentVersion.id })
        : null;
    case 'PUBLISH':
    case 'PUBLISH_CHANGES':
      return href(paths.catalogPublish, { catalogId });
    default:
      return null;
  }
}
