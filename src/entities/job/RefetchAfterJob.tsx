import { useApolloClient } from '@apollo/client/react';
import { useJobRunProgressSubscription } from './JobRun.generated';
import { isSettled } from './jobState';

/** Refetches the page’s queries when a job settles. Renders nothing. */
export function RefetchAfterJob({ jobId }: { jobId: string }) {
  const client = useApolloClient();
  useJobRunProgressSubscription({
    variables: { id: jobId },
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) {
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      }
    },
  });
  return null;
}
