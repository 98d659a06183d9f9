import type { IssueSeverity } from '#graphql/types.generated';
import { changeParams, type ChangesState } from '#entities/job/changes/changeParams';
import { severities } from '#entities/issue/severities';
import { urlChoice, urlPage } from '#routing/urlParams';
import type { SetUrlState, UrlParams } from '#routing/useUrlState';
import type { JobDetailQuery } from './JobDetail.generated';

/** The tabs of a job's page. */
export type JobTab = 'issues' | 'changes' | 'log' | 'files';

/** URL parameters of the job page. */
export interface JobDetailState extends ChangesState {
  /** null for the default tab, the one with the most important content. */
  tab: JobTab | null;
  /** Filter of the issues. */
  severity: IssueSeverity | null;
  page: number;
  perPage: number;
}

/** How the state is stored in the URL. */
export const jobDetailParams: UrlParams<JobDetailState> = {
  ...urlPage,
  tab: urlChoice<JobTab>(['issues', 'changes', 'log', 'files']),
  severity: urlChoice(severities),
  ...changeParams,
};

/** Props of each tab. */
export interface JobTabProps {
  job: JobDetailQuery['job'];
  state: JobDetailState;
  onChange: SetUrlState<JobDetailState>;
}
