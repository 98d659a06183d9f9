import { useApolloClient } from '@apollo/client/react';
import { isSettled } from '../../../entities/job/jobState';
import { useProductJobProgressSubscription } from './ProductJob.generated';

/** Refetches the page’s queries when a job settles. Renders nothing. */
export function JobProgress({ jobId }: { jobId: string }) {
  const client = useApolloClient();
  useProductJobProgressSubscription({
    variables: { id: jobId },
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) {
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      }
    },
  });
  return null;
}
