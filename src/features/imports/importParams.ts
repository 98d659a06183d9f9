import type { IssueSeverity } from '#graphql/types.generated';
import { changeParams, type ChangesState } from '#entities/job/changes/changeParams';
import { severities } from '#entities/issue/severities';
import { urlChoice, urlPage, urlText } from '#routing/urlParams';
import type { SetUrlState, UrlParams } from '#routing/useUrlState';

/** The steps of an import, in order. */
export const importSteps = ['upload', 'layout', 'mapping', 'check', 'apply'] as const;

/** One of `importSteps`. */
export type ImportStep = (typeof importSteps)[number];

/** The state of an import in the URL, enough to continue after a reload. */
export interface ImportState extends ChangesState {
  step: ImportStep;
  /** ID of the uploaded file; empty before the upload. */
  file: string;
  /** Key of files that were selected before there was a catalog, see `holdFiles`; empty if there are none. */
  held: string;
  /** ID of the dry run or import; empty before. */
  job: string;
  /** Filters the columns of the mapping by name. */
  q: string;
  show: 'mapped' | 'unmapped' | 'guesses' | null;
  /** Filters the issues. */
  severity: IssueSeverity | null;
  page: number;
  perPage: number;
  /** Of the list of changes; the other list has `page`. */
  changesPage: number;
  changesPerPage: number;
}

/** The format of the URL parameters. */
export const importParams: UrlParams<ImportState> = {
  ...urlPage,
  step: urlChoice<ImportStep>(importSteps, 'upload'),
  file: urlText(),
  held: urlText(),
  job: urlText(),
  q: urlText(),
  show: urlChoice<'mapped' | 'unmapped' | 'guesses'>(['mapped', 'unmapped', 'guesses']),
  severity: urlChoice(severities),
  ...changeParams,
  changesPage: urlPage.page,
  changesPerPage: urlPage.perPage,
};

/** Updates the URL state. */
export type SetImportState = SetUrlState<ImportState>;

/** Resets the list filters of a step for the next step. */
export const noFilters = {
  q: '',
  show: null,
  severity: null,
  page: 1,
  action: null,
  sort: null,
  changesPage: 1,
} as const;
