import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { isSettled } from '../../../entities/job/jobState';
import type { JobStatus } from '../../../graphql/types.generated';
import { href, paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text/TextLink';
import { jobMessages as messages } from './jobMessages';
import { useProductJobProgressSubscription } from './ProductJob.generated';

function Running({ jobId }: { jobId: string }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  useProductJobProgressSubscription({
    variables: { id: jobId },
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) {
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      }
    },
  });
  return <TextLink to={href(paths.jobDetail, { jobId })}>{formatMessage(messages.running)}</TextLink>;
}

/** Link to the job that is changing the catalog. Refetches the page's queries when the job settles. */
export function RunningJob({ job }: { job: { id: string; status: JobStatus } | null }) {
  return job && !isSettled(job.status) ? <Running key={job.id} jobId={job.id} /> : null;
}
