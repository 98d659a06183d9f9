import { useEffect } from 'react';
import { useWatchedJob } from '#entities/job/live/watchedJobs';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { restoreFocus } from '#ui/state/returnFocus';
import { QueryView } from '#ui/state/QueryView';
import { isSettled } from '#entities/job/jobState';
import { PublishDone } from './PublishDone';
import { PublishFailed } from './PublishFailed';
import { usePublishJobProgressSubscription, usePublishJobQuery } from './PublishJob.generated';
import { PublishRunning } from './PublishRunning';

export interface PublishJobProps {
  jobId: string;
  catalogId: string;
  /** Returns to the preview. */
  onBack: () => void;
}

/** The progress and result of publishing a version. */
export function PublishJob({ jobId, catalogId, onBack }: PublishJobProps) {
  useWatchedJob(jobId);
  const result = usePublishJobQuery({ variables: { id: jobId } });
  const status = result.data?.job.status;
  const isOver = status !== undefined && isSettled(status);
  // The buttons of a job that runs are gone with its end.
  useEffect(() => restoreFocus, [isOver]);
  usePublishJobProgressSubscription({
    variables: { id: jobId },
    skip: status === undefined || isOver,
  });
  return (
    <QueryView
      result={result}
      skeleton={
        <Panel>
          <Placeholder width="40%" height={20} />
          <Placeholder height={40} />
        </Panel>
      }
    >
      {({ job }) => {
        if (job.publishedCatalog)
          return <PublishDone job={job} publishedCatalog={job.publishedCatalog} catalogId={catalogId} />;
        return isSettled(job.status) ? <PublishFailed job={job} onBack={onBack} /> : <PublishRunning job={job} />;
      }}
    </QueryView>
  );
}
