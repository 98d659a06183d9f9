import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { checkMessages as messages } from './checkMessages';
import { ImportCounts } from './ImportCounts';
import { ImportIssues } from './ImportIssues';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { JobActions } from '#entities/job/JobActions';
import { ImportOutcome } from './ImportOutcome';
import { noFilters, type ImportState, type SetImportState } from '../importParams';
import { JobProgress } from '#entities/job/JobProgress';
import { ImportStepView } from '../ImportStepView';
import { StepActions } from '../StepActions';
import { isDone, isSettled } from '#entities/job/jobState';
import { useLiveJob } from '#entities/job/live/useLiveJob';

interface ApplyStepProps {
  catalogId: string;
  jobId: string;
  state: ImportState;
  onChange: SetImportState;
}

const hasIssues = ({ issueCounts: { error, warning, info } }: JobStateFragment) => error + warning + info > 0;

/** The last step: the import itself, which also runs in the background, and its result. */
export function ApplyStep({ catalogId, jobId, state, onChange }: ApplyStepProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const result = useLiveJob(jobId);

  const waysOn = (job: JobStateFragment) => (
    <StepActions>
      {isSettled(job.status) && !isDone(job.status) && state.file !== '' && (
        <Button onClick={() => onChange({ step: 'check', job: '', ...noFilters }, { push: true })}>
          {formatMessage(messages.toCheck)}
        </Button>
      )}
      {isSettled(job.status) && (
        <Button onClick={() => onChange({ step: 'upload', file: '', job: '', ...noFilters }, { push: true })}>
          {formatMessage(messages.another)}
        </Button>
      )}
      <LinkButton to={href(paths.jobDetail, { jobId })}>
        {formatMessage(job.isUndoable ? messages.toJobUndo : messages.toJob)}
      </LinkButton>
      {isDone(job.status) && can('publish', 'Catalog') && (
        <LinkButton to={href(paths.catalogPublish, { catalogId })}>{formatMessage(messages.toPublish)}</LinkButton>
      )}
      {isDone(job.status) && (
        <LinkButton to={href(paths.productList, { catalogId })} appearance="primary">
          {formatMessage(messages.toProducts)}
        </LinkButton>
      )}
    </StepActions>
  );
  return (
    <ImportStepView current="apply">
      <QueryView result={result} skeleton={<Placeholder height={240} />}>
        {({ job }) => (
          <>
            <Panel
              heading={formatMessage(messages.applyHeading, { file: job.inputFile?.name ?? '' })}
              actions={<JobActions job={job} />}
            >
              <ImportOutcome job={job} />
              {!isSettled(job.status) && (
                <JobProgress job={job} label={formatMessage(messages.progress, { kind: job.mode })} />
              )}
              <ImportCounts job={job} />
            </Panel>
            {isSettled(job.status) && hasIssues(job) && <ImportIssues job={job} state={state} onChange={onChange} />}
            {waysOn(job)}
          </>
        )}
      </QueryView>
    </ImportStepView>
  );
}
