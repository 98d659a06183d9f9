import type { ChangeAction, IssueSeverity } from '../../graphql/types.generated';
import { urlChoice, urlPage } from '../../routing/urlParams';
import type { SetUrlState, UrlParams } from '../../routing/useUrlState';
import type { JobDetailQuery } from './JobDetail.generated';

/** The tabs of a job's page. */
export type JobTab = 'issues' | 'changes' | 'log' | 'files';

/** What the address of a job's page says. */
export interface JobDetailState {
  /** null for the one that has most to say. */
  tab: JobTab | null;
  /** Of the issues. */
  severity: IssueSeverity | null;
  /** Of the changes. */
  action: ChangeAction | null;
  page: number;
  perPage: number;
}

/** All severities, the worst first. */
export const severities: readonly IssueSeverity[] = ['ERROR', 'WARNING', 'INFO'];

/** All that can happen to a product. */
export const changeActions: readonly ChangeAction[] = ['CREATE', 'UPDATE', 'DELETE', 'SKIP'];

/** How the address says it. */
export const jobDetailParams: UrlParams<JobDetailState> = {
  ...urlPage,
  tab: urlChoice<JobTab>(['issues', 'changes', 'log', 'files']),
  severity: urlChoice(severities),
  action: urlChoice(changeActions),
};

/** Props of each tab. */
export interface JobTabProps {
  job: JobDetailQuery['job'];
  state: JobDetailState;
  onChange: SetUrlState<JobDetailState>;
}
