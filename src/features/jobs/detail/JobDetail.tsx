import { useApolloClient } from '@apollo/client/react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useWatchedJob } from '#entities/job/live/watchedJobs';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { AfterLoading } from '#ui/layout/AfterLoading';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { LinkButton } from '#ui/control/LinkButton';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView } from '#ui/state/QueryView';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { detailMessages } from './detailMessages';
import { getJobSubject } from '#entities/job/jobSource';
import { JobActions } from '#entities/job/JobActions';
import { useJobDetailProgressSubscription, useJobDetailQuery } from './JobDetail.generated';
import { JobFacts } from './JobFacts';
import { JobFileDownload } from '#entities/job/JobFileDownload';
import { jobMessages } from '#entities/job/jobMessages';
import { JobOverview } from './JobOverview';
import { isSettled } from '#entities/job/jobState';
import { JobStatusBadge } from '#entities/job/JobStatusBadge';
import { jobDetailParams } from './jobTab';
import { JobTabs } from './JobTabs';
import { JobUndoButton } from './JobUndoButton';
import { messages } from '../messages';
import { titles } from '../titles';
import { useJobType } from '#entities/job/useJobType';

/** The page of a job: its status, its results, and the available actions. */
export function JobDetail() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { jobId = '' } = useParams();
  const getType = useJobType();
  useWatchedJob(jobId);
  const [state, setState] = useUrlState(jobDetailParams);
  const client = useApolloClient();
  const result = useJobDetailQuery({ variables: { id: jobId } });
  const job = result.data?.job;
  useJobDetailProgressSubscription({
    variables: { id: jobId },
    skip: !job || isSettled(job.status),
    // The data in the tabs is complete only now.
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) void client.refetchQueries({ include: 'active' });
    },
  });
  const type = job && getType(job);
  const subject = job && getJobSubject(job, intl);
  const exported = job?.type === 'EXPORT' ? job.outputFiles[0] : undefined;
  const name = type && subject ? formatMessage(messages.ofFile, { type, file: subject }) : type;
  usePageTitle(name);
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <RecordNotFound
        heading={formatMessage(titles.detail)}
        title={formatMessage(detailMessages.gone)}
        actions={<LinkButton to={paths.jobList}>{formatMessage(detailMessages.toList)}</LinkButton>}
      />
    );
  }

  return (
    <Page
      heading={name ?? formatMessage(titles.detail)}
      badge={job && <JobStatusBadge status={job.status} />}
      description={
        job && (
          <>
            {job.catalog && (
              <>
                <TextLink isInSentence to={href(paths.catalogDetail, { catalogId: job.catalog.id })}>
                  {job.catalog.name}
                </TextLink>
                {' · '}
              </>
            )}
            {formatMessage(detailMessages.by, { when: <RelativeTime key="when" at={job.createdAt} />, user: job.user })}
          </>
        )
      }
      actions={
        job && (
          <Fragment key={job.id}>
            <JobActions job={job} />
            <JobUndoButton job={job} />
            {exported && <JobFileDownload file={exported}>{formatMessage(jobMessages.downloadShort)}</JobFileDownload>}
          </Fragment>
        )
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={320} />}>
        {(data) => (
          <>
            <JobOverview job={data.job} />
            <JobTabs key={data.job.id} job={data.job} state={state} onChange={setState} />
            <AfterLoading>
              <JobFacts job={data.job} />
            </AfterLoading>
          </>
        )}
      </QueryView>
    </Page>
  );
}
