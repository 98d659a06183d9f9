import type { IssueSeverity } from '../../graphql/types.generated';
import { urlChoice, urlPage, urlText } from '../../routing/urlParams';
import type { SetUrlState, UrlParams } from '../../routing/useUrlState';

/** The steps of an import, in order. */
export const importSteps = ['upload', 'layout', 'mapping', 'check', 'apply'] as const;

/** One of them. */
export type ImportStep = (typeof importSteps)[number];

/** What the address of an import says, enough to go on after a reload. */
export interface ImportState {
  step: ImportStep;
  /** Id of the uploaded file; empty before. */
  file: string;
  /** Id of the dry run or the import; empty before. */
  job: string;
  /** Narrows the mapping to columns by their names. */
  q: string;
  show: 'mapped' | 'unmapped' | null;
  /** Of the issues. */
  severity: IssueSeverity | null;
  page: number;
  perPage: number;
}

/** All severities, the worst first. */
export const severities: readonly IssueSeverity[] = ['ERROR', 'WARNING', 'INFO'];

/** How the address says it. */
export const importParams: UrlParams<ImportState> = {
  ...urlPage,
  step: urlChoice<ImportStep>(importSteps, 'upload'),
  file: urlText(),
  job: urlText(),
  q: urlText(),
  show: urlChoice<'mapped' | 'unmapped'>(['mapped', 'unmapped']),
  severity: urlChoice(severities),
};

/** Changes of the address. */
export type SetImportState = SetUrlState<ImportState>;

/** What a step narrowed its lists to, put back for the next step. */
export const noNarrowing = { q: '', show: null, severity: null, page: 1 } as const;
