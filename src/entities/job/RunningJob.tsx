import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { JobStatus } from '#graphql/types.generated';
import { defineMessages } from '#i18n/defineMessages';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { isSettled } from './jobState';

const messages = defineMessages({
  running: { id: 'jobs.follow.running', defaultMessage: 'A job is running…' },
});

const RefetchAfterJob = lazyWithRetry(() => import('./RefetchAfterJob').then((module) => module.RefetchAfterJob));

/** Link to the job that is changing the catalog. Refetches the page's queries when the job settles. */
export function RunningJob({ job }: { job: { id: string; status: JobStatus } | null }) {
  const { formatMessage } = useIntl();
  if (!job || isSettled(job.status)) return null;
  return (
    <>
      <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{formatMessage(messages.running)}</TextLink>
      <Suspense fallback={null}>
        <RefetchAfterJob key={job.id} jobId={job.id} />
      </Suspense>
    </>
  );
}
